import { useSyncExternalStore } from "react";
import { browserStorage } from "../browser/storage.ts";
import { type Cart, emptyCart } from "./cart-operations.ts";
import { cartKey, createCartStore } from "./create-cart-store.ts";

const store = createCartStore(browserStorage);

export const {
  addToCart,
  increaseQuantity,
  decreaseQuantity,
  removeFromCart,
  putBack,
  changeLine,
  clearCart,
  replaceLines,
  getCart,
  synchronise: synchroniseCart,
} = store;

function subscribe(listener: () => void): () => void {
  // `key` is null when the whole storage was cleared.
  const onStorage = (event: StorageEvent) => {
    if (event.key === cartKey || event.key === null) synchroniseCart();
  };
  const stop = store.subscribe(listener);
  window.addEventListener("storage", onStorage);
  // A page restored from the back/forward cache has missed the storage events of other tabs.
  window.addEventListener("pageshow", synchroniseCart);
  return () => {
    stop();
    window.removeEventListener("storage", onStorage);
    window.removeEventListener("pageshow", synchroniseCart);
  };
}

/** Synchronised across tabs; empty on the server and until hydration. */
export function useCart(): Cart {
  return useSyncExternalStore(subscribe, store.getCart, () => emptyCart);
}
