import type { ReactNode } from "react";
import { garmentPrice, lineTotal } from "#contract/money/line-price.ts";
import { surchargesOf } from "#contract/money/surcharges.ts";
import type { PrintedOrder, Sender } from "#contract/order-views/printed-orders.ts";
import type { OrderItem } from "#contract/orders/orders.ts";
import { formatRupees } from "#contract/values/money.ts";
import { OrderAmounts } from "#web/back-office/ui/order-amounts.tsx";
import { Money } from "../ui/values.tsx";
import { Addressee, PrintHead } from "./print-head.tsx";
import { ChosenOptions } from "./printed-texts.tsx";
import { type Part, Sheets } from "./sheets.tsx";

type InvoiceSheetProps = { shop: Sender; order: PrintedOrder };

/** Before the invoice is issued; looks different, so that it is not mistaken for one. */
export function DraftInvoice({ shop, order }: InvoiceSheetProps) {
  const titleId = `invoice-${order.id}`;
  const head = (
    <>
      <PrintHead title="Order summary" titleId={titleId} shop={shop} order={order}>
        <dt>Status</dt>
        <dd>{order.orderProgress}</dd>
      </PrintHead>
      <p className="mb-5 border-2 border-black px-4 py-2 text-center text-lg font-[640]">
        Not an invoice: no number has been issued
      </p>
      <h3 className="mb-1 text-sm font-[560]">For</h3>
      <Addressee order={order} />
    </>
  );
  const parts: Part[] = [
    { key: "head", whole: head },
    {
      key: "items",
      rows: order.items.map((item) => <InvoiceRow key={item.id} item={item} />),
      frame: (rows) => <InvoiceTable caption={`Items of ${order.OrderID}`}>{rows}</InvoiceTable>,
    },
    { key: "amounts", whole: <OrderAmounts order={order} /> },
  ];
  return <Sheets paper="a4" titleId={titleId} running={`Order summary of ${order.OrderID}`} parts={parts} />;
}

function InvoiceTable({ caption, children }: { caption: string; children: ReactNode }) {
  return (
    <table className="mt-6 mb-4 w-full table-fixed border-collapse">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr className="border-b border-black text-sm">
          <th scope="col" className="py-1 pe-3 text-start font-[560]">
            Item
          </th>
          <th scope="col" className="w-20 px-3 py-1 text-end font-[560]">
            Pieces
          </th>
          <th scope="col" className="w-28 px-3 py-1 text-end font-[560]">
            Each
          </th>
          <th scope="col" className="w-30 py-1 ps-3 text-end font-[560]">
            Amount
          </th>
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}

function InvoiceRow({ item }: { item: OrderItem }) {
  return (
    <tr data-row className="border-b border-line align-top">
      <td className="py-1.5 pe-3 wrap-anywhere">
        <strong className="block font-[600]">
          {item.name} <span className="font-normal whitespace-nowrap">{item.product_code}</span>
        </strong>
        <ChosenOptions item={item} />
        {surchargesOf(item).map(({ label, amount }) => (
          <span key={label} className="block text-sm">
            {label}: + {formatRupees(amount)}
          </span>
        ))}
      </td>
      <td className="px-3 py-1.5 text-end">{item.quantity}</td>
      <td className="px-3 py-1.5 text-end">
        <Money rupees={garmentPrice(item)} />
      </td>
      <td className="py-1.5 ps-3 text-end">
        <Money rupees={lineTotal(item)} />
      </td>
    </tr>
  );
}
