import type { OfficeOrder } from "#contract/back-office/orders.ts";
import { prefixOf } from "#contract/languages.ts";
import { formatRupees } from "#contract/money/money.ts";
import { internationalPhone } from "#contract/values/phone.ts";
import type { Services } from "../../services.ts";
import type { StoredOrder } from "../reading/read-orders.ts";
import { confirmToken } from "./confirm-token.ts";

export type ConfirmLink = NonNullable<NonNullable<OfficeOrder["office"]>["confirmLink"]>;

/**
 * Where a customer confirms or cancels an order, and the address that opens WhatsApp with a message to them, in English
 * and Urdu. Nothing of the person is in the address of the shop.
 */
export function confirmLink(
  order: Pick<StoredOrder, "id" | "OrderID" | "name" | "phone" | "totalAmount"> & { isByTransfer: boolean },
  { origin, secretKey, shop }: Pick<Services, "origin" | "secretKey" | "shop">,
): ConfirmLink {
  const path = `/order-confirm/${order.id}/${confirmToken(secretKey, order.id)}`;
  const total = formatRupees(order.totalAmount);
  const paid = order.isByTransfer
    ? { english: "paid by transfer", urdu: "ادائیگی بینک یا والٹ سے" }
    : { english: "cash on delivery", urdu: "ادائیگی ترسیل پر" };
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
