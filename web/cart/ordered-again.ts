import { useSyncExternalStore } from "react";
import type { LineItem } from "#contract/cart/line-item.ts";
import type { LineAgain } from "#contract/orders/order-again.ts";
import { quantityLimit } from "#contract/values/limits.ts";
import { replaceLines } from "./cart-store.ts";

let news: readonly LineAgain[] = [];
const listeners = new Set<() => void>();

/** Lines that were ordered again, for the cart to say how they differ; in memory, because it is news of one visit. */
export function setOrderedAgain(lines: readonly LineAgain[]): void {
  news = lines;
  for (const listener of listeners) listener();
}

export function useOrderedAgain(): readonly LineAgain[] {
  return useSyncExternalStore(
    subscribe,
    () => news,
    () => [],
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Puts lines into the cart with their quantities. A line that is there already gets the larger quantity, so that a
 * second tap doubles nothing.
 */
export function putAgain(lines: readonly LineItem[]): void {
  const added = new Map<string, LineItem>();
  for (const line of lines) {
    const quantity = line.quantity + (added.get(line.uniqueId)?.quantity ?? 0);
    added.set(line.uniqueId, { ...line, quantity: Math.min(quantity, quantityLimit) });
  }
  replaceLines((cart) => {
    const there = new Set(cart.map(({ uniqueId }) => uniqueId));
    return [
      ...cart.map((line) => largerOf(line, added.get(line.uniqueId))),
      ...[...added.values()].filter(({ uniqueId }) => !there.has(uniqueId)),
    ];
  });
}

function largerOf(line: LineItem, again: LineItem | undefined): LineItem {
  return again ? { ...again, quantity: Math.max(line.quantity, again.quantity) } : line;
}
