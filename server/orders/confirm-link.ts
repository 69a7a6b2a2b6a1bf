import type { OfficeOrder } from "#contract/back-office/orders.ts";
import { formatRupees } from "#contract/money.ts";
import { internationalPhone } from "#contract/phone.ts";
import type { Services } from "../services.ts";
import { confirmToken } from "./confirm-token.ts";
import type { StoredOrder } from "./read-orders.ts";

export type ConfirmLink = NonNullable<NonNullable<OfficeOrder["office"]>["confirmLink"]>;

/**
 * Where a customer confirms or cancels an order, and the address that opens WhatsApp with a message to them, in English
 * and Urdu. Nothing of the person is in the address of the shop.
 */
export function confirmLink(
  order: Pick<StoredOrder, "id" | "OrderID" | "name" | "phone" | "totalAmount">,
  { origin, secretKey, shop }: Pick<Services, "origin" | "secretKey" | "shop">,
): ConfirmLink {
  const path = `/order-confirm/${order.id}/${confirmToken(secretKey, order.id)}`;
  const total = formatRupees(order.totalAmount);
  const message = [
    `Assalam o Alaikum ${order.name}, this is ${shop.name}. Please confirm or cancel your order ${order.OrderID} (${total}, cash on delivery):`,
    `${origin()}${path}`,
    "",
    // Isolated, so that the number and the amount stay in their order between words that run the other way.
    `السلام علیکم! براہِ کرم اپنے آرڈر \u2068${order.OrderID}\u2069 (\u2068${total}\u2069، ادائیگی ترسیل پر) کی تصدیق کریں یا اسے منسوخ کریں:`,
    `${origin()}/ur${path}`,
  ].join("\n");
  const whatsApp = `https://wa.me/${internationalPhone(order.phone)}?text=${encodeURIComponent(message)}`;
  return { address: `${origin()}${path}`, whatsApp };
}
