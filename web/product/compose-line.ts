import type { Charges } from "#contract/charges.ts";
import type { LineItem } from "#contract/line-item.ts";
import { makeLineItem } from "#contract/make-line-item.ts";
import type { ChosenProduct, CompleteChoices } from "./choices/product-choices.ts";

function engravingOf({ engraving }: CompleteChoices): LineItem["name_engraving"] {
  const name = engraving.name.trim();
  return engraving.wanted && name !== "" ? { name, position: engraving.position } : false;
}

/** The line that goes into the cart: the product with what was chosen, one piece, prices and charges in rupees. */
export function composeLine(product: ChosenProduct, choices: CompleteChoices, charges: Charges): LineItem {
  return makeLineItem(product, charges, {
    sizes: choices.size ?? false,
    custom_size: choices.customSize ?? false,
    color: choices.color,
    fabric_type: choices.fabric,
    trouserOptions: choices.trouser,
    cap: choices.cap,
    name_engraving: engravingOf(choices),
    quantity: 1,
  });
}
