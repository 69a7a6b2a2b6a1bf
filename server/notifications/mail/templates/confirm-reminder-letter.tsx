import type { StoredOrder } from "#server/orders/reading/read-orders.ts";
import { greeting } from "./greeting.ts";
import type { Letter } from "./letter.ts";
import { ButtonLink, Paragraph, WovenLabel } from "./letter-parts.tsx";
import { cashDue, type OrderLetterContext, trackingLink } from "./order-letters.tsx";
import { isToBeSent, TransferAccounts } from "./transfer-accounts.tsx";

/** `address` is a capability: it confirms or cancels the order. */
export function confirmReminderLetter(
  order: StoredOrder,
  address: string,
  { shop, origin, isKnown }: OrderLetterContext,
): Letter {
  const hours = shop.releaseUnconfirmedAfter;
  const isToPay = isToBeSent(order);
  const title = isToPay ? "Please pay your order" : "Please confirm your order";
  return {
    subject: `${title} ${order.OrderID}`,
    preheader: cashDue(order),
    title,
    body: (
      <>
        <Paragraph>{greeting(isKnown ? order.name : "")}</Paragraph>
        <Paragraph>
          {isToPay
            ? `${cashDue(order)} We start when it arrives.`
            : `Tell us that you want your order, and we begin. ${cashDue(order)}`}
          {` Without it we keep its pieces and its coupon for ${hours} hours from your order; after that the order waits, and others may have them.`}
        </Paragraph>
        <WovenLabel size={20}>{order.OrderID}</WovenLabel>
        <TransferAccounts order={order} shop={shop} />
        <ButtonLink href={isToPay ? trackingLink(origin, order) : address}>
          {isToPay ? "Pay your order" : "Confirm or cancel"}
        </ButtonLink>
      </>
    ),
    why: `You get this mail because an order at ${shop.name} was placed with this address. Was it not you? Cancel it there, or do nothing.`,
  };
}
