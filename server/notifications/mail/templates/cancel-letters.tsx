import { formatRupees } from "#contract/values/money.ts";
import type { StoredOrder } from "#server/orders/reading/read-orders.ts";
import { greeting } from "./greeting.ts";
import type { Letter } from "./letter.ts";
import { ButtonLink, FactList, Paragraph, WovenLabel } from "./letter-parts.tsx";
import { type OrderLetterContext, trackingLink } from "./order-letters.tsx";

export function cancelLetter(
  order: StoredOrder,
  kind: "cancel-asked" | "cancel-declined",
  { shop, origin, isKnown }: OrderLetterContext,
): Letter {
  const isDeclined = kind === "cancel-declined";
  const answer = order.cancelRequest?.answer ?? "";
  return {
    subject: isDeclined
      ? `Your order ${order.OrderID} cannot be cancelled`
      : `You asked us to cancel ${order.OrderID}`,
    preheader: `${order.OrderID}, ${formatRupees(order.totalAmount)}`,
    title: isDeclined ? "We cannot cancel your order" : "You asked us to cancel your order",
    body: (
      <>
        <Paragraph>{greeting(isKnown ? order.name : "")}</Paragraph>
        <Paragraph>
          {isDeclined
            ? "You asked us to cancel your order. Our workshop had started it, and we finish it."
            : "Our workshop has already started your order, so it is not cancelled yet. We check how far the work is and answer you."}
        </Paragraph>
        <WovenLabel size={20}>{order.OrderID}</WovenLabel>
        {isDeclined && answer !== "" && <FactList facts={[{ label: "Our answer", value: answer }]} />}
        <ButtonLink href={trackingLink(origin, order)}>See your order</ButtonLink>
      </>
    ),
    why: `You get this mail because somebody asked ${shop.name} to cancel an order that was placed with this address. Was it not you? Answer this mail or call us.`,
  };
}
