import { type ReactNode, useEffect, useState } from "react";
import { useRevalidator } from "react-router";
import {
  confirmOrder,
  noteAsked as noteAskedCall,
  type OfficeOrder,
} from "#contract/order-views/office-orders.ts";
import type { StaffStep } from "#contract/orders/next-step.ts";
import type { WorkStage } from "#contract/orders/orders.ts";
import { noteParcel } from "#contract/parcels/office-parcels.ts";
import { openStates } from "#contract/returns/return-rules.ts";
import MessageCircle from "#icons/message-circle.mjs";
import { callApi } from "#web/back-office/api.ts";
import { useCouriers } from "#web/back-office/parcels/use-couriers.ts";
import type { useMoveWork } from "#web/back-office/workshop/use-move-work.tsx";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { buttonClasses } from "#web/ui/button-look.ts";
import { Icon } from "#web/ui/icon.tsx";
import { toastError, toastSuccess } from "#web/ui/toast.ts";
import { NextStepText } from "./next-step-text.tsx";
import type { AskedDialog, OrderDialog } from "./order-dialogs.tsx";

type NextStepProps = {
  order: OfficeOrder;
  work: ReturnType<typeof useMoveWork>;
  ask: (asked: AskedDialog) => void;
  /** The latest change by somebody else, in words; empty for none. */
  news: string;
  /** The quiet menu beside the button. */
  menu: ReactNode;
};

/** The only primary button of the page, with the reason for it. */
export function NextStep({ order, work, ask, news, menu }: NextStepProps) {
  return (
    <section
      aria-label="Next step"
      className="mb-4 grid items-center gap-x-6 gap-y-3 rounded-lg border border-line-strong bg-kora px-4 py-3 sm:grid-cols-[minmax(0,1fr)_auto]"
    >
      <div className="min-w-0">
        <NextStepText order={order} />
        <p role="status" className="text-sm text-kashi wrap-anywhere empty:hidden">
          {news !== "" && <span>{news}</span>}
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-2 sm:justify-end">
        {order.next.kind === "step" && (
          <StepButtons order={order} step={order.next.step} work={work} ask={ask} />
        )}
        {menu}
      </div>
    </section>
  );
}

type StepButtonsProps = Pick<NextStepProps, "order" | "work" | "ask"> & { step: StaffStep };

const dialogs: Partial<Record<StaffStep, { label: string; dialog: OrderDialog }>> = {
  answerCancel: { label: "Cancel the order", dialog: "cancel" },
  checkTransfer: { label: "Payment found", dialog: "transfer-found" },
  askAdvance: { label: "Ask for an advance", dialog: "advance" },
  handOver: { label: "Hand over", dialog: "hand-over" },
  answerAttempt: { label: "Decide", dialog: "answer-attempt" },
  checkIn: { label: "Check in return", dialog: "check-in" },
  deliver: { label: "Mark delivered", dialog: "deliver" },
  refund: { label: "Refund", dialog: "refund" },
  receiveCash: { label: "Cash received", dialog: "cash" },
};

const stages: Partial<Record<StaffStep, { label: string; stage: WorkStage }>> = {
  startWork: { label: "Start work", stage: "started" },
  markCut: { label: "Mark cut", stage: "cut" },
  markSewn: { label: "Mark sewn", stage: "sewn" },
  markPacked: { label: "Mark packed", stage: "packed" },
};

function StepButtons({ order, step, work, ask }: StepButtonsProps) {
  const parcel = order.next.kind === "step" ? order.next.parcel : null;
  const isSettling = useSettling(step + parcel);
  const { busy: isCalling, call } = useCall();
  const [courier] = useCouriers(step === "book");
  const open = (dialog: OrderDialog) => () => ask({ dialog, parcel });

  const request = order.aftercare?.find(({ state }) => openStates.includes(state));
  if (step === "answerRequest")
    return request && <ButtonLink to={`/returns/${request.id}`}>Open return</ButtonLink>;
  if (step === "printLabel")
    return (
      <a
        href={`/api/admin/parcels/labels?ids=${parcel}`}
        target="_blank"
        rel="noreferrer"
        className={buttonClasses("primary", false, "")}
      >
        Print label
      </a>
    );

  const { label, act } = actOf();
  return (
    <>
      <Button
        look={step === "answerCancel" ? "danger" : "primary"}
        busy={isCalling || work.busy}
        aria-disabled={isSettling || undefined}
        onClick={() => !isSettling && act()}
      >
        {label}
      </Button>
      {step === "confirm" && <AskOnWhatsApp order={order} />}
      {step === "answerCancel" && (
        <Button look="secondary" onClick={open("decline-cancel")}>
          Decline
        </Button>
      )}
      {step === "checkTransfer" && (
        <Button look="secondary" onClick={open("decline-transfer")}>
          Not found
        </Button>
      )}
    </>
  );

  function actOf(): { label: string; act: () => void } {
    const dialog = dialogs[step];
    if (dialog) return { label: dialog.label, act: open(dialog.dialog) };
    const move = stages[step];
    if (move) {
      const { stage } = move;
      return {
        label: move.label,
        act: () => void (stage === "started" ? work.start([order]) : work.reach([order], stage)),
      };
    }
    if (step === "book") return { label: courier ? `Book with ${courier.name}` : "Book", act: open("book") };
    if (step === "noteDelivery") {
      const body = { id: parcel ?? "", state: "delivered" } as const;
      return {
        label: "Mark delivered",
        act: () => void call(() => callApi(noteParcel, { body }), "Delivered"),
      };
    }
    const body = { id: order.id };
    return {
      label: "Confirm order",
      act: () => void call(() => callApi(confirmOrder, { body }), "Order confirmed"),
    };
  }
}

function AskOnWhatsApp({ order: { id, askedAt, office } }: { order: OfficeOrder }) {
  const { revalidate } = useRevalidator();
  if (!office?.confirmLink) return null;

  async function noteAsked() {
    const result = await callApi(noteAskedCall, { body: { id } });
    if (!result.ok) toastError(result.error.error);
    await revalidate();
  }

  return (
    <a
      href={office.confirmLink.whatsApp}
      target="_blank"
      rel="noopener noreferrer"
      onClick={() => void noteAsked()}
      className={buttonClasses("secondary", false, "")}
    >
      <Icon icon={MessageCircle} />
      {askedAt ? "Ask again on WhatsApp" : "Ask on WhatsApp"}
    </a>
  );
}

type Failed = { ok: false; error: { error: string } };

function useCall() {
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState(false);
  return {
    busy,
    async call(send: () => Promise<{ ok: true } | Failed>, done: string) {
      setBusy(true);
      const result = await send();
      await revalidate();
      if (result.ok) toastSuccess(done);
      else toastError(result.error.error);
      setBusy(false);
    },
  };
}

/** Milliseconds after a change of the step in which the button, at the place of the last one, takes no click. */
const settleTime = 700;

function useSettling(step: string): boolean {
  const [settled, setSettled] = useState(step);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(step), settleTime);
    return () => clearTimeout(timer);
  }, [step]);
  return settled !== step;
}
