import type { LineItem } from "#contract/cart/line-item.ts";
import type { ApiClient } from "#contract/http/client.ts";
import { type Charges, chargesByPosition } from "#contract/money/charges.ts";
import type { CurrentPrices, CurrentProduct } from "./refresh-prices.ts";

type PriceCalls = Pick<ApiClient, "getPricing" | "getProductById">;

export async function loadCharges(api: Pick<PriceCalls, "getPricing">): Promise<Charges | undefined> {
  const pricing = await api.getPricing();
  return pricing.ok ? chargesByPosition(pricing.data) : undefined;
}

/** What could not be asked about is left out, so that its lines stay; undefined when the charges are not to be had. */
export async function loadCurrentPrices(
  api: PriceCalls,
  lines: readonly LineItem[],
): Promise<CurrentPrices | undefined> {
  const ids = [...new Set(lines.map((line) => line._id))];
  const [charges, ...answers] = await Promise.all([
    loadCharges(api),
    ...ids.map(async (id) => ({ id, answer: await api.getProductById({ body: { id } }) })),
  ]);
  if (!charges) return undefined;
  const products = new Map<string, CurrentProduct | null>();
  for (const { id, answer } of answers) {
    if (answer.ok) products.set(id, answer.data.product);
    else if (answer.status === 404) products.set(id, null);
  }
  return { products, charges };
}
