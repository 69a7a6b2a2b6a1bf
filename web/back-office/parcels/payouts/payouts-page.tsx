import { useLoaderData, useRevalidator } from "react-router";
import { courierName } from "#contract/orders/couriers.ts";
import {
  type LatePayout,
  listPayouts,
  type PaidOutStatement,
  type PayoutMonth,
  type PayoutSums,
} from "#contract/parcels/payouts.ts";
import { loaderOf } from "#web/back-office/load.ts";
import { type Column, DataTable } from "#web/back-office/ui/data-table.tsx";
import { FormSection } from "#web/back-office/ui/form-section.tsx";
import { PageHeader } from "#web/back-office/ui/page-header.tsx";
import { Money, When } from "#web/back-office/ui/values.tsx";
import { describePaisa } from "./payout-labels.ts";
import { StatementForm } from "./statement-form.tsx";

export const loader = loaderOf(listPayouts);

const amount = (head: string, of: (sums: PayoutSums) => number): Column<PayoutSums> => ({
  head,
  cell: (sums) => describePaisa(of(sums)),
  isNumber: true,
  isLabelled: true,
});

const sums: readonly Column<PayoutSums>[] = [
  { head: "Parcels", cell: ({ rows }) => rows.toLocaleString("en"), isNumber: true, isLabelled: true },
  amount("Collected", ({ cod }) => cod),
  amount("Fees", ({ fees }) => fees),
  amount("Income tax", ({ incomeTax }) => incomeTax),
  amount("Sales tax", ({ salesTax }) => salesTax),
  amount("Of the whole statement", ({ others }) => others),
  amount("Paid out", ({ net }) => net),
];

const statementColumns: readonly Column<PaidOutStatement>[] = [
  { head: "Statement", cell: ({ number }) => number },
  { head: "Courier", cell: ({ courier }) => courierName(courier), isLabelled: true },
  { head: "Paid on", cell: ({ paidOn }) => <When at={paidOn} dayOnly />, isLabelled: true },
  ...sums,
  { head: "Not entered", cell: ({ open }) => open.toLocaleString("en"), isNumber: true, isLabelled: true },
];

const monthColumns: readonly Column<PayoutMonth>[] = [{ head: "Month", cell: ({ month }) => month }, ...sums];

const lateColumns: readonly Column<LatePayout>[] = [
  { head: "Order", cell: ({ OrderID }) => OrderID },
  { head: "Courier", cell: ({ courier }) => courier, isLabelled: true },
  { head: "Delivered on", cell: ({ deliveredOn }) => <When at={deliveredOn} dayOnly />, isLabelled: true },
  { head: "To be paid", cell: ({ balance }) => <Money rupees={balance} />, isNumber: true, isLabelled: true },
];

export function Component() {
  const { statements, months, late } = useLoaderData<typeof loader>();
  const { revalidate } = useRevalidator();
  return (
    <>
      <PageHeader title="Payouts" />
      <FormSection
        title="Statement of a courier"
        text="The cash that a courier has collected is posted to each order, less courier deductions. A file may be sent twice, or in parts: each row counts once."
      >
        <StatementForm onApplied={revalidate} />
      </FormSection>
      {late.length > 0 && (
        <section aria-labelledby="late" className="mt-6 grid gap-3">
          <h2 id="late" className="text-lg">
            Delivered more than ten days ago and not paid out
          </h2>
          <DataTable
            caption="Late"
            columns={lateColumns}
            rows={late}
            keyOf={({ id }) => id}
            linkOf={({ id }) => `/orders/${id}`}
            empty={null}
          />
        </section>
      )}
      {statements.length > 0 && (
        <section aria-labelledby="statements" className="mt-6 grid gap-3">
          <h2 id="statements" className="text-lg">
            Statements
          </h2>
          <DataTable
            caption="Statements"
            columns={statementColumns}
            rows={statements}
            keyOf={({ courier, number }) => `${courier} ${number}`}
            empty={null}
          />
        </section>
      )}
      {months.length > 0 && (
        <section aria-labelledby="months" className="mt-6 grid gap-3">
          <h2 id="months" className="text-lg">
            By month
          </h2>
          <DataTable
            caption="By month"
            columns={monthColumns}
            rows={months}
            keyOf={({ month }) => month}
            empty={null}
          />
        </section>
      )}
    </>
  );
}
