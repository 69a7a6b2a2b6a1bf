import { useLoaderData, useSearchParams } from "react-router";
import type { PaperOrder, Sender } from "#contract/back-office/papers.ts";
import { DraftInvoice } from "./draft-invoice.tsx";
import { InvoiceSheet } from "./invoice-sheet.tsx";
import { loadPapers } from "./load-papers.ts";
import { PaperFrame } from "./paper-frame.tsx";

export const loader = loadPapers;

/**
 * The invoice of each order, one that was taken back with its credit note; `number` in the address asks for an earlier one, `note`
 * for a credit note alone.
 */
export function Component() {
  const { shop, orders } = useLoaderData<typeof loader>();
  const [params] = useSearchParams();
  const asked = { number: Number(params.get("number") ?? 0), note: Number(params.get("note") ?? 0) };
  return (
    <PaperFrame names={asked.note > 0 ? ["Credit note", "credit notes"] : ["Invoice", "invoices"]}>
      {orders.flatMap((order) => sheetsOf(shop, order, asked))}
    </PaperFrame>
  );
}

function sheetsOf(shop: Sender, order: PaperOrder, { number, note }: { number: number; note: number }) {
  if (note > 0) return notesOf(shop, order, note);
  const invoice = order.invoices.find((each) => each.number === number) ?? order.invoices.at(-1);
  const isLeft = order.orderProgress === "Cancelled" || number > 0;
  if (!invoice || (invoice.credit && !isLeft))
    return [<DraftInvoice key={order.id} shop={shop} order={order} />];
  return [
    <InvoiceSheet key={order.id} {...{ shop, order, invoice }} />,
    ...(invoice.credit
      ? [<InvoiceSheet key={`${order.id} credit`} {...{ shop, order, invoice }} note={invoice.credit} />]
      : []),
  ];
}

function notesOf(shop: Sender, order: PaperOrder, number: number) {
  return order.invoices.flatMap((invoice) =>
    [...invoice.partCredits, ...(invoice.credit ? [invoice.credit] : [])]
      .filter((note) => note.number === number)
      .map((note) => <InvoiceSheet key={`note ${number}`} {...{ shop, order, invoice, note }} />),
  );
}
