import { deliveryFor } from "#contract/money/order-total.ts";
import { createOrderAsGuest } from "#contract/orders/orders.ts";
import { defaultShopSettings } from "#contract/settings/shop-settings.ts";
import { demoShop } from "#database/seeds/demo-shop.ts";
import { sampleCart } from "./sample-cart.ts";

export async function placeSampleOrder(origin: string): Promise<string> {
  const { cart, totalPrice } = JSON.parse(await sampleCart(origin));
  const delivery = deliveryFor(
    totalPrice,
    demoShop.charges[0]?.amount ?? 0,
    defaultShopSettings.freeDeliveryFrom,
  );
  const response = await fetch(origin + createOrderAsGuest.path, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({
      name: "Sample Shopper",
      email: "sample@example.com",
      phone: "03000000000",
      city: "Lahore",
      postal_code: "54000",
      province: "Punjab",
      address: "1 Sample Street",
      items: cart,
      totalAmount: String(totalPrice + delivery),
    }),
  });
  if (response.status !== 201) throw new Error(`The sample order was refused: ${await response.text()}`);
  return createOrderAsGuest.success.body.parse(await response.json()).OrderID;
}
