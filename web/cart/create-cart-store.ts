import type { LineItem } from "#contract/cart/line-item.ts";
import type { SafeStorage } from "../browser/storage.ts";
import {
  addLine,
  type Cart,
  cartOf,
  decreaseLine,
  emptyCart,
  increaseLine,
  insertLine,
  removeLine,
  replaceLine,
} from "./cart-operations.ts";
import { formatStoredCart, parseStoredCart } from "./stored-cart.ts";

export const cartKey = "cart";

/**
 * The cart of one tab. The stored text is authoritative, so that tabs share one cart; where storing fails, the cart is
 * held in memory.
 */
export function createCartStore(storage: SafeStorage) {
  const listeners = new Set<() => void>();
  let cart = emptyCart;
  /** The stored text that `cart` was last compared with; undefined before the first read. */
  let seen: string | null | undefined;

  const readText = () => storage.read(cartKey) ?? null;

  function writeText(text: string | null): void {
    if (text === null) storage.remove(cartKey);
    else storage.write(cartKey, text);
  }

  function takeOverStored(): boolean {
    const text = readText();
    if (text === seen) return false;
    seen = text;
    cart = parseStoredCart(text);
    return true;
  }

  function notifyListeners(): void {
    for (const listener of listeners) listener();
  }

  function change(operation: (cart: Cart) => Cart): void {
    takeOverStored();
    cart = operation(cart);
    writeText(cart.cart.length === 0 ? null : formatStoredCart(cart));
    seen = readText();
    notifyListeners();
  }

  return {
    getCart(): Cart {
      if (seen === undefined) takeOverStored();
      return cart;
    },
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    synchronise(): void {
      if (takeOverStored()) notifyListeners();
    },
    addToCart: (line: LineItem) => change((now) => addLine(now, line)),
    increaseQuantity: (uniqueId: string) => change((now) => increaseLine(now, uniqueId)),
    decreaseQuantity: (uniqueId: string) => change((now) => decreaseLine(now, uniqueId)),
    removeFromCart: (uniqueId: string) => change((now) => removeLine(now, uniqueId)),
    putBack: (line: LineItem, place: number) => change((now) => insertLine(now, line, place)),
    changeLine: (uniqueId: string, line: LineItem) => change((now) => replaceLine(now, uniqueId, line)),
    clearCart: () => change(() => emptyCart),
    replaceLines: (update: (lines: readonly LineItem[]) => readonly LineItem[]) =>
      change((now) => cartOf(update(now.cart))),
  };
}
