import { promiseThatHolds } from "#contract/orders/waits-for-money.ts";
import { formatRupees } from "#contract/values/money.ts";
import type { StoredOrder } from "#server/orders/reading/read-orders.ts";
import type { Letter, LetterContext } from "./letter.ts";
import { ButtonLink, FactList, WovenLabel } from "./letter-parts.tsx";
import { listOfItems } from "./order-items.tsx";

/** To the shop, in English and without personal data. */
export function orderAnnouncedLetter(order: StoredOrder, { shop, origin, language }: LetterContext): Letter {
  const promise = promiseThatHolds(order);
  const pieces = order.items.reduce((sum, { quantity }) => sum + quantity, 0);
  return {
    language,
    subject: `New order ${order.OrderID}: ${formatRupees(order.totalAmount)}`,
    preheader: `${pieces} ${pieces === 1 ? "piece" : "pieces"} to ${order.city}`,
    title: "A new order",
    body: (
      <>
        <WovenLabel size={20}>{order.OrderID}</WovenLabel>
        <FactList
          facts={[
            { label: "Items", value: listOfItems(order.items, language) },
            { label: "Total", value: formatRupees(order.totalAmount) },
            { label: "City", value: order.city },
            ...(promise ? [{ label: "Leaves by", value: promise.leavesBy }] : []),
          ]}
        />
        <ButtonLink href={`${origin}/admin/orders/${order.id}`}>Open the order</ButtonLink>
      </>
    ),
    why: `You get this mail because ${shop.name} wants one for each new order. You can switch it off in the settings of the back office.`,
  };
}
