import { useRevalidator } from "react-router";
import type { OrderText, TextState } from "#contract/notifications/texts.ts";
import { sendTextAgain, setTextOptOut } from "#contract/notifications/texts.ts";
import type { OfficeOrder } from "#contract/order-views/office-orders.ts";
import { callApi } from "#web/back-office/api.ts";
import { When } from "#web/back-office/ui/when.tsx";
import { Button } from "#web/ui/button.tsx";
import { toastError, toastSuccess } from "#web/ui/toast.ts";

const kindWords: Record<OrderText["kind"], string> = {
  "order-placed": "Placed, please confirm",
  "advance-asked": "Advance asked",
  "order-dispatched": "Dispatched",
  "out-for-delivery": "Rider on the way",
  "order-delivered": "Delivered",
  "order-cancelled": "Cancelled",
};

const stateWords: Record<TextState, string> = {
  waiting: "Waiting",
  sending: "Being sent",
  unknown: "Not known whether it was sent",
  accepted: "Handed over",
  sent: "Sent",
  delivered: "Delivered",
  read: "Read",
  failed: "Failed",
  "not-sent": "Not sent",
};

export function OrderTexts({ order: { id, office } }: { order: OfficeOrder }) {
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
              <span>{kindWords[text.kind]}</span>
              <When at={text.at} />
            </p>
            <p className={`text-sm wrap-anywhere ${isAmiss(text.state) ? "text-anar" : "text-slate"}`}>
              {stateWords[text.state]}
              {text.problem !== "" && <span>{` (${text.problem})`}</span>}
            </p>
            {isAmiss(text.state) && (
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
              office.isTextedNot ? "They get messages again" : "They get no more messages",
            )
          }
        >
          {office.isTextedNot ? "Send messages again" : "They want no messages"}
        </Button>
      </p>
    </>
  );
}

function isAmiss(state: TextState): boolean {
  return state === "failed" || state === "unknown" || state === "not-sent";
}
