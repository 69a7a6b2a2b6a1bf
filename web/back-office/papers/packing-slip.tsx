import { QRCodeSVG } from "qrcode.react";
import type { SlipOrder } from "#contract/order-views/packing.ts";
import type { Sender } from "#contract/order-views/printed-orders.ts";
import { scanAddress } from "#contract/orders/scan.ts";
import { formatRupees } from "#contract/values/money.ts";
import { Addressee, PrintHead } from "./print-head.tsx";
import { ChosenOptions, PrintedTexts } from "./printed-texts.tsx";
import { type Part, Sheets } from "./sheets.tsx";

type PackingSlipProps = { shop: Sender; order: SlipOrder; index: number };

/** One parcel of an order: its contents and the one sum that its rider collects. */
export function PackingSlip({ shop, order, index }: PackingSlipProps) {
  const { OrderID, delivery_instruction, slips } = order;
  const slip = slips[index];
  if (!slip) return null;
  const titleId = `slip-${order.id}-${index}`;
  const items = slip.items.flatMap(({ id, pieces }) => {
    const item = order.items.find((one) => one.id === id);
    return item ? [{ ...item, quantity: pieces }] : [];
  });
  const pieces = items.reduce((sum, { quantity }) => sum + quantity, 0);
  const carried = carrierOf(order, slip);
  const head = (
    <>
      <PrintHead title="Packing slip" titleId={titleId} shop={shop} order={order}>
        {slips.length > 1 && (
          <>
            <dt>Parcel</dt>
            <dd>
              {index + 1} of {slips.length}
            </dd>
          </>
        )}
        {carried && (
          <>
            <dt>Courier</dt>
            <dd className="wrap-anywhere">
              {carried.courier} <span className="font-[600]">{carried.number}</span>
            </dd>
          </>
        )}
      </PrintHead>
      <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-6">
        <div>
          <h3 className="mb-1 text-sm font-[560]">To</h3>
          <div className="text-xl leading-snug">
            <Addressee order={order} />
          </div>
          {delivery_instruction !== "" && (
            <p className="mt-3">
              <PrintedTexts>{delivery_instruction}</PrintedTexts>
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
        <Collecting order={order} slip={slip} />
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
            <ChosenOptions item={item} />
          </span>
          <span aria-hidden="true" className="mt-1 size-4 border border-black" />
        </li>
      )),
      frame: (rows) => <ul>{rows}</ul>,
    },
  ];
  return (
    <Sheets
      paper="a4"
      titleId={titleId}
      running={
        slips.length > 1
          ? `Packing slip of ${OrderID}, parcel ${index + 1} of ${slips.length}`
          : `Packing slip of ${OrderID}`
      }
      parts={parts}
    />
  );
}

type SlipOf = { order: SlipOrder; slip: SlipOrder["slips"][number] };

/** For a parcel that was never booked: the details that staff entered on dispatch. */
function carrierOf({ dispatch, slips }: SlipOrder, { parcel }: SlipOf["slip"]) {
  if (parcel) return { courier: parcel.courier, number: parcel.trackingNumber };
  return dispatch && slips.length === 1
    ? { courier: dispatch.courier, number: dispatch.consignmentNumber }
    : undefined;
}

/** The only sum on the slip: cash to collect at the door, or a note not to send the parcel. */
function Collecting({ order: { ahead }, slip: { collects, says, hold } }: SlipOf) {
  const awaited = ahead && ahead.dueNow > 0 ? ahead : undefined;
  const once = awaited && (
    <span className="block text-lg">
      {`${formatRupees(awaited.dueNow)} expected in advance: when it has arrived, collect ${formatRupees(awaited.atDoor)}`}
    </span>
  );
  if (hold !== "")
    return (
      <>
        <strong className={sumLook}>DO NOT SEND</strong>
        <span className="block text-lg">{awaited ? "Not paid yet." : hold}</span>
        {once}
      </>
    );
  const { lead, sum } = collectingLabels[says](formatRupees(collects));
  return (
    <>
      {lead && <span className="block text-lg">{lead}</span>}
      <strong className={says === "cancelled" ? "block text-2xl font-[680]" : sumLook}>{sum}</strong>
      {says === "collect" && once}
    </>
  );
}

const sumLook = "block text-[2.5rem] leading-tight font-[680]";

const collectingLabels: Record<SlipOf["slip"]["says"], (collects: string) => { lead?: string; sum: string }> =
  {
    collect: (collects) => ({ lead: "Collect in cash", sum: collects }),
    collected: (collects) => ({ lead: "Collected in cash", sum: collects }),
    "not-this": (collects) => ({ lead: "Nothing to collect with this parcel", sum: `Collect ${collects}` }),
    paid: (collects) => ({ sum: `PAID, collect ${collects}` }),
    nothing: (collects) => ({ lead: "Nothing to pay", sum: `Collect ${collects}` }),
    cancelled: () => ({ sum: "Cancelled: not to be sent" }),
  };
