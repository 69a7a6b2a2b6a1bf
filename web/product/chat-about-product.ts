import { inLanguage } from "#messages/choices.ts";
import { productMessages } from "#messages/product.ts";
import { shownName } from "../catalog/shown-words.ts";
import type { ChosenProduct, ProductChoices } from "./choices/product-choices.ts";

/** What somebody writes to the shop about a product: its name, everything that is chosen, and in a browser where it is. */
export function chatAboutProduct(product: ChosenProduct, choices: ProductChoices): string {
  const { color, fabric, trouser, size, customSize, engraving, cap } = choices;
  const words = [
    color && inLanguage(color.label, color.urdu),
    fabric && inLanguage(fabric.name, fabric.urdu),
    trouser,
    customSize ? productMessages.shortCustomSize : size,
    engraving.wanted && productMessages.shortEngraving,
    cap && productMessages.shortCap,
  ].filter((word) => typeof word === "string");
  const address = typeof location === "undefined" ? "" : location.origin + location.pathname;
  return productMessages.chatAbout(shownName(product), words, address);
}
