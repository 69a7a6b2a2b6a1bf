import type { ReactNode } from "react";
import { surchargesOf } from "#contract/money/surcharges.ts";
import type { PrintedOrder, Sender } from "#contract/order-views/printed-orders.ts";
import {
  type CreditNote,
  creditNoteName,
  type Invoice,
  type InvoiceLine,
  invoiceName,
} from "#contract/orders/invoices.ts";
import type { OrderItem } from "#contract/orders/orders.ts";
import { formatRupees } from "#contract/values/money.ts";
import { Money, PrintedDay } from "../ui/values.tsx";
import { creditLabels } from "./invoices/invoice-labels.ts";
import { Addressee, PrintHead } from "./print-head.tsx";
import { ChosenOptions } from "./printed-texts.tsx";
import { type Part, Sheets } from "./sheets.tsx";

type InvoiceSheetProps = {
  shop: Sender;
  order: PrintedOrder;
  invoice: Invoice;
  note?: CreditNote | undefined;
};

export function InvoiceSheet({ shop, order, invoice, note }: InvoiceSheetProps) {
  const titleId = note ? `credit-note-${note.number}` : `invoice-${invoice.number}`;
  const name = note ? creditNoteName(note.number) : invoiceName(invoice.number);
  const title = note ? "Credit note" : "Invoice";
  const parts: Part[] = [
    {
      key: "head",
      whole: (
        <>
          <PrintHead
            title={`${title} ${name}`}
            titleId={titleId}
            shop={shop}
            order={order}
            issuedAt={(note ?? invoice).issuedAt}
          >
            <TaxFact name="NTN" value={invoice.ntn} />
            <TaxFact name="STRN" value={invoice.strn} />
          </PrintHead>
          <h3 className="mb-1 text-sm font-[560]">For</h3>
          <Addressee order={order} />
          {invoice.buyerNumber !== "" && <p>NTN or CNIC {invoice.buyerNumber}</p>}
          {note ? <TakesBack invoice={invoice} note={note} /> : <TakenBack invoice={invoice} />}
        </>
      ),
    },
    {
      key: "items",
      rows: (note ?? invoice).lines.map((line, index) => (
        <LineRow
          // biome-ignore lint/suspicious/noArrayIndexKey: two lines may say the same
          key={index}
          line={line}
          item={note ? undefined : itemOf(order, invoice, index)}
          taxRate={invoice.taxRate}
        />
      )),
      frame: (rows) => (
        <LineTable caption={`Lines of ${name}`} taxRate={invoice.taxRate}>
          {rows}
        </LineTable>
      ),
    },
    { key: "sums", whole: <Sums order={order} invoice={invoice} note={note} /> },
    ...(invoice.taxRate !== null && !note ? [{ key: "fbr", whole: <PlaceForFbr /> }] : []),
  ];
  return (
    <Sheets paper="a4" titleId={titleId} running={`${title} ${name} of ${order.OrderID}`} parts={parts} />
  );
}

/** The ordered item of a line, valid while the invoice is: changing an order reverses its invoice. */
function itemOf(order: PrintedOrder, { credit, lines }: Invoice, index: number): OrderItem | undefined {
  const line = lines[index];
  // Older invoice lines without an item follow the order's items by position.
  const item = line?.item === undefined ? order.items[index] : order.items.find(({ id }) => id === line.item);
  return credit === null && item?.product_code === line?.code ? item : undefined;
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

function TakesBack({ invoice, note }: { invoice: Invoice; note: CreditNote }) {
  const isRest = note.reason !== "returned" && invoice.partCredits.length > 0;
  const what = isRest ? "what is left of " : note.reason === "returned" ? "a part of " : "";
  return (
    <p className="mt-3 font-[560]">
      Credits {what}
      {invoiceName(invoice.number)} of <PrintedDay at={invoice.issuedAt} />: {creditLabels[note.reason]}.
    </p>
  );
}

function TakenBack({ invoice: { credit, partCredits } }: { invoice: Invoice }) {
  return (
    <>
      {partCredits.map(({ number, issuedAt, total, reason }) => (
        <p key={number} className="mt-3 font-[560]">
          {formatRupees(total)} credited by {creditNoteName(number)} of <PrintedDay at={issuedAt} />:{" "}
          {creditLabels[reason]}.
        </p>
      ))}
      {credit && (
        <p className="mt-3 font-[560]">
          Credited by {creditNoteName(credit.number)} of <PrintedDay at={credit.issuedAt} />:{" "}
          {creditLabels[credit.reason]}.
        </p>
      )}
    </>
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

function LineRow({ line, item, taxRate }: LineRowProps) {
  const { name, size, code, hsCode, quantity, amount, tax } = line;
  return (
    <tr data-row className="border-b border-line align-top">
      <td className="py-1.5 pe-3 wrap-anywhere">
        <strong className="block font-[600]">
          {size && !item ? `${name}, ${size}` : name}{" "}
          <span className="font-normal whitespace-nowrap">{code}</span>
        </strong>
        {hsCode !== "" && <span className="block text-sm">HS code {hsCode}</span>}
        {item && <ChosenOptions item={item} />}
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

function Sums({ order, invoice, note }: Omit<InvoiceSheetProps, "shop">) {
  const { taxRate, credit, partCredits } = invoice;
  const { total, tax } = note ?? invoice;
  const { received, balance } = order.payment;
  const isOpen = !note && credit === null;
  const partly = isOpen ? partCredits.reduce((sum, part) => sum + part.total, 0) : 0;
  const rows = [
    ...(taxRate === null
      ? []
      : [
          { label: "Value excluding sales tax", rupees: total - tax },
          { label: `Sales tax ${taxRate} %`, rupees: tax },
        ]),
    { label: note ? "Total credited" : "Total", rupees: total },
    ...(partly === 0 ? [] : [{ label: "Credited", rupees: -partly }]),
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

/** Blank space for the invoice number and code of the Federal Board of Revenue. */
function PlaceForFbr() {
  return (
    <div className="mt-6 flex items-end gap-6 text-sm">
      <p className="grow border-b border-black pb-1">FBR invoice number:</p>
      <p className="grid size-24 place-items-center border border-black text-center">QR code of FBR</p>
    </div>
  );
}
