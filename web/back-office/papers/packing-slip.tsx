import { QRCodeSVG } from "qrcode.react";
import type { PaperOrder, Sender } from "#contract/back-office/papers.ts";
import { scanAddress } from "#contract/back-office/scan.ts";
import { formatRupees } from "#contract/money/money.ts";
import { Addressee } from "./addressee.tsx";
import { ChosenWords } from "./chosen-words.tsx";
import { PaperHead } from "./paper-head.tsx";
import { PrintedWords } from "./printed-words.tsx";
import { type Part, Sheets } from "./sheets.tsx";

type PackingSlipProps = { shop: Sender; order: PaperOrder };

export function PackingSlip({ shop, order }: PackingSlipProps) {
  const { OrderID, orderProgress, payment, totalAmount, dispatch, delivery_instruction, items } = order;
  const isPaid = payment.received > 0 && payment.balance <= 0;
  const titleId = `slip-${order.id}`;
  const pieces = items.reduce((sum, { quantity }) => sum + quantity, 0);
  const head = (
    <>
      <PaperHead title="Packing slip" titleId={titleId} shop={shop} order={order}>
        {dispatch && (
          <>
            <dt>Courier</dt>
            <dd className="wrap-anywhere">
              {dispatch.courier} <span className="font-[600]">{dispatch.consignmentNumber}</span>
            </dd>
          </>
        )}
      </PaperHead>
      <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-6">
        <div>
          <h3 className="mb-1 text-sm font-[560]">To</h3>
          <div className="text-xl leading-snug">
            <Addressee order={order} />
          </div>
          {delivery_instruction !== "" && (
            <p className="mt-3">
              <PrintedWords>{delivery_instruction}</PrintedWords>
            </p>
          )}
        </div>
        <QRCodeSVG
          value={scanAddress(location.origin, OrderID)}
          size={120}
          role="img"
          aria-label={`${OrderID} as a code`}
        />
      </div>
      <p className="my-5 border-2 border-black px-4 py-3 text-center">
        <span className="block text-lg">{collecting(orderProgress, isPaid)}</span>
        {orderProgress !== "Cancelled" && (
          <strong className="block text-[2.5rem] leading-tight font-[680]">
            {formatRupees(isPaid ? totalAmount : payment.balance)}
          </strong>
        )}
      </p>
      <h3 className="mb-1 text-sm font-[560]">{pieces === 1 ? "1 piece" : `${pieces} pieces`}</h3>
    </>
  );
  const parts: Part[] = [
    { key: "head", whole: head },
    {
      key: "items",
      rows: items.map((item) => (
        <li
          key={item.id}
          data-row
          className="grid grid-cols-[auto_minmax(0,1fr)_auto] gap-3 border-t border-line py-1.5"
        >
          <span className="font-[640]">{item.quantity} x</span>
          <span className="wrap-anywhere">
            <strong className="block font-[600]">
              {item.name} <span className="font-normal whitespace-nowrap">{item.product_code}</span>
            </strong>
            <ChosenWords item={item} />
          </span>
          <span aria-hidden="true" className="mt-1 size-4 border border-black" />
        </li>
      )),
      frame: (rows) => <ul>{rows}</ul>,
    },
  ];
  return <Sheets paper="a4" titleId={titleId} running={`Packing slip of ${OrderID}`} parts={parts} />;
}

function collecting(progress: PaperOrder["orderProgress"], isPaid: boolean): string {
  if (progress === "Cancelled") return "Cancelled: not to be sent";
  if (isPaid) return "Paid: nothing to collect";
  return progress === "Delivered" ? "Collected in cash" : "Collect in cash";
}
