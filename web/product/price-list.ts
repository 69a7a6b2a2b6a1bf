import type { Charges } from "#contract/charges.ts";
import { inLanguage } from "#messages/choices.ts";
import { productMessages } from "#messages/product.ts";
import { shownName } from "../catalog/shown-words.ts";
import type { ChosenProduct, ProductChoices } from "./choices/product-choices.ts";

/** What of the choices costs something. */
export type PricedChoices = Pick<ProductChoices, "fabric" | "customSize" | "cap"> & {
  engraving: Pick<ProductChoices["engraving"], "wanted">;
};

export type PriceRow = { label: string; amount: number };

/** How the price of one piece comes about, in rupees: the garment, then each surcharge that was chosen. */
export function priceList(
  product: Pick<ChosenProduct, "name" | "urdu" | "price" | "sale_price">,
  choices: PricedChoices,
  charges: Charges,
): { rows: PriceRow[]; total: number } {
  const { fabric, customSize, engraving, cap } = choices;
  const surcharges = [
    { label: fabric ? inLanguage(fabric.name, fabric.urdu) : "", amount: fabric?.price ?? 0 },
    { label: productMessages.customSize, amount: customSize ? charges.customSize : 0 },
    { label: productMessages.nameEngraving, amount: engraving.wanted ? charges.nameEngraving : 0 },
    { label: productMessages.matchingCap, amount: cap ? charges.surgicalCap : 0 },
  ];
  const garment = {
    label: shownName(product),
    amount: product.sale_price > 0 ? product.sale_price : product.price,
  };
  const rows = [garment, ...surcharges.filter(({ amount }) => amount > 0)];
  return { rows, total: rows.reduce((sum, { amount }) => sum + amount, 0) };
}
