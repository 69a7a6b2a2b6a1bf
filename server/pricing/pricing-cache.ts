import type { Executor } from "#database/query.ts";
import { type OfferedProduct, type PricingQuery, type PricingSnapshot, readPricing } from "./read-pricing.ts";

/** Products of one version of the catalogue; more than that are forgotten together. */
const mostProducts = 2_000;

export type PricingCache = {
  /**
   * The last prices of these products, without a coupon, if all of them are cached. They may be outdated: a caller
   * that stores something by them has to compare their version with the database's in the same transaction.
   */
  get(productIds: readonly string[]): PricingSnapshot | undefined;
  read(question: PricingQuery): Promise<PricingSnapshot>;
};

/**
 * Saves an order the query of a catalogue that hardly ever changes. Needs no invalidation: versions are compared on
 * storing.
 */
export function createPricingCache(executor: Executor): PricingCache {
  let known: (Omit<PricingSnapshot, "products"> & { products: Map<string, OfferedProduct> }) | undefined;

  function keep(pricing: PricingSnapshot): void {
    if (known && known.version > pricing.version) return;
    if (known?.version !== pricing.version || known.products.size > mostProducts) {
      known = { ...pricing, coupon: undefined, products: new Map() };
    }
    for (const [id, product] of pricing.products) known.products.set(id, product);
  }

  return {
    get: (productIds) => (known && productIds.every((id) => known?.products.has(id)) ? known : undefined),
    read: async (question) => {
      const pricing = await readPricing(executor, question);
      keep(pricing);
      return pricing;
    },
  };
}
