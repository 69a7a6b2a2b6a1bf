import { useEffect, useEffectEvent, useState } from "react";
import type { GatewayPayment } from "#contract/payments/gateway-payments.ts";
import { gatewayNames } from "#contract/payments/gateways.ts";
import { formatRupeesInText } from "#contract/values/money.ts";
import { ordersMessages } from "#messages/orders.tsx";
import { paymentMessages } from "#messages/payment.ts";
import { trackingState } from "#web/cart/order-number.ts";
import { pageTags } from "#web/shell/page-tags.ts";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { transferApi } from "../order-api.ts";
import { PayPlaced } from "../placed/pay-placed.tsx";
import type { Route } from "./+types/payment-page.ts";

export function meta({ matches }: Route.MetaArgs) {
  return pageTags(matches, { title: paymentMessages.title, description: paymentMessages.description });
}

/** The address identifies a payment. */
export function headers() {
  return { "Cache-Control": "private, no-store" };
}

/** The return page of a gateway: the payment's state, and how to go on. */
export default function PaymentPage({ params }: Route.ComponentProps) {
  const { payment, isUnknown, isLate, failure } = usePayment(params.id);
  const [isPayingAgain, setPayingAgain] = useState(false);
  const { title, text } = isUnknown
    ? { title: paymentMessages.unknown, text: paymentMessages.unknownText }
    : newsOf(payment, isLate);
  const isOpen = payment?.state === "open";
  const canPay = payment?.state === "failed" || (isOpen && isPayingAgain);
  return (
    <main className="grid min-h-svh content-start justify-items-center gap-4.5 px-4 py-[clamp(56px,9vw,120px)] text-center">
      <div role="status" className="grid justify-items-center gap-3">
        <h1>{title}</h1>
        <p className="max-w-[32em] text-pretty text-slate">{text}</p>
        {failure !== "" && <p className="text-anar">{paymentMessages.noAnswer}</p>}
      </div>
      {payment && (
        <p className="woven-label px-6.5 py-3.5 text-lg font-semibold whitespace-nowrap max-[359px]:px-4 sm:text-xl">
          {ordersMessages.orderIdIs(payment.OrderID)}
        </p>
      )}
      {payment && canPay && <PayPlaced orderNumber={payment.OrderID} />}
      <div className="mt-2 flex flex-wrap justify-center gap-2.5">
        <ButtonLink
          to="/order-track"
          {...(payment && { state: trackingState(payment.OrderID) })}
          look={canPay ? "secondary" : "primary"}
        >
          {ordersMessages.trackOrder}
        </ButtonLink>
        {isOpen && isLate && !isPayingAgain && (
          <Button look="secondary" onClick={() => setPayingAgain(true)}>
            {paymentMessages.payAgain}
          </Button>
        )}
      </div>
    </main>
  );
}

function newsOf(payment: GatewayPayment | undefined, isLate: boolean): { title: string; text: string } {
  const messages = paymentMessages;
  if (!payment) return { title: messages.checking, text: "" };
  const gateway = gatewayNames[payment.gateway];
  switch (payment.state) {
    case "open":
      return {
        title: messages.checking,
        text: (isLate ? messages.takesLonger : messages.checkingText)(gateway),
      };
    case "paid":
      return { title: messages.paid, text: messages.paidText(formatRupeesInText(payment.amount), gateway) };
    case "failed":
      return { title: messages.failed, text: messages.why[payment.why ?? "declined"] };
    case "unclear":
      return { title: messages.unclear, text: messages.unclearText(gateway) };
  }
}

/** Polling intervals in milliseconds, at first and later. */
const [soon, later] = [3_000, 15_000];
/** Milliseconds after which it takes longer than usual. */
const usual = 20_000;

function usePayment(id: string) {
  const [payment, setPayment] = useState<GatewayPayment>();
  const [isUnknown, setUnknown] = useState(false);
  const [isLate, setLate] = useState(false);
  const [failure, setFailure] = useState("");

  /** Whether polling is finished. */
  const meet = useEffectEvent((result: Awaited<ReturnType<typeof transferApi.getPayment>>): boolean => {
    setFailure(result.ok ? "" : result.error.error);
    if (result.ok) {
      setPayment(result.data.payment);
      return result.data.payment.state !== "open";
    }
    const isNone = result.status === 404 || result.status === 400;
    if (isNone) setUnknown(true);
    return isNone;
  });

  useEffect(() => {
    const began = performance.now();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let gone = false;
    async function ask() {
      const result = await transferApi.getPayment({ body: { payment: id } });
      if (gone) return;
      if (meet(result)) return;
      const isSlow = performance.now() - began > usual;
      setLate(isSlow);
      timer = setTimeout(ask, isSlow ? later : soon);
    }
    void ask();
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, [id]);

  return { payment, isUnknown, isLate, failure };
}
