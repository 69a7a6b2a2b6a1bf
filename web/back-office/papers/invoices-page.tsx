import { useLoaderData, useSearchParams } from "react-router";
import type { PaperOrder, Sender } from "#contract/back-office/papers.ts";
import { DraftInvoice } from "./draft-invoice.tsx";
import { InvoiceSheet } from "./invoice-sheet.tsx";
import { loadPapers } from "./load-papers.ts";
import { PaperFrame } from "./paper-frame.tsx";

export const loader = loadPapers;

/** The invoice of each order, one that was taken back with its credit note; `number` in the address asks for an earlier one. */
export function Component() {
  const { shop, orders } = useLoaderData<typeof loader>();
  const number = Number(useSearchParams()[0].get("number") ?? 0);
  return (
    <PaperFrame names={["Invoice", "invoices"]}>
      {orders.flatMap((order) => sheetsOf(shop, order, number))}
    </PaperFrame>
  );
}

function sheetsOf(shop: Sender, order: PaperOrder, number: number) {
  const invoice = order.invoices.find((each) => each.number === number) ?? order.invoices.at(-1);
  const isLeft = order.orderProgress === "Cancelled" || number > 0;
  if (!invoice || (invoice.credit && !isLeft))
    return [<DraftInvoice key={order.id} shop={shop} order={order} />];
  return [
    <InvoiceSheet key={order.id} kind="invoice" {...{ shop, order, invoice }} />,
    ...(invoice.credit
      ? [<InvoiceSheet key={`${order.id} credit`} kind="credit-note" {...{ shop, order, invoice }} />]
      : []),
  ];
}
