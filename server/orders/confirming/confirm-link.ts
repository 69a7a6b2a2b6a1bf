import { prefixOf } from "#contract/languages.ts";
import type { OfficeOrder } from "#contract/order-views/office-orders.ts";
import { formatRupees } from "#contract/values/money.ts";
import { internationalPhone } from "#contract/values/phone.ts";
import type { Services } from "../../services.ts";
import type { StoredOrder } from "../reading/read-orders.ts";
import { confirmToken } from "./confirm-token.ts";

export type ConfirmLink = NonNullable<NonNullable<OfficeOrder["office"]>["confirmLink"]>;

/** In English and Urdu. Nothing of the person is in the address of the shop. */
export function confirmLink(
  order: Pick<StoredOrder, "id" | "OrderID" | "name" | "phone" | "totalAmount"> & {
    paidAhead: number;
  },
  { origin, secretKey, shop }: Pick<Services, "origin" | "secretKey" | "shop">,
): ConfirmLink {
  const path = `/order-confirm/${order.id}/${confirmToken(secretKey, order.id)}`;
  const total = formatRupees(order.totalAmount);
  const paid = howItIsPaid(order);
  const message = [
    `Assalam o Alaikum ${order.name}, this is ${shop.name}. Please confirm or cancel your order ${order.OrderID} (${total}, ${paid.english}):`,
    `${origin()}${path}`,
    "",
    // Isolated, so that the number and the amount stay in their order between words that run the other way.
    `السلام علیکم! براہِ کرم اپنے آرڈر \u2068${order.OrderID}\u2069 (\u2068${total}\u2069، ${paid.urdu}) کی تصدیق کریں یا اسے منسوخ کریں:`,
    `${origin()}${prefixOf("ur")}${path}`,
  ].join("\n");
  const whatsApp = `https://wa.me/${internationalPhone(order.phone)}?text=${encodeURIComponent(message)}`;
  return { address: `${origin()}${path}`, whatsApp };
}

function howItIsPaid({ totalAmount, paidAhead }: { totalAmount: number; paidAhead: number }) {
  if (paidAhead === 0) return { english: "cash on delivery", urdu: "کیش آن ڈیلیوری" };
  if (paidAhead >= totalAmount) return { english: "to be paid ahead", urdu: "ادائیگی پیشگی" };
  const [now, atDoor] = [formatRupees(paidAhead), formatRupees(totalAmount - paidAhead)];
  return {
    english: `${now} ahead, ${atDoor} in cash on delivery`,
    urdu: `\u2068${now}\u2069 ایڈوانس، \u2068${atDoor}\u2069 ڈیلیوری پر`,
  };
}
