import type { Dispatch, SetStateAction } from "react";
import { tabStorage } from "../browser/storage.ts";
import type { ProductChoices } from "./choices/product-choices.ts";

/** Where a product's typed choices wait while its page in another language loads: in this tab alone. */
const key = "carriedChoices";

function productHere(): string | undefined {
  return window.location.pathname.split("/").at(-1);
}

/** Before a link to another language is followed: the router, which made it, does not know what was chosen since. */
function carry(event: MouseEvent): void {
  const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>("a[hreflang]");
  const typed: unknown = window.history.state?.typed;
  if (!link || typed === undefined) return;
  const search = new URLSearchParams(window.location.search);
  search.set("language", link.hreflang);
  link.search = search.toString();
  tabStorage.write(key, JSON.stringify({ product: productHere(), typed }));
}

window.addEventListener("click", carry, true);

/** Gives back, once, what was typed at this product before its language was changed; `typed` since then goes before it. */
export function takeCarried(
  typed: object | undefined,
  setChoices: Dispatch<SetStateAction<ProductChoices>>,
): void {
  const text = tabStorage.read(key);
  tabStorage.remove(key);
  if (!text || typed) return;
  const carried = JSON.parse(text);
  if (carried.product === productHere()) setChoices((before) => ({ ...before, ...carried.typed }));
}
