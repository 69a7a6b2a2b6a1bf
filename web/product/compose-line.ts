import type { LineItem } from "#contract/cart/line-item.ts";
import { makeLineItem } from "#contract/cart/make-line-item.ts";
import { sewnText } from "#contract/engraving/sewn-text.ts";
import type { Charges } from "#contract/options/charges.ts";
import { measurementsFor, onlyLengths } from "#contract/sizes/sized-parts.ts";
import { chosenEngraving } from "./choices/chosen-engraving.ts";
import { chosenParts } from "./choices/chosen-sizes.ts";
import { takeOptions } from "./choices/option-code.ts";
import type { ChosenProduct, CompleteChoices } from "./choices/product-choices.ts";

function engravingOf(product: ChosenProduct, { engraving }: CompleteChoices): LineItem["name_engraving"] {
  const name = sewnText(engraving.name);
  return name !== "" && chosenEngraving(product, { ...engraving, name });
}

export function composeLine(product: ChosenProduct, choices: CompleteChoices, charges: Charges): LineItem {
  const parts = chosenParts(product, choices) ?? [];
  const { customSize } = choices;
  return makeLineItem(product, charges, {
    sizes: choices.size ?? false,
    custom_size: customSize ? onlyLengths(measurementsFor(product, parts), customSize) : false,
    color: choices.color,
    fabric_type: choices.fabric,
    trouserOptions: choices.trouser,
    cap: choices.cap,
    name_engraving: engravingOf(product, choices),
    ...takeOptions(product, choices),
    quantity: 1,
  });
}
