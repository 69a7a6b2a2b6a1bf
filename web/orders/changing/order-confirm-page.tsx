import { useState } from "react";
import type { ApiClient } from "#contract/calls/client.ts";
import { moneyState } from "#contract/orders/money-state.ts";
import type { OrderToConfirm } from "#contract/orders/order-confirmation.ts";
import { formatRupees } from "#contract/values/money.ts";
import { orderConfirmMessages } from "#messages/order-confirm.ts";
import { ordersMessages } from "#messages/orders.tsx";
import { apiContext } from "#web/page-context.ts";
import { pageTags } from "#web/shell/page-tags.ts";
import { unwrapAnswer } from "#web/shell/unwrap-answer.ts";
import { TotalRow } from "#web/ui/amount-rows.tsx";
import { Button } from "#web/ui/button.tsx";
import { toastError } from "#web/ui/toast.ts";
import { orderApi } from "../order-api.ts";
import { OrderedItem } from "../ordered-item.tsx";
import { describeNext } from "../tracking/describe-next.ts";
import { StatusBadge } from "../tracking/status-badge.tsx";
import type { Route } from "./+types/order-confirm-page.ts";
import { CancelQuestion, mayCancel } from "./cancel-order.tsx";

export function meta({ matches }: Route.MetaArgs) {
  return pageTags(matches, {
    title: orderConfirmMessages.title,
    description: orderConfirmMessages.description,
  });
}

/** The address contains a token that can cancel the order. */
export function headers() {
  return { "Cache-Control": "private, no-store" };
}

type Proof = { id: string; token: string };

async function loadOrder(api: Pick<ApiClient, "getOrderToConfirm">, { id, token }: Proof) {
  return unwrapAnswer(await api.getOrderToConfirm({ body: { id, token } }));
}

export function loader({ context, params }: Route.LoaderArgs) {
  return loadOrder(context.get(apiContext), params);
}

export function clientLoader({ params }: Route.ClientLoaderArgs) {
  return loadOrder(orderApi, params);
}

export default function OrderConfirmPage({ loaderData, params }: Route.ComponentProps) {
  const [answered, setAnswered] = useState<OrderToConfirm>();
  const order = answered ?? loaderData.order;
  const { title, text } = newsOf(order);
  return (
    <main className="wrap min-h-svh max-w-160 pt-9 pb-24">
      <div role="status">
        <h1>{title}</h1>
        <p className="mt-1.5 text-slate">{text}</p>
      </div>
      <section className="mt-6 rounded-lg border border-line bg-paper px-5 py-4.5 md:px-7">
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
          <h2 className="text-lg">{ordersMessages.orderOf(order.OrderID)}</h2>
          <StatusBadge progress={order.orderProgress} />
        </div>
        <ul>
          {order.items.map((item) => (
            <OrderedItem key={item.id} item={item} />
          ))}
        </ul>
        <dl>
          <TotalRow label={totalLabel(order)}>{formatRupees(order.totalAmount)}</TotalRow>
        </dl>
        {order.orderProgress === "Pending" && (
          <AnswerOrder {...params} order={order} onAnswered={setAnswered} />
        )}
      </section>
    </main>
  );
}

function cancelNews({ state, answer }: NonNullable<OrderToConfirm["cancelRequest"]>): string {
  return state === "pending" ? ordersMessages.cancelPending : `${ordersMessages.cancelDeclined} ${answer}`;
}

/** Empty where nothing is left to pay. */
function howItIsPaid({ payment, ahead, totalAmount }: OrderToConfirm): string {
  const { payFirst, payRest, payOnDelivery } = orderConfirmMessages;
  const money = moneyState({ payment, ahead });
  if (money === "send")
    return ahead && ahead.atDoor > 0 ? `${payFirst} ${payRest(formatRupees(ahead.atDoor))}` : payFirst;
  if (money !== "hand-over") return "";
  return payment.balance === totalAmount ? payOnDelivery : payRest(formatRupees(payment.balance));
}

function totalLabel({ orderProgress, payment, ahead, totalAmount }: OrderToConfirm): string {
  const { total, orderTotal, totalPaidAhead } = orderConfirmMessages;
  if (orderProgress === "Cancelled") return total;
  const money = moneyState({ payment, ahead });
  if (money === "paid" || (money === "send" && ahead?.atDoor === 0)) return totalPaidAhead;
  return money === "hand-over" && payment.balance === totalAmount ? orderTotal : total;
}

function newsOf(order: OrderToConfirm): { title: string; text: string } {
  const { orderProgress, isConfirmed, cancelRequest } = order;
  const messages = orderConfirmMessages;
  switch (orderProgress) {
    case "Pending":
      if (cancelRequest) return { title: messages.title, text: cancelNews(cancelRequest) };
      return isConfirmed
        ? { title: messages.confirmed, text: messages.confirmedText }
        : { title: messages.title, text: `${messages.ask} ${howItIsPaid(order)}`.trim() };
    case "Dispatched":
      return { title: messages.onItsWay, text: describeNext({ ...order, parcels: [] }) };
    case "Delivered":
      return { title: messages.delivered, text: ordersMessages.next.Delivered };
    case "Cancelled":
      return { title: messages.cancelled, text: messages.cancelledText };
  }
}

type AnswerOrderProps = {
  id: string;
  token: string;
  order: Pick<OrderToConfirm, "actions">;
  onAnswered: (order: OrderToConfirm) => void;
};

/** The two answers to the confirmation; opening the page alone is none, because link scanners do. */
function AnswerOrder({ id, token, order, onAnswered }: AnswerOrderProps) {
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState<"confirm" | "cancel">();
  const isInWork = !order.actions.includes("cancelAsCustomer");

  async function answer(choice: "confirm" | "cancel") {
    setBusy(choice);
    const result =
      choice === "cancel" && isInWork
        ? await orderApi.requestCancel({ body: { id } })
        : await orderApi.answerOrder({ body: { id, token, answer: choice } });
    setBusy(undefined);
    if (!result.ok) toastError(result.error.error);
    const isOvertaken = !result.ok && ["NOT_PENDING", "IN_WORK"].includes(result.error.code);
    setAsking(false);
    if (!result.ok && !isOvertaken) return;
    // Also after a concurrent answer: show the result.
    const current = await orderApi.getOrderToConfirm({ body: { id, token } });
    if (current.ok) onAnswered(current.data.order);
  }

  const cancelLabel = isInWork ? ordersMessages.askToCancel : orderConfirmMessages.cancel;
  return (
    <div className="mt-4 flex flex-wrap gap-3">
      {order.actions.includes("confirm") && (
        <Button busy={busy === "confirm"} onClick={() => void answer("confirm")}>
          {busy === "confirm" ? orderConfirmMessages.confirming : orderConfirmMessages.confirm}
        </Button>
      )}
      {mayCancel(order) && (
        <Button look="danger-outline" onClick={() => setAsking(true)}>
          {cancelLabel}
        </Button>
      )}
      <CancelQuestion
        isInWork={isInWork}
        open={asking}
        onClose={() => setAsking(false)}
        confirmLabel={cancelLabel}
        busy={busy === "cancel"}
        onConfirm={() => void answer("cancel")}
      />
    </div>
  );
}
