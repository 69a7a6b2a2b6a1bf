import { createClient } from "#contract/calls/client.ts";
import { makeLineItem } from "#contract/cart/make-line-item.ts";
import { lineTotal } from "#contract/money/line-price.ts";
import { chargesByPosition } from "#contract/options/charges.ts";

/** A cart of one piece at today's prices, as a browser keeps it in local storage under `cart`. */
export async function sampleCart(origin: string): Promise<string> {
  const api = createClient(async ({ method, url, headers, body }) => {
    const response = await fetch(origin + url, { method, headers, ...(body === undefined ? {} : { body }) });
    return { status: response.status, body: await response.json() };
  });
  const [found, pricing] = await Promise.all([
    api.getProductById({ body: { id: "liberty-v-neck-set" } }),
    api.getPricing(),
  ]);
  if (!found.ok || !pricing.ok) throw new Error("The demo shop does not answer.");
  const { product } = found.data;
  const [color] = product.colors;
  const [fabric] = product.fabric_type;
  if (!color || !fabric) throw new Error("The demo product has no color or fabric.");
  const line = makeLineItem(product, chargesByPosition(pricing.data), {
    sizes: "M",
    custom_size: false,
    color,
    fabric_type: fabric,
    trouserOptions: product.trouserOptions[0]?.name ?? null,
    cap: false,
    name_engraving: false,
    quantity: 1,
  });
  return JSON.stringify({ cart: [line], totalQuantity: 1, totalPrice: lineTotal(line) });
}
