import fc from "fast-check";
import { expect, test, vi } from "vitest";
import type { LineItem } from "#contract/cart/line-item.ts";
import { anyLineItem } from "#contract/testing/any-line-item.ts";
import { type RawStorage, safeStorage } from "../browser/storage.ts";
import { createCartStore } from "./create-cart-store.ts";

function createStorage(): RawStorage & { full: boolean } {
  const texts = new Map<string, string>();
  return {
    full: false,
    getItem: (key) => texts.get(key) ?? null,
    setItem(key, text) {
      if (this.full) throw new DOMException("The quota has been exceeded.", "QuotaExceededError");
      texts.set(key, text);
    },
    removeItem: (key) => void texts.delete(key),
  };
}

function sampleLines(count: number): LineItem[] {
  const [lines = []] = fc.sample(
    fc.uniqueArray(anyLineItem, { selector: (line) => line.uniqueId, minLength: count, maxLength: count }),
    { numRuns: 1, seed: 7 },
  );
  return lines.map((line) => ({ ...line, quantity: 1 }));
}

const [first, second] = sampleLines(2);
if (!first || !second) throw new Error("Two sample lines are needed");

test("stores every change under the key cart, and removes it on clearing", () => {
  const storage = createStorage();
  const store = createCartStore(safeStorage(() => storage));
  store.addToCart(first);
  store.increaseQuantity(first.uniqueId);
  expect(JSON.parse(storage.getItem("cart") ?? "")).toEqual(store.getCart());
  expect(store.getCart().totalQuantity).toBe(2);
  store.clearCart();
  expect(storage.getItem("cart")).toBeNull();
  expect(store.getCart()).toEqual({ cart: [], totalQuantity: 0, totalPrice: 0 });
});

test("starts a new tab with the stored cart", () => {
  const storage = createStorage();
  createCartStore(safeStorage(() => storage)).addToCart(first);
  expect(createCartStore(safeStorage(() => storage)).getCart().cart).toEqual([first]);
});

test("builds a change on another tab's stored cart, even before its storage event", () => {
  const storage = createStorage();
  const here = createCartStore(safeStorage(() => storage));
  const there = createCartStore(safeStorage(() => storage));
  here.addToCart(first);
  there.addToCart(second);
  here.increaseQuantity(first.uniqueId);
  expect(here.getCart().cart).toEqual([{ ...first, quantity: 2 }, second]);
});

test("updates the tab and notifies its listeners once on a storage event", () => {
  const storage = createStorage();
  const here = createCartStore(safeStorage(() => storage));
  const there = createCartStore(safeStorage(() => storage));
  const listener = vi.fn();
  here.getCart();
  const stop = here.subscribe(listener);
  there.addToCart(first);
  here.synchronise();
  here.synchronise();
  expect(here.getCart().cart).toEqual([first]);
  expect(listener).toHaveBeenCalledTimes(1);
  stop();
  there.clearCart();
  here.synchronise();
  expect(here.getCart().cart).toEqual([]);
  expect(listener).toHaveBeenCalledTimes(1);
});

test("applies fresh prices to the lines present on arrival, including another tab's", () => {
  const storage = createStorage();
  const here = createCartStore(safeStorage(() => storage));
  here.addToCart(first);
  createCartStore(safeStorage(() => storage)).addToCart(second);
  here.replaceLines((lines) => lines.map((line) => ({ ...line, price: 1, sale_price: 1 })));
  expect(here.getCart().cart.map(({ uniqueId, price }) => [uniqueId, price])).toEqual([
    [first.uniqueId, 1],
    [second.uniqueId, 1],
  ]);
});

test("preserves the cart in this tab when the storage is full", () => {
  const storage = createStorage();
  const store = createCartStore(safeStorage(() => storage));
  store.addToCart(first);
  storage.full = true;
  store.addToCart(second);
  store.increaseQuantity(second.uniqueId);
  expect(store.getCart().cart).toEqual([first, { ...second, quantity: 2 }]);
  storage.full = false;
  store.removeFromCart(first.uniqueId);
  expect(createCartStore(safeStorage(() => storage)).getCart().cart).toEqual([{ ...second, quantity: 2 }]);
});

test("falls back to memory when storage is forbidden", () => {
  const store = createCartStore(
    safeStorage(() => {
      throw new DOMException("Access is denied.", "SecurityError");
    }),
  );
  store.addToCart(first);
  store.addToCart(second);
  store.decreaseQuantity(first.uniqueId);
  expect(store.getCart().totalQuantity).toBe(2);
});

test("returns the same cart object until it changes", () => {
  const store = createCartStore(safeStorage(createStorage));
  expect(store.getCart()).toBe(store.getCart());
});
