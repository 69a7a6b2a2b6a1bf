import { formatRupees } from "#contract/values/money.ts";
import type { StoredOrder } from "#server/orders/reading/read-orders.ts";
import { describeCourier } from "#server/parcels/describe-courier.ts";
import { greeting } from "./greeting.ts";
import type { Letter, LetterContext } from "./letter.ts";
import { ButtonLink, FactList, Paragraph, WovenLabel } from "./letter-parts.tsx";
import { cashDue, trackingLink } from "./order-letters.tsx";

export function dispatchCorrectedLetter(
  order: StoredOrder,
  { shop, origin, isUndone }: LetterContext & { isUndone: boolean },
): Letter {
  const { courier = "", consignmentNumber = "" } = order.dispatch ?? {};
  return {
    subject: isUndone
      ? `Your order ${order.OrderID} is still on its way`
      : `Your order ${order.OrderID}: courier and consignment number`,
    preheader: `${order.OrderID}, ${formatRupees(order.totalAmount)}`,
    title: isUndone ? "Your order is still on its way" : "How your parcel travels has changed",
    body: (
      <>
        <Paragraph>{greeting(order.name)}</Paragraph>
        <Paragraph>
          {isUndone
            ? `We told you by mistake that your order was delivered. It is still on its way. ${cashDue(order)}`
            : `Please follow your parcel with what stands here; what we wrote before no longer holds. ${cashDue(order)}`}
        </Paragraph>
        <WovenLabel size={20}>{order.OrderID}</WovenLabel>
        <FactList
          facts={[
            { label: "Courier", value: describeCourier(courier) },
            { label: "Consignment number", value: consignmentNumber },
          ].filter(({ value }) => value !== "")}
        />
        <ButtonLink href={trackingLink(origin, order)}>See your order</ButtonLink>
      </>
    ),
    why: `You get this mail because an order at ${shop.name} was placed with this address. Is something wrong with it? Answer this mail or call us.`,
  };
}
