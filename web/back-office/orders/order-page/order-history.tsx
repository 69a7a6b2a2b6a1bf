import { useRevalidator } from "react-router";
import { sendTextAgain, setTextOptOut } from "#contract/notifications/texts.ts";
import type { OfficeOrder, OrderActor, OrderEvent, OrderMail } from "#contract/order-views/office-orders.ts";
import { callApi } from "#web/back-office/api.ts";
import { returnEventLabels } from "#web/back-office/returns/request-labels.ts";
import { Panel } from "#web/back-office/ui/panel.tsx";
import { When } from "#web/back-office/ui/values.tsx";
import { Button } from "#web/ui/button.tsx";
import { toastError, toastSuccess } from "#web/ui/toast.ts";
import { isTextAmiss, textKindLabels, textStateLabels } from "../text-labels.ts";
import { ChangeList } from "./change-list.tsx";

export function OrderHistory({ order }: { order: OfficeOrder }) {
  const { history, dispatch, cancelReason, office } = order;
  return (
    <Panel title="History" id="history">
      <ol className="grid gap-2">
        {history.map(({ event, at, actor, reason, changes }) => (
          <li key={event + at}>
            <p className="flex flex-wrap justify-between gap-x-3">
              <b className="font-[560]">{eventLabels[event]}</b>
              <When at={at} />
            </p>
            <p className="text-sm text-slate wrap-anywhere">{describeActor(actor)}</p>
            {reason !== "" && <p className="whitespace-pre-line wrap-anywhere">{reason}</p>}
            {changes.length > 0 && <ChangeList changes={changes} />}
            <Detail event={event} dispatch={dispatch} cancelReason={cancelReason} />
          </li>
        ))}
      </ol>
      {office && office.mails.length > 0 && (
        <>
          <h3 className="mt-4 mb-1 text-base font-[560]">Mails</h3>
          <ul className="grid gap-1">
            {office.mails.map((mail) => (
              <li key={mail.id} className="flex flex-wrap justify-between gap-x-3">
                <span>{mail.progress ?? mailNames.get(mail.kind) ?? mail.kind}</span>
                <MailState mail={mail} />
              </li>
            ))}
          </ul>
        </>
      )}
      <OrderTexts order={order} />
    </Panel>
  );
}

const eventLabels: Record<OrderEvent["event"], string> = {
  Pending: "Placed",
  Dispatched: "Dispatched",
  Delivered: "Delivered",
  Cancelled: "Cancelled",
  Confirmed: "Confirmed",
  "work-started": "Work started",
  cut: "Cut",
  sewn: "Sewn",
  packed: "Packed",
  "work-taken-back": "Work undone",
  "asked-to-confirm": "Asked to confirm",
  "confirm-reminded": "Reminded to confirm",
  released: "Not confirmed: its pieces and coupon are free again",
  "cancel-asked": "Cancel asked for",
  "cancel-declined": "Cancel declined",
  edited: "Edited",
  "delivery-mended": "Delivery changed",
  "dispatch-corrected": "Dispatch corrected",
  "delivery-undone": "Delivery undone",
  "checked-in": "Return checked in",
  repaired: "Repaired",
  "parcel-answered": "Decided on a failed delivery",
  "parcel-unanswered": "No decision on a failed delivery",
  "cash-received": "Cash received",
  "cash-taken-back": "Cash undone",
  "payment-received": "Payment received",
  "payment-refunded": "Payment refunded",
  "payment-taken-back": "Payment undone",
  "advance-asked": "Advance asked for",
  "transfer-claimed": "Customer says paid",
  "transfer-declined": "Payment not found",
  "transfer-reminded": "Reminded of the payment",
  "review-requested": "Asked for a review",
  ...returnEventLabels,
};

/** Such as `Cut, by Sana`. */
export function describeEvent({ event, actor }: OrderEvent): string {
  return `${eventLabels[event]}, ${describeActor(actor)}`;
}

const mailNames = new Map(
  Object.entries({
    "order-placed": "Order confirmation",
    "cancel-asked": "Cancel asked for",
    "cancel-declined": "Cancel declined",
    "order-edited": "Order edited",
    "dispatch-corrected": "Dispatch corrected",
    "transfer-confirmed": "Payment received",
    "advance-asked": "Advance asked for",
    "transfer-declined": "Payment not found",
    "transfer-reminder": "Reminder of the payment",
    "confirm-reminder": "Reminder to confirm",
    "own-orders": "Numbers of orders",
    "review-request": "Request for a review",
    aftercare: "About a delivered garment",
  }),
);

function describeActor({ kind, name }: OrderActor): string {
  if (kind === "staff") return `by ${name ?? "staff"}`;
  if (kind === "shop") return "automatically";
  return kind === "customer" ? "by the customer" : "by a guest";
}

type DetailProps = Pick<OfficeOrder, "cancelReason"> & {
  event: OrderEvent["event"];
  dispatch: OfficeOrder["dispatch"];
};

function Detail({ event, dispatch, cancelReason }: DetailProps) {
  if (event === "Dispatched" && dispatch) {
    const { courier, consignmentNumber } = dispatch;
    return (
      <p className="wrap-anywhere">{consignmentNumber ? `${courier}, ${consignmentNumber}` : courier}</p>
    );
  }
  if (event === "Cancelled" && cancelReason !== "") {
    return <p className="whitespace-pre-line wrap-anywhere">{cancelReason}</p>;
  }
  return null;
}

function MailState({ mail: { sentAt, hasFailed } }: { mail: OrderMail }) {
  if (sentAt !== null) return <When at={sentAt} />;
  return hasFailed ? <span className="text-anar">Failed</span> : <span className="text-slate">Waiting</span>;
}

function OrderTexts({ order: { id, office } }: { order: OfficeOrder }) {
  const { revalidate } = useRevalidator();
  if (!office || (office.texts.length === 0 && !office.isTextedNot)) return null;

  async function after(call: Promise<{ ok: true } | { ok: false; error: { error: string } }>, words: string) {
    const result = await call;
    if (!result.ok) return toastError(result.error.error);
    toastSuccess(words);
    await revalidate();
  }

  return (
    <>
      <h3 className="mt-4 mb-1 text-base font-[560]">WhatsApp</h3>
      <ul className="grid gap-2">
        {office.texts.map((text) => (
          <li key={text.id} className="grid gap-x-3">
            <p className="flex flex-wrap justify-between gap-x-3">
              <span>{textKindLabels[text.kind]}</span>
              <When at={text.at} />
            </p>
            <p className={`text-sm wrap-anywhere ${isTextAmiss(text.state) ? "text-anar" : "text-slate"}`}>
              {textStateLabels[text.state]}
              {text.problem !== "" && <span>{` (${text.problem})`}</span>}
            </p>
            {isTextAmiss(text.state) && (
              <Button
                look="quiet"
                className="justify-self-start"
                onClick={() => void after(callApi(sendTextAgain, { body: { id: text.id } }), "On its way")}
              >
                Send again
              </Button>
            )}
          </li>
        ))}
      </ul>
      <p className="mt-2 flex flex-wrap items-center gap-x-3">
        {office.isTextedNot && <span>This phone gets no messages.</span>}
        <Button
          look="quiet"
          onClick={() =>
            void after(
              callApi(setTextOptOut, { body: { orderId: id, isOut: !office.isTextedNot } }),
              office.isTextedNot ? "Messages to this phone are on" : "Messages to this phone are off",
            )
          }
        >
          {office.isTextedNot ? "Send messages again" : "Stop WhatsApp messages"}
        </Button>
      </p>
    </>
  );
}
