import { PackageOpen } from "lucide";
import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import type { CustomerOrder } from "#contract/back-office/customers.ts";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { answerOf } from "../answer-of.ts";
import { backOffice } from "../api.ts";
import { type Column, DataTable } from "../ui/data-table.tsx";
import { FactList } from "../ui/fact-list.tsx";
import { Money } from "../ui/money.tsx";
import { PageHeader } from "../ui/page-header.tsx";
import { StatusBadge, type StatusTone } from "../ui/status-badge.tsx";
import { Typed } from "../ui/typed.tsx";
import { When } from "../ui/when.tsx";
import { SavedMeasurements } from "./saved-measurements.tsx";

export async function loader({ request, params }: LoaderFunctionArgs) {
  return answerOf(await backOffice.customers.get({ query: { id: params.id ?? "" } }), request);
}

const tones: Record<CustomerOrder["orderProgress"], StatusTone> = {
  Pending: "pending",
  Dispatched: "dispatched",
  Delivered: "delivered",
  Cancelled: "cancelled",
};

const columns: readonly Column<CustomerOrder>[] = [
  { head: "Order", cell: ({ OrderID }) => OrderID },
  { head: "Placed", cell: ({ createdAt }) => <When at={createdAt} /> },
  { head: "Total", cell: ({ totalAmount }) => <Money rupees={totalAmount} />, isNumber: true },
  {
    head: "State",
    cell: ({ orderProgress }) => <StatusBadge tone={tones[orderProgress]}>{orderProgress}</StatusBadge>,
    isCardEnd: true,
  },
];

/** What a customer has given the shop, to be read only: they change it in their profile. */
export function Component() {
  const { customer, orders, measurementSets } = useLoaderData<typeof loader>();
  return (
    <div className="grid">
      <PageHeader title={customer.name} crumbs={[{ label: "Customers", to: "/customers" }]} />
      <FactList
        label="Customer"
        facts={[
          { name: "Email", value: <Typed text={customer.email} /> },
          { name: "Phone", value: <Typed text={customer.phone || "Not given"} /> },
          { name: "Address", value: <Typed text={customer.address || "Not given"} /> },
          { name: "Since", value: <When at={customer.createdAt} dayOnly /> },
          { name: "Orders", value: customer.orders },
          { name: "Spent", value: <Money rupees={customer.spent} /> },
        ]}
      />
      <h2 className="mb-2 text-lg">Orders</h2>
      <DataTable
        caption="Orders of this customer"
        columns={columns}
        rows={orders}
        keyOf={({ id }) => id}
        linkOf={({ id }) => `/orders/${id}`}
        empty={<EmptyState icon={PackageOpen} title="No orders yet" />}
      />
      <h2 className="mt-6 mb-2 text-lg">Measurements</h2>
      <SavedMeasurements sets={measurementSets} />
    </div>
  );
}
