import type { ApiClient } from "#contract/calls/client.ts";
import type { LineItem } from "#contract/cart/line-item.ts";
import type { CallFailure } from "#contract/http/caller.ts";
import { type Charges, chargesByPosition } from "#contract/options/charges.ts";
import type { CurrentPrices, CurrentProduct } from "./refresh-prices.ts";

type PriceCalls = Pick<ApiClient, "getPricing" | "getProductById">;

export async function loadCharges(api: Pick<PriceCalls, "getPricing">): Promise<Charges | undefined> {
  const pricing = await api.getPricing();
  return pricing.ok ? chargesByPosition(pricing.data) : undefined;
}

/** Products without an answer are omitted, so that their lines stay; a failure where the charges are unavailable. */
export async function loadCurrentPrices(
  api: PriceCalls,
  lines: readonly LineItem[],
): Promise<({ ok: true } & CurrentPrices) | CallFailure> {
  const ids = [...new Set(lines.map((line) => line._id))];
  const [pricing, ...answers] = await Promise.all([
    api.getPricing(),
    ...ids.map(async (id) => ({ id, answer: await api.getProductById({ body: { id } }) })),
  ]);
  if (!pricing.ok) return pricing;
  const products = new Map<string, CurrentProduct | null>();
  for (const { id, answer } of answers) {
    if (answer.ok) products.set(id, answer.data.product);
    else if (answer.status === 404) products.set(id, null);
  }
  return { ok: true, products, charges: chargesByPosition(pricing.data) };
}
