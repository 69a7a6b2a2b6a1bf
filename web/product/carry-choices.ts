import type { Dispatch, SetStateAction } from "react";
import { tabStorage } from "../browser/storage.ts";
import type { ProductChoices } from "./choices/product-choices.ts";

/** Session storage key for a product's typed choices while its page in another language loads. */
const key = "carriedChoices";

function productHere(): string | undefined {
  return window.location.pathname.split("/").at(-1);
}

/** Before a link to another language is followed, because the router's link does not include later choices. */
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

/** Returns, once, the text typed at this product before its language was changed; later `typed` text wins. */
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
