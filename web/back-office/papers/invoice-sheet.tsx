import type { ReactNode } from "react";
import {
  creditNoteName,
  type Invoice,
  type InvoiceLine,
  invoiceName,
} from "#contract/back-office/invoices.ts";
import type { PaperOrder, Sender } from "#contract/back-office/papers.ts";
import { formatRupees } from "#contract/money/money.ts";
import { surchargesOf } from "#contract/money/surcharges.ts";
import type { OrderItem } from "#contract/orders/orders.ts";
import { creditWords } from "../invoices/invoice-words.ts";
import { Money } from "../ui/money.tsx";
import { PrintedDay } from "../ui/when.tsx";
import { Addressee } from "./addressee.tsx";
import { ChosenWords } from "./chosen-words.tsx";
import { PaperHead } from "./paper-head.tsx";
import { type Part, Sheets } from "./sheets.tsx";

type InvoiceSheetProps = {
  shop: Sender;
  order: PaperOrder;
  invoice: Invoice;
  kind: "invoice" | "credit-note";
};

/** An invoice as it was issued, or the credit note that takes all of it back. */
export function InvoiceSheet({ shop, order, invoice, kind }: InvoiceSheetProps) {
  const isInvoice = kind === "invoice";
  const titleId = `${kind}-${invoice.number}`;
  const { credit } = invoice;
  const name = isInvoice || !credit ? invoiceName(invoice.number) : creditNoteName(credit.number);
  const title = isInvoice ? "Invoice" : "Credit note";
  const parts: Part[] = [
    {
      key: "head",
      whole: (
        <>
          <PaperHead
            title={`${title} ${name}`}
            titleId={titleId}
            shop={shop}
            order={order}
            issuedAt={isInvoice || !credit ? invoice.issuedAt : credit.issuedAt}
          >
            <TaxFact name="NTN" value={invoice.ntn} />
            <TaxFact name="STRN" value={invoice.strn} />
          </PaperHead>
          <h3 className="mb-1 text-sm font-[560]">For</h3>
          <Addressee order={order} />
          {invoice.buyerNumber !== "" && <p>NTN or CNIC {invoice.buyerNumber}</p>}
          <Reference invoice={invoice} kind={kind} />
        </>
      ),
    },
    {
      key: "items",
      rows: invoice.lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two lines may say the same
        <LineRow key={index} line={line} item={itemOf(order, invoice, index)} taxRate={invoice.taxRate} />
      )),
      frame: (rows) => (
        <LineTable caption={`Lines of ${name}`} taxRate={invoice.taxRate}>
          {rows}
        </LineTable>
      ),
    },
    { key: "sums", whole: <Sums order={order} invoice={invoice} kind={kind} /> },
    ...(invoice.taxRate !== null && isInvoice ? [{ key: "fbr", whole: <PlaceForFbr /> }] : []),
  ];
  return (
    <Sheets paper="a4" titleId={titleId} running={`${title} ${name} of ${order.OrderID}`} parts={parts} />
  );
}

/** What the line was ordered as, while the invoice stands: an order that is changed takes its invoice back. */
function itemOf(order: PaperOrder, { credit, lines }: Invoice, index: number): OrderItem | undefined {
  const item = order.items[index];
  return credit === null && item?.product_code === lines[index]?.code ? item : undefined;
}

function TaxFact({ name, value }: { name: string; value: string }) {
  if (value === "") return null;
  return (
    <>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </>
  );
}

/** What a credit note takes back, or what took an invoice back. */
function Reference({
  invoice: { number, issuedAt, credit },
  kind,
}: Pick<InvoiceSheetProps, "invoice" | "kind">) {
  if (!credit) return null;
  return (
    <p className="mt-3 font-[560]">
      {kind === "invoice" ? (
        <>
          Taken back by {creditNoteName(credit.number)} of <PrintedDay at={credit.issuedAt} />
        </>
      ) : (
        <>
          Takes back {invoiceName(number)} of <PrintedDay at={issuedAt} />
        </>
      )}
      : {creditWords[credit.reason]}.
    </p>
  );
}

function LineTable({
  caption,
  taxRate,
  children,
}: {
  caption: string;
  taxRate: number | null;
  children: ReactNode;
}) {
  return (
    <table className="mt-6 mb-2 w-full table-fixed border-collapse">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr className="border-b border-black text-sm">
          <th scope="col" className="py-1 pe-3 text-start font-[560]">
            Description
          </th>
          <th scope="col" className="w-16 px-2 py-1 text-end font-[560]">
            Pieces
          </th>
          {taxRate !== null && (
            <>
              <th scope="col" className="w-28 px-2 py-1 text-end font-[560]">
                Without tax
              </th>
              <th scope="col" className="w-28 px-2 py-1 text-end font-[560]">
                Sales tax {taxRate} %
              </th>
            </>
          )}
          <th scope="col" className="w-28 py-1 ps-2 text-end font-[560]">
            {taxRate === null ? "Amount" : "With tax"}
          </th>
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}

type LineRowProps = { line: InvoiceLine; item: OrderItem | undefined; taxRate: number | null };

function LineRow({ line: { name, code, hsCode, quantity, amount, tax }, item, taxRate }: LineRowProps) {
  return (
    <tr data-row className="border-b border-line align-top">
      <td className="py-1.5 pe-3 wrap-anywhere">
        <strong className="block font-[600]">
          {name} <span className="font-normal whitespace-nowrap">{code}</span>
        </strong>
        {hsCode !== "" && <span className="block text-sm">HS code {hsCode}</span>}
        {item && <ChosenWords item={item} />}
        {item &&
          surchargesOf(item).map((surcharge) => (
            <span key={surcharge.label} className="block text-sm">
              {surcharge.label}: + {formatRupees(surcharge.amount)}
            </span>
          ))}
      </td>
      <td className="px-2 py-1.5 text-end">{quantity}</td>
      {taxRate !== null && (
        <>
          <td className="px-2 py-1.5 text-end">
            <Money rupees={amount - tax} />
          </td>
          <td className="px-2 py-1.5 text-end">
            <Money rupees={tax} />
          </td>
        </>
      )}
      <td className="py-1.5 ps-2 text-end">
        <Money rupees={amount} />
      </td>
    </tr>
  );
}

/** What the lines come to, and what of it is paid; a credit note takes all of it back. */
function Sums({ order, invoice, kind }: Omit<InvoiceSheetProps, "shop">) {
  const { total, tax, taxRate, credit } = invoice;
  const { received, balance } = order.payment;
  const isOpen = kind === "invoice" && credit === null;
  const rows = [
    ...(taxRate === null
      ? []
      : [
          { label: "Value without tax", rupees: total - tax },
          { label: `Sales tax ${taxRate} %`, rupees: tax },
        ]),
    { label: kind === "invoice" ? "Total" : "Total taken back", rupees: total },
    ...(isOpen && received !== 0 ? [{ label: "Paid", rupees: received }] : []),
    ...(isOpen
      ? [{ label: balance < 0 ? "Owed to the customer" : "To be paid", rupees: Math.abs(balance) }]
      : []),
  ];
  return (
    <dl className="ms-auto grid max-w-72 gap-1 pt-2">
      {rows.map(({ label, rupees }) => (
        <div key={label} className="flex justify-between gap-4 last:font-[600]">
          <dt>{label}</dt>
          <dd>
            <Money rupees={rupees} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Left empty for the number and the code that the Federal Board of Revenue gives an invoice. */
function PlaceForFbr() {
  return (
    <div className="mt-6 flex items-end gap-6 text-sm">
      <p className="grow border-b border-black pb-1">FBR invoice number:</p>
      <p className="grid size-24 place-items-center border border-black text-center">QR code of FBR</p>
    </div>
  );
}
