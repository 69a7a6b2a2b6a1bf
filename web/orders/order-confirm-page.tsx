import { useState } from "react";
import type { ApiClient } from "#contract/http/client.ts";
import { formatRupees } from "#contract/money/money.ts";
import type { OrderToConfirm } from "#contract/orders/order-confirmation.ts";
import { orderConfirmMessages } from "#messages/order-confirm.ts";
import { ordersMessages } from "#messages/orders.tsx";
import { TotalRow } from "../cart/amount-rows.tsx";
import { apiContext } from "../page-context.ts";
import { pageTags } from "../shell/page-tags.ts";
import { unwrapAnswer } from "../shell/unwrap-answer.ts";
import type { Route } from "./+types/order-confirm-page.ts";
import { AnswerOrder } from "./answer-order.tsx";
import { orderApi } from "./order-api.ts";
import { OrderedItem } from "./ordered-item.tsx";
import { StatusBadge } from "./status-badge.tsx";

export function meta({ matches }: Route.MetaArgs) {
  return pageTags(matches, {
    title: orderConfirmMessages.title,
    description: orderConfirmMessages.description,
  });
}

/** The address gives permission to cancel the order. */
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

/** Empty where the transfer has come. */
function howItIsPaid(ahead: OrderToConfirm["ahead"]): string {
  if (!ahead) return orderConfirmMessages.payOnDelivery;
  const first = ahead.dueNow > 0 ? orderConfirmMessages.payFirst : "";
  return ahead.atDoor > 0
    ? `${first} ${orderConfirmMessages.payRest(formatRupees(ahead.atDoor))}`.trim()
    : first;
}

function totalLabel({ orderProgress, ahead }: OrderToConfirm): string {
  if (orderProgress === "Cancelled") return orderConfirmMessages.total;
  if (!ahead) return orderConfirmMessages.orderTotal;
  return ahead.atDoor > 0 ? orderConfirmMessages.total : orderConfirmMessages.totalPaidAhead;
}

function newsOf({ orderProgress, isConfirmed, cancelRequest, ahead }: OrderToConfirm): {
  title: string;
  text: string;
} {
  const messages = orderConfirmMessages;
  switch (orderProgress) {
    case "Pending":
      if (cancelRequest) return { title: messages.title, text: cancelNews(cancelRequest) };
      return isConfirmed
        ? { title: messages.confirmed, text: messages.confirmedText }
        : { title: messages.title, text: `${messages.ask} ${howItIsPaid(ahead)}`.trim() };
    case "Dispatched":
      return { title: messages.onItsWay, text: ordersMessages.next.Dispatched };
    case "Delivered":
      return { title: messages.delivered, text: ordersMessages.next.Delivered };
    case "Cancelled":
      return { title: messages.cancelled, text: messages.cancelledText };
  }
}
