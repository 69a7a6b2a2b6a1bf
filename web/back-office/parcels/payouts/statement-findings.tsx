import { courierName } from "#contract/orders/couriers.ts";
import { exceptionLists, type PayoutException, type PayoutOutcome } from "#contract/parcels/payouts.ts";
import { type Column, DataTable } from "#web/back-office/ui/data-table.tsx";
import { FactList } from "#web/back-office/ui/fact-list.tsx";
import { Money } from "#web/back-office/ui/values.tsx";
import { TextLink } from "#web/ui/text-link.tsx";
import { describePaisa, listLabels } from "./payout-labels.ts";

const columns: readonly Column<PayoutException>[] = [
  { head: "Tracking number", cell: ({ trackingNumber }) => trackingNumber },
  {
    head: "Order",
    cell: ({ order, reference }) =>
      order ? <TextLink to={`/orders/${order.id}`}>{order.OrderID}</TextLink> : <bdi>{reference}</bdi>,
    isLabelled: true,
  },
  { head: "Collected", cell: ({ cod }) => describePaisa(cod), isNumber: true, isLabelled: true },
  { head: "Fees", cell: ({ fees }) => describePaisa(fees), isNumber: true, isLabelled: true },
  {
    head: "To be paid after it",
    cell: ({ balance }) => balance !== null && <Money rupees={balance} />,
    isNumber: true,
    isLabelled: true,
  },
];

export function StatementFindings({ result }: { result: PayoutOutcome }) {
  const { sums, lines, exceptions } = result;
  const lists = exceptionLists.filter((list) => exceptions.some((each) => each.list === list));
  return (
    <>
      <FactList
        label="Contents of the statement"
        facts={[
          { name: "Courier", value: courierName(result.courier) },
          { name: "Parcels", value: sums.rows.toLocaleString("en") },
          { name: "Collected", value: describePaisa(sums.cod) },
          { name: "Fees", value: describePaisa(sums.fees) },
          { name: "Income tax deducted", value: describePaisa(sums.incomeTax) },
          { name: "Sales tax deducted", value: describePaisa(sums.salesTax) },
          ...lines.map(({ words, amount }) => ({ name: words, value: describePaisa(amount) })),
          { name: "Paid out", value: describePaisa(sums.net) },
        ]}
      />
      {exceptions.length === 0 && <p className="font-[540]">Every parcel matches its order.</p>}
      {lists.map((list) => {
        const rows = exceptions.filter((each) => each.list === list);
        const { title, todo } = listLabels[list];
        return (
          <section key={list} aria-labelledby={`list-${list}`} className="grid gap-2">
            <h3 id={`list-${list}`} className="font-[560]">{`${title} (${rows.length})`}</h3>
            <p className="text-sm text-slate">{todo}</p>
            <DataTable
              caption={title}
              columns={columns}
              rows={rows}
              keyOf={(row) => `${row.trackingNumber} ${rows.indexOf(row)}`}
              empty={null}
            />
          </section>
        );
      })}
    </>
  );
}
