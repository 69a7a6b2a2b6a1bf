import { describePromise, englishDays } from "#contract/delivery/describe-promise.ts";
import { moneyState } from "#contract/orders/money-state.ts";
import type { OrderItem, OrderProgress } from "#contract/orders/orders.ts";
import { promiseThatHolds } from "#contract/orders/waits-for-money.ts";
import { timeZone } from "#contract/values/karachi-time.ts";
import { formatRupees } from "#contract/values/money.ts";
import { prepaidAmount } from "#server/orders/ledger/transfer-claims.ts";
import type { StoredOrder } from "#server/orders/reading/read-orders.ts";
import { describeCourier } from "#server/parcels/describe-courier.ts";
import { greeting, isLinkable } from "./greeting.ts";
import type { Letter, LetterContext } from "./letter.ts";
import { ButtonLink, FactList, Heading, Paragraph, WovenLabel } from "./letter-parts.tsx";
import { OrderItems } from "./order-items.tsx";
import { OrderTotals } from "./order-totals.tsx";
import { isToBeSent, TransferAccounts } from "./transfer-accounts.tsx";

const orderTime = new Intl.DateTimeFormat("en-GB", {
  dateStyle: "long",
  timeStyle: "short",
  timeZone,
});

/** The number stands behind the #, which browsers do not send: the number gives access to the order. */
export function trackingLink(origin: string, order: StoredOrder): string {
  return `${origin}/order-track#${order.OrderID}`;
}

export function cashDue({ payment, ahead, orderProgress }: StoredOrder): string {
  const { received, balance } = payment;
  const money = moneyState({ payment, ahead });
  if (money === "send" && ahead) {
    const rest = ahead.atDoor > 0 ? ` The rest, ${formatRupees(ahead.atDoor)}, you pay to the rider.` : "";
    const now = `lease send ${formatRupees(ahead.dueNow)} now.${rest}`;
    return received > 0 ? `${formatRupees(received)} is paid, p${now}` : `P${now}`;
  }
  if (money === "owed") return `It is paid, and ${formatRupees(-balance)} comes back to you.`;
  if (money === "paid") return "It is paid.";
  if (money === "nothing") return "There is nothing to pay.";
  // For an order in parts that ends with the delivered ones, the rider may have the cash already.
  if (orderProgress === "Delivered") return `For what has arrived you pay ${formatRupees(balance)} in cash.`;
  const toRider = `ou pay ${formatRupees(balance)} in cash when it is delivered.`;
  return received > 0 ? `${formatRupees(received)} is paid, and y${toRider}` : `Y${toRider}`;
}

function howItIsPaid(order: StoredOrder): string {
  const ahead = prepaidAmount(order);
  if (ahead === 0) return "Cash on delivery";
  const rest = order.totalAmount - ahead;
  return rest > 0
    ? `${formatRupees(ahead)} by transfer, ${formatRupees(rest)} in cash on delivery`
    : "By transfer";
}

/** `isKnown`: whether the shopper's free text may appear in the letter. */
export type OrderLetterContext = LetterContext & { isKnown: boolean };

export function orderPlacedLetter(order: StoredOrder, { shop, origin, isKnown }: OrderLetterContext): Letter {
  return {
    subject: `Your order ${order.OrderID}`,
    preheader: `Thank you. ${cashDue(order)}`,
    title: "Thank you for your order",
    body: (
      <>
        <Paragraph>{greeting(isKnown ? order.name : "")}</Paragraph>
        <Paragraph>We have your order and are getting it ready. {cashDue(order)}</Paragraph>
        <WovenLabel size={20}>{order.OrderID}</WovenLabel>
        <PromiseParagraph order={order} city={shop.dispatchCity} />
        <TransferAccounts order={order} shop={shop} />
        <ButtonLink href={trackingLink(origin, order)}>
          {isToBeSent(order) ? "Pay your order" : "Track your order"}
        </ButtonLink>
        <Heading>What you ordered</Heading>
        <OrderItems items={isKnown ? order.items : order.items.map(withoutFreeText)} />
        <OrderTotals order={order} />
        <Heading>Where it goes</Heading>
        {isKnown ? (
          <FactList facts={deliveryFacts(order)} />
        ) : (
          <Paragraph>
            To the address in {order.province} that was given with the order. For your safety this mail does
            not repeat it, since it is the first that we send to you.
          </Paragraph>
        )}
      </>
    ),
    why: `You get this mail because an order at ${shop.name} was placed with this address. Is something wrong with it? Answer this mail or call us.`,
  };
}

/** Engraved names stay unless they look like a link; notes may contain anything. */
function withoutFreeText(item: OrderItem): OrderItem {
  const { custom_size, name_engraving } = item;
  return {
    ...item,
    custom_size: custom_size && { ...custom_size, otherNote: "" },
    name_engraving: name_engraving && {
      ...name_engraving,
      name: withoutLink(name_engraving.name),
      ...(name_engraving.second && { second: withoutLink(name_engraving.second) }),
    },
  };
}

function withoutLink(line: string): string {
  return isLinkable(line) ? "as you typed it" : line;
}

function PromiseParagraph({ order, city }: { order: StoredOrder; city: string }) {
  const promise = promiseThatHolds(order);
  if (!promise) return null;
  const { leavesBy, first, last } = describePromise(promise, englishDays);
  const arrival = first === last ? `on ${last}` : `${first} to ${last}`;
  return (
    <Paragraph>
      Leaves {city} by {leavesBy}, with you {arrival}.
    </Paragraph>
  );
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
    { label: "Payment", value: howItIsPaid(order) },
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
        sentence: `Your order has left our workshop${order.dispatch ? ` with ${describeCourier(order.dispatch.courier)}` : ""}. ${cashDue(order)}`,
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
  { shop, origin, isKnown }: OrderLetterContext,
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
        <Paragraph>{greeting(isKnown ? order.name : "")}</Paragraph>
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

/** Without personal data. */
export function orderAnnouncedLetter(order: StoredOrder, { shop, origin }: LetterContext): Letter {
  const promise = promiseThatHolds(order);
  const pieces = order.items.reduce((sum, { quantity }) => sum + quantity, 0);
  return {
    subject: `New order ${order.OrderID}: ${formatRupees(order.totalAmount)}`,
    preheader: `${pieces} ${pieces === 1 ? "piece" : "pieces"} to ${order.city}`,
    title: "A new order",
    body: (
      <>
        <WovenLabel size={20}>{order.OrderID}</WovenLabel>
        <FactList
          facts={[
            {
              label: "Items",
              value: order.items.map(({ name, quantity }) => `${name}, x ${quantity}`).join("\n"),
            },
            { label: "Total", value: formatRupees(order.totalAmount) },
            { label: "City", value: order.city },
            ...(promise ? [{ label: "Leaves by", value: promise.leavesBy }] : []),
          ]}
        />
        <ButtonLink href={`${origin}/admin/orders/${order.id}`}>Open the order</ButtonLink>
      </>
    ),
    why: `You get this mail because ${shop.name} wants one for each new order. The settings of the back office end that.`,
  };
}
