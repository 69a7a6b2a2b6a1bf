import { formatRupees } from "#contract/values/money.ts";
import type { OrderEditEvent } from "#server/orders/progress/order-events.ts";
import type { StoredOrder } from "#server/orders/reading/read-orders.ts";
import { greeting } from "./greeting.ts";
import type { Letter } from "./letter.ts";
import { ButtonLink, FactList, Heading, Paragraph, WovenLabel } from "./letter-parts.tsx";
import { OrderItems } from "./order-items.tsx";
import { cashDue, type OrderLetterContext, trackingLink } from "./order-letters.tsx";
import { OrderTotals } from "./order-totals.tsx";

export function orderEditedLetter(
  order: StoredOrder,
  { kind, changes }: OrderEditEvent,
  { shop, origin, isKnown }: OrderLetterContext,
): Letter {
  const isByStaff = kind === "edited";
  return {
    subject: `Your order ${order.OrderID} was changed`,
    preheader: `${order.OrderID}, ${formatRupees(order.totalAmount)}`,
    title: "Your order was changed",
    body: (
      <>
        <Paragraph>{greeting(isKnown ? order.name : "")}</Paragraph>
        <Paragraph>
          {isByStaff ? "We have changed your order" : "Your order was changed on its page"}. {cashDue(order)}
        </Paragraph>
        <WovenLabel size={20}>{order.OrderID}</WovenLabel>
        <Heading>What has changed</Heading>
        {isByStaff ? (
          <FactList
            facts={changes.map(({ what, before, after }) => ({
              label: what,
              value: [before, after || "taken out"].filter((part) => part !== "").join("\n\u2192 "),
            }))}
          />
        ) : (
          <Paragraph>{changes.map(({ what }) => what).join(", ")}</Paragraph>
        )}
        {isByStaff && (
          <>
            <Heading>Your order now</Heading>
            <OrderItems items={order.items} />
            <OrderTotals order={order} />
          </>
        )}
        <ButtonLink href={trackingLink(origin, order)}>See your order</ButtonLink>
      </>
    ),
    why: `You get this mail because an order at ${shop.name} was placed with this address. Is something wrong with it? Answer this mail or call us.`,
  };
}
