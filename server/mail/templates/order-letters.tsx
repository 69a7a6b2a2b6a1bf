import { formatRupees } from "#contract/money.ts";
import type { OrderProgress } from "#contract/orders.ts";
import type { StoredOrder } from "../../orders/read-orders.ts";
import { greeting } from "./greeting.ts";
import type { Letter, LetterContext } from "./letter.ts";
import { ButtonLink, FactList, Heading, Paragraph, WovenLabel } from "./letter-parts.tsx";
import { OrderItems } from "./order-items.tsx";
import { OrderTotals } from "./order-totals.tsx";

const orderTime = new Intl.DateTimeFormat("en-GB", {
  dateStyle: "long",
  timeStyle: "short",
  timeZone: "Asia/Karachi",
});

/** The number stands behind the #, which browsers do not send: it opens the order to whoever has it. */
function trackingLink(origin: string, order: StoredOrder): string {
  return `${origin}/order-track#${order.OrderID}`;
}

function cashDue(order: StoredOrder): string {
  return order.totalAmount === 0
    ? "There is nothing to pay."
    : `You pay ${formatRupees(order.totalAmount)} in cash when it is delivered.`;
}

export function orderPlacedLetter(order: StoredOrder, { shop, origin }: LetterContext): Letter {
  return {
    subject: `Your order ${order.OrderID}`,
    preheader: `Thank you. ${cashDue(order)}`,
    title: "Thank you for your order",
    body: (
      <>
        <Paragraph>{greeting(order.name)}</Paragraph>
        <Paragraph>We have your order and are getting it ready. {cashDue(order)}</Paragraph>
        <WovenLabel size={20}>{order.OrderID}</WovenLabel>
        <ButtonLink href={trackingLink(origin, order)}>Track your order</ButtonLink>
        <Heading>What you ordered</Heading>
        <OrderItems items={order.items} />
        <OrderTotals order={order} />
        <Heading>Where it goes</Heading>
        <FactList facts={deliveryFacts(order)} />
      </>
    ),
    why: `You get this mail because an order at ${shop.name} was placed with this address. Is something wrong with it? Answer this mail or call us.`,
  };
}

function deliveryFacts(order: StoredOrder) {
  return [
    { label: "Name", value: order.name },
    { label: "Phone", value: order.phone },
    {
      label: "Address",
      value: [order.address, order.area, `${order.city} ${order.postal_code}`, order.province]
        .filter((part) => part !== "")
        .join("\n"),
    },
    ...(order.delivery_instruction === ""
      ? []
      : [{ label: "Instruction", value: order.delivery_instruction }]),
    { label: "Ordered", value: orderTime.format(new Date(order.createdAt)) },
    { label: "Payment", value: "Cash on delivery" },
  ];
}

type News = { subject: string; title: string; sentence: string };

function newsOf(progress: OrderProgress, order: StoredOrder): News {
  switch (progress) {
    case "Pending":
      return {
        subject: `We have your order ${order.OrderID}`,
        title: "We have your order",
        sentence: `We are getting your order ready. ${cashDue(order)}`,
      };
    case "Dispatched":
      return {
        subject: `Your order ${order.OrderID} is on its way`,
        title: "Your order is on its way",
        sentence: `Your order has left our workshop${order.dispatch ? ` with ${order.dispatch.courier}` : ""}. ${cashDue(order)}`,
      };
    case "Delivered":
      return {
        subject: `Your order ${order.OrderID} was delivered`,
        title: "Your order was delivered",
        sentence: "Your order was delivered. We hope everything fits; if it does not, answer this mail.",
      };
    case "Cancelled":
      return {
        subject: `Your order ${order.OrderID} was cancelled`,
        title: "Your order was cancelled",
        sentence:
          "Your order was cancelled: nothing will be delivered, and there is nothing to pay. If you did not want that, answer this mail or call us.",
      };
  }
}

export function orderChangedLetter(
  order: StoredOrder,
  progress: OrderProgress,
  { shop, origin }: LetterContext,
): Letter {
  const { subject, title, sentence } = newsOf(progress, order);
  const consignmentNumber = (progress === "Dispatched" && order.dispatch?.consignmentNumber) || "";
  const reason = progress === "Cancelled" ? order.cancelReason : "";
  return {
    subject,
    preheader: `${order.OrderID}, ${formatRupees(order.totalAmount)}`,
    title,
    body: (
      <>
        <Paragraph>{greeting(order.name)}</Paragraph>
        <Paragraph>{sentence}</Paragraph>
        <WovenLabel size={20}>{order.OrderID}</WovenLabel>
        <FactList
          facts={[
            {
              label: "Items",
              value: order.items.map(({ name, quantity }) => `${name}, x ${quantity}`).join("\n"),
            },
            { label: "Total", value: formatRupees(order.totalAmount) },
            ...(consignmentNumber === "" ? [] : [{ label: "Consignment number", value: consignmentNumber }]),
            ...(reason === "" ? [] : [{ label: "Reason", value: reason }]),
          ]}
        />
        <ButtonLink href={trackingLink(origin, order)}>See your order</ButtonLink>
      </>
    ),
    why: `You get this mail because an order at ${shop.name} was placed with this address.`,
  };
}
