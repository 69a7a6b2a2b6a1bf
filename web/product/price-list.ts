import { type Charges, customSizeCharge, engravingCharge } from "#contract/options/charges.ts";
import type { OfferedOption } from "#contract/options/invented.ts";
import { readSizes } from "#contract/sizes/sized-parts.ts";
import { inLanguage } from "#messages/in-language.ts";
import { productMessages } from "#messages/product.ts";
import { shownName } from "#web/ui/shown-names.ts";
import type { ChosenProduct, ProductChoices } from "./choices/product-choices.ts";

export type PricedChoices = Pick<ProductChoices, "fabric" | "size" | "cap" | "options"> & {
  /** All or a part of it is made to measure, or can be had in no other way. */
  isMeasured: boolean;
  engraving: Pick<ProductChoices["engraving"], "wanted" | "second">;
};

export type PriceRow = { label: string; amount: number };

export function priceList(
  product: Pick<ChosenProduct, "name" | "urdu" | "price" | "sale_price" | "sizes" | "garment" | "options">,
  choices: PricedChoices,
  charges: Charges,
): { rows: PriceRow[]; total: number } {
  const { fabric, size, isMeasured, engraving, cap } = choices;
  const parts = isMeasured ? (readSizes(product, size ?? false) ?? []) : [];
  const surcharges = [
    { label: fabric ? inLanguage(fabric.name, fabric.urdu) : "", amount: fabric?.price ?? 0 },
    { label: productMessages.customSize, amount: customSizeCharge(charges, parts) },
    {
      label: productMessages.nameEngraving,
      amount: engraving.wanted ? engravingCharge(charges, engraving.second?.trim()) : 0,
    },
    { label: productMessages.matchingCap, amount: cap ? charges.surgicalCap : 0 },
    ...(product.options ?? []).map((option) => ({
      label: inLanguage(option.name, option.urdu),
      amount: optionCharge(option, choices.options[option.id]),
    })),
  ];
  const garment = {
    label: shownName(product),
    amount: product.sale_price > 0 ? product.sale_price : product.price,
  };
  const rows = [garment, ...surcharges.filter(({ amount }) => amount > 0)];
  return { rows, total: rows.reduce((sum, { amount }) => sum + amount, 0) };
}

/** A text or a length counts while it is typed, though possibly invalid. A place alone is no text yet. */
export function isAsked({ kind, values }: Pick<OfferedOption, "kind" | "values">, value = ""): boolean {
  return value.trim() !== "" && !(kind === "text" && values !== undefined && value.endsWith(":"));
}

function optionCharge(option: OfferedOption, value = ""): number {
  const { kind, values, charge } = option;
  if (!isAsked(option, value)) return 0;
  return values && kind !== "text" ? (values.find(({ id }) => id === value)?.charge ?? 0) : charge;
}
