import { formatRupees } from "#contract/values/money.ts";
import type { StoredOrder } from "#server/orders/reading/read-orders.ts";
import { greeting } from "./greeting.ts";
import type { Letter } from "./letter.ts";
import { ButtonLink, FactList, Paragraph, WovenLabel } from "./letter-parts.tsx";
import { cashDue, type OrderLetterContext, trackingLink } from "./order-letters.tsx";
import { TransferAccounts } from "./transfer-accounts.tsx";

export function transferConfirmedLetter(
  order: StoredOrder,
  { shop, origin, isKnown }: OrderLetterContext,
): Letter {
  const { balance } = order.payment;
  return {
    subject: `We have your payment for ${order.OrderID}`,
    preheader: cashDue(order),
    title: "We have your payment",
    body: (
      <>
        <Paragraph>{greeting(isKnown ? order.name : "")}</Paragraph>
        <Paragraph>
          Thank you: your payment has come. {cashDue(order)}
          {balance < 0 && ` ${formatRupees(-balance)} comes back to you.`}
        </Paragraph>
        <WovenLabel size={20}>{order.OrderID}</WovenLabel>
        <ButtonLink href={trackingLink(origin, order)}>See your order</ButtonLink>
      </>
    ),
    why: `You get this mail because ${shop.name} has received a payment for an order that was placed with this address.`,
  };
}

export function transferDeclinedLetter(
  order: StoredOrder,
  reason: string,
  { shop, origin, isKnown }: OrderLetterContext,
): Letter {
  return {
    subject: `We have not found your payment for ${order.OrderID}`,
    preheader: cashDue(order),
    title: "We have not found your payment",
    body: (
      <>
        <Paragraph>{greeting(isKnown ? order.name : "")}</Paragraph>
        <Paragraph>
          We have compared the number of your transfer with our account and have not found it. Look at it once
          more and tell us the right number, or answer this mail.
        </Paragraph>
        <WovenLabel size={20}>{order.OrderID}</WovenLabel>
        {reason !== "" && <FactList facts={[{ label: "Our answer", value: reason }]} />}
        <TransferAccounts order={order} shop={shop} />
        <ButtonLink href={trackingLink(origin, order)}>Tell us the number of your transfer</ButtonLink>
      </>
    ),
    why: `You get this mail because somebody told ${shop.name} to have paid an order that was placed with this address. Was it not you? Answer this mail or call us.`,
  };
}

export function transferReminderLetter(
  order: StoredOrder,
  { shop, origin, isKnown }: OrderLetterContext,
): Letter {
  return {
    subject: `Your order ${order.OrderID} waits for its payment`,
    preheader: cashDue(order),
    title: "Your order waits for its payment",
    body: (
      <>
        <Paragraph>{greeting(isKnown ? order.name : "")}</Paragraph>
        <Paragraph>
          Your payment has not come yet. {cashDue(order)} If you have sent it by transfer, tell us its number.
          {shop.cancelUnpaidAfter > 0 &&
            " If you do not want the order any more, you need do nothing: it ends automatically."}
        </Paragraph>
        <WovenLabel size={20}>{order.OrderID}</WovenLabel>
        <TransferAccounts order={order} shop={shop} />
        <ButtonLink href={trackingLink(origin, order)}>Pay your order</ButtonLink>
      </>
    ),
    why: `You get this mail because an order at ${shop.name} that is paid ahead was placed with this address.`,
  };
}

export function advanceAskedLetter(
  order: StoredOrder,
  { shop, origin, isKnown }: OrderLetterContext,
): Letter {
  return {
    subject: `Please pay an advance for your order ${order.OrderID}`,
    preheader: cashDue(order),
    title: "An advance for your order",
    body: (
      <>
        <Paragraph>{greeting(isKnown ? order.name : "")}</Paragraph>
        <Paragraph>We send your order once its advance has come. {cashDue(order)}</Paragraph>
        <WovenLabel size={20}>{order.OrderID}</WovenLabel>
        <TransferAccounts order={order} shop={shop} />
        <ButtonLink href={trackingLink(origin, order)}>Pay your order</ButtonLink>
      </>
    ),
    why: `You get this mail because an order at ${shop.name} was placed with this address.`,
  };
}
