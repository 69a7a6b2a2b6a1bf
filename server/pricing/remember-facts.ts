import type { Executor } from "#database/named-query.ts";
import { type Facts, type FactsQuestion, type OfferedProduct, readFacts } from "./read-facts.ts";

/** Products of one version of the catalogue; more than that are forgotten together. */
const mostProducts = 2_000;

export type FactsMemory = {
  /**
   * What was last read about these products, without a coupon, if all of it is remembered. It may be outdated: whoever
   * stores something by it has to compare its version with the database's in the same transaction.
   */
  recall(productIds: readonly string[]): Facts | undefined;
  /** Reads everything anew, and remembers the products and charges. */
  read(question: FactsQuestion): Promise<Facts>;
};

/** Saves an order the question about a catalogue that hardly ever changes. Needs to be told of no change. */
export function createFactsMemory(executor: Executor): FactsMemory {
  let known: (Omit<Facts, "products"> & { products: Map<string, OfferedProduct> }) | undefined;

  function remember(facts: Facts): void {
    if (known && known.version > facts.version) return;
    if (known?.version !== facts.version || known.products.size > mostProducts) {
      known = { ...facts, coupon: undefined, products: new Map() };
    }
    for (const [id, product] of facts.products) known.products.set(id, product);
  }

  return {
    recall: (productIds) => (known && productIds.every((id) => known?.products.has(id)) ? known : undefined),
    read: async (question) => {
      const facts = await readFacts(executor, question);
      remember(facts);
      return facts;
    },
  };
}
