import type { StoredOrder } from "../../orders/reading/read-orders.ts";
import { greeting } from "./greeting.ts";
import type { Letter } from "./letter.ts";
import { ButtonLink, Paragraph, WovenLabel } from "./letter-parts.tsx";
import { cashDue, type OrderLetterContext } from "./order-letters.tsx";

/** `address` is where the order is confirmed or cancelled; whoever has it may do so. */
export function confirmReminderLetter(
  order: StoredOrder,
  address: string,
  { shop, isKnown }: OrderLetterContext,
): Letter {
  const hours = shop.releaseUnconfirmedAfter;
  return {
    subject: `Please confirm your order ${order.OrderID}`,
    preheader: cashDue(order),
    title: "Please confirm your order",
    body: (
      <>
        <Paragraph>{greeting(isKnown ? order.name : "")}</Paragraph>
        <Paragraph>
          Tell us that you want your order, and we begin. {cashDue(order)} Without your answer we keep its
          pieces and its coupon for {hours} hours from your order; after that the order waits, and others may
          have them.
        </Paragraph>
        <WovenLabel size={20}>{order.OrderID}</WovenLabel>
        <ButtonLink href={address}>Confirm or cancel</ButtonLink>
      </>
    ),
    why: `You get this mail because an order at ${shop.name} was placed with this address. Was it not you? Cancel it there, or do nothing.`,
  };
}
