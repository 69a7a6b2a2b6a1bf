import { invoiceName, type ListedInvoice, listInvoices } from "#contract/orders/invoices.ts";
import ReceiptText from "#icons/receipt-text.mjs";
import type { Column } from "#web/back-office/ui/data-table.tsx";
import { listOf } from "#web/back-office/ui/list-page.tsx";
import { StatusBadge } from "#web/back-office/ui/status-badge.tsx";
import { Money, Typed, When } from "#web/back-office/ui/values.tsx";
import { TextLink } from "#web/ui/text-link.tsx";

const list = listOf(listInvoices);
export const { loader } = list;

const columns: readonly Column<ListedInvoice>[] = [
  { head: "Invoice", cell: (invoice) => <InvoiceLink invoice={invoice} /> },
  { head: "Date", cell: ({ issuedAt }) => <When at={issuedAt} dayOnly />, isLabelled: true },
  {
    head: "Order",
    cell: ({ order }) => order && <TextLink to={`/orders/${order.id}`}>{order.OrderID}</TextLink>,
    isLabelled: true,
  },
  { head: "Customer", cell: ({ order }) => order && <Typed text={order.name} /> },
  { head: "Sales tax", cell: ({ tax }) => <Money rupees={tax} />, isNumber: true, from: "md" },
  { head: "Total", cell: ({ total }) => <Money rupees={total} />, isNumber: true, isLabelled: true },
  {
    head: "State",
    cell: ({ isCancelled }) => isCancelled && <StatusBadge tone="cancelled">Cancelled</StatusBadge>,
    isCardEnd: true,
  },
];

/** Papers are printed from their order. */
function InvoiceLink({ invoice: { number, order } }: { invoice: ListedInvoice }) {
  if (!order) return <span>{invoiceName(number)}</span>;
  return (
    <TextLink to={`/invoices?${new URLSearchParams({ ids: order.id, number: String(number) })}`}>
      {invoiceName(number)}
    </TextLink>
  );
}

export function Component() {
  return (
    <list.Page
      title="Invoices"
      search="Invoice number"
      columns={columns}
      keyOf={({ number }) => String(number)}
      icon={ReceiptText}
      empty="No invoices here"
    />
  );
}
