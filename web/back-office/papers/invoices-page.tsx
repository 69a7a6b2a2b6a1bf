import { useState } from "react";
import { useLoaderData, useRevalidator, useSearchParams } from "react-router";
import type { PrintedOrder, Sender } from "#contract/order-views/printed-orders.ts";
import { Button } from "#web/ui/button.tsx";
import { toastError } from "#web/ui/toast.ts";
import { DraftInvoice } from "./draft-invoice.tsx";
import { InvoiceSheet } from "./invoice-sheet.tsx";
import { issueInvoices } from "./invoices/issue-invoices.ts";
import { loadPrintedOrders, PrintLayout } from "./print-layout.tsx";

export const loader = loadPrintedOrders;

/**
 * The invoice of each order, a reversed one with its credit note; `number` in the address selects an earlier one,
 * `note` a credit note alone.
 */
export function Component() {
  const { shop, orders } = useLoaderData<typeof loader>();
  const [params] = useSearchParams();
  const { revalidate } = useRevalidator();
  const [issuing, setIssuing] = useState(false);
  const asked = { number: Number(params.get("number") ?? 0), note: Number(params.get("note") ?? 0) };
  const drafts =
    asked.note > 0
      ? []
      : orders.filter((order) => order.orderProgress !== "Cancelled" && isDraft(order, asked.number));

  /** An invoice that goes into a parcel needs a number. */
  async function issue() {
    setIssuing(true);
    const failed = await issueInvoices(drafts.map(({ id }) => id));
    if (failed) toastError(failed.error.error);
    else await revalidate();
    setIssuing(false);
  }

  return (
    <PrintLayout
      names={asked.note > 0 ? ["Credit note", "credit notes"] : ["Invoice", "invoices"]}
      actions={
        drafts.length > 0 && (
          <Button look="secondary" disabled={issuing} onClick={() => void issue()}>
            {drafts.length === 1 ? "Issue the invoice" : `Issue ${drafts.length} invoices`}
          </Button>
        )
      }
    >
      {orders.flatMap((order) => sheetsOf(shop, order, asked))}
    </PrintLayout>
  );
}

function sheetsOf(shop: Sender, order: PrintedOrder, { number, note }: { number: number; note: number }) {
  if (note > 0) return notesOf(shop, order, note);
  const invoice = shownInvoice(order, number);
  if (!invoice || isDraft(order, number)) return [<DraftInvoice key={order.id} shop={shop} order={order} />];
  return [
    <InvoiceSheet key={order.id} shop={shop} order={order} invoice={invoice} />,
    ...(invoice.credit
      ? [
          <InvoiceSheet
            key={`${order.id} credit`}
            shop={shop}
            order={order}
            invoice={invoice}
            note={invoice.credit}
          />,
        ]
      : []),
  ];
}

function shownInvoice({ invoices }: PrintedOrder, number: number) {
  return invoices.find((each) => each.number === number) ?? invoices.at(-1);
}

/** Whether an order has no valid invoice and no reversed one is requested. */
function isDraft(order: PrintedOrder, number: number): boolean {
  const invoice = shownInvoice(order, number);
  const isLeft = order.orderProgress === "Cancelled" || number > 0;
  return !invoice || (invoice.credit !== null && !isLeft);
}

function notesOf(shop: Sender, order: PrintedOrder, number: number) {
  return order.invoices.flatMap((invoice) =>
    [...invoice.partCredits, ...(invoice.credit ? [invoice.credit] : [])]
      .filter((note) => note.number === number)
      .map((note) => (
        <InvoiceSheet key={`note ${number}`} shop={shop} order={order} invoice={invoice} note={note} />
      )),
  );
}
