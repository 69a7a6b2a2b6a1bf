import type { ReactNode } from "react";
import type { OfficeOrder } from "#contract/order-views/office-orders.ts";
import { courierName } from "#contract/orders/couriers.ts";
import type { StaffStep, Wait } from "#contract/orders/next-step.ts";
import { wordsOf } from "#contract/orders/order-actions.ts";
import { methodLabels } from "#contract/orders/order-ledger.ts";
import { parcelStateLabels } from "#web/back-office/parcels/parcel-labels.ts";
import { Money, When } from "#web/back-office/ui/values.tsx";

/** The step in a few words, and what staff must know to take it. */
export function NextStepText({ order }: { order: OfficeOrder }) {
  const { next } = order;
  const [title, text] = next.kind === "step" ? stepTexts[next.step](order) : waitTexts[next.for](order);
  return (
    <>
      <h2 className="text-base font-[560] wrap-anywhere">{title}</h2>
      {text && <p className="text-sm text-slate wrap-anywhere">{text}</p>}
    </>
  );
}

type Text = [title: string, text?: ReactNode];

const stepTexts: Record<StaffStep, (order: OfficeOrder) => Text> = {
  answerCancel: ({ cancelRequest }) => [
    "The customer wants to cancel",
    cancelRequest && (
      <>
        Asked <When at={cancelRequest.at} />. Nothing is sent before the answer.
      </>
    ),
  ],
  checkTransfer: ({ office }) => {
    const reported = office?.transfers.find(({ state }) => state === "open");
    return [
      "Transfer reported",
      reported && (
        <>
          {methodLabels[reported.how]} {reported.reference}, <Money rupees={reported.amount} />. Look for it
          in the app of the bank or wallet.
        </>
      ),
    ];
  },
  askAdvance: ({ actions }) => ["Ask for an advance", wordsOf(actions.startWork)],
  confirm: (order) => ["Confirm with the customer", <Unconfirmed key="text" order={order} />],
  startWork: () => ["Ready to start"],
  markCut: () => ["To cut"],
  markSewn: () => ["To sew"],
  markPacked: () => ["To pack"],
  book: ({ shipping }) => [
    shipping?.parcels.some(({ state }) => state === "refused") ? "Booking rejected" : "Ready to book",
    shipping?.parcels.findLast(({ state }) => state === "refused")?.problem,
  ],
  handOver: (order) => ["Ready for pickup", carrierOf(order)],
  printLabel: (order) => ["Ready for pickup", carrierOf(order)],
  answerAttempt: (order) => [
    "Delivery failed",
    <>
      {parcelOf(order)?.steps.findLast(({ state }) => state === "attempted")?.said} Decide: try again or send
      back.
    </>,
  ],
  checkIn: () => ["Parcel returned", "Check its pieces in."],
  noteDelivery: (order) => ["With the rider", carrierOf(order)],
  deliver: ({ dispatch }) => [
    "On the way",
    dispatch && `${dispatch.courier} ${dispatch.consignmentNumber}`.trim(),
  ],
  answerRequest: () => ["Return requested"],
  refund: ({ office }) => [
    "Refund due",
    office && (
      <>
        <Money rupees={office.money.owed} /> is owed to the customer.
      </>
    ),
  ],
  receiveCash: ({ payment }) => [
    "Delivered, cash not yet received",
    <Money key="cash" rupees={payment.balance} />,
  ],
};

const waitTexts: Record<Wait, (order: OfficeOrder) => Text> = {
  payment: ({ actions }) => ["Waiting for payment", wordsOf(actions.startWork)],
  courier: () => ["Waiting for the courier's answer"],
  parcels: ({ shipping }) => {
    const parcel = shipping?.parcels.findLast(({ state }) => state !== "refused" && state !== "cancelled");
    return [
      parcel ? parcelStateLabels[parcel.state] : "On the way",
      parcel && `${courierName(parcel.courier)} ${parcel.trackingNumber}`.trim(),
    ];
  },
  statement: ({ payment }) => [
    "Delivered, cash with the courier",
    <>
      <Money rupees={payment.balance} /> comes with the courier's statement.
    </>,
  ],
  office: () => ["The office has the next step"],
  nothing: ({ orderProgress, cancelReason }) =>
    orderProgress === "Cancelled" ? ["Cancelled", cancelReason] : ["Done", "Nothing is left to do."],
};

function parcelOf({ next, shipping }: OfficeOrder) {
  return next.kind === "step" ? shipping?.parcels.find(({ id }) => id === next.parcel) : undefined;
}

function carrierOf(order: OfficeOrder): string {
  const parcel = parcelOf(order);
  return parcel ? `${courierName(parcel.courier)} ${parcel.trackingNumber}`.trim() : "";
}

function Unconfirmed({ order: { askedAt, office } }: { order: OfficeOrder }) {
  return (
    <>
      {askedAt ? (
        <>
          Asked <When at={askedAt} />, no answer yet.
        </>
      ) : (
        <span>Not asked yet. The message leads to a page where the customer confirms or cancels.</span>
      )}
      {office && office.workdaysNotHeld !== null && (
        <>
          {" "}
          Takes {office.workdaysNotHeld === 1 ? "a day" : `${office.workdaysNotHeld} days`} of the workshop,
          which are not reserved until it is confirmed or paid.
        </>
      )}
      {office?.isReleased && (
        <>
          {" "}
          It was not confirmed in time: its stock and its coupon are free again. Confirming reserves them
          again, or names those that are gone.
        </>
      )}
    </>
  );
}
