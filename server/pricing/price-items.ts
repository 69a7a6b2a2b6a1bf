import type { LineItem, OrderedLine } from "#contract/line-item.ts";
import { subtotalOf } from "#contract/line-price.ts";
import { makeLineItem } from "#contract/make-line-item.ts";
import type { Facts, OfferedProduct } from "./read-facts.ts";

export type ItemUnavailable = {
  outcome: "item-unavailable";
  /** As in `fields`: `items.0`. */
  item: string;
  sentence: string;
};

export type PricedItems = { outcome: "priced"; items: LineItem[]; subtotal: number } | ItemUnavailable;

/**
 * Makes every line anew from the catalogue; of what the browser sent only the product, the choices and the quantity
 * count. The first line that is no longer offered, or chosen incompletely, is named.
 */
export function priceItems(
  lines: readonly OrderedLine[],
  facts: Pick<Facts, "products" | "charges">,
): PricedItems {
  const items: LineItem[] = [];
  for (const [index, line] of lines.entries()) {
    const result = priceItem(line, index, facts);
    if ("outcome" in result) return result;
    items.push(result);
  }
  return { outcome: "priced", items, subtotal: subtotalOf(items) };
}

/** As `priceItems`, for the line at one place of an order. */
export function priceItem(
  line: OrderedLine,
  index: number,
  facts: Pick<Facts, "products" | "charges">,
): LineItem | ItemUnavailable {
  const result = priceLine(line, facts);
  if (typeof result !== "string") return result;
  return { outcome: "item-unavailable", item: `items.${index}`, sentence: `Item ${index + 1}${result}` };
}

/** The priced line, or what is wrong with it, to be read after `Item 1`. */
function priceLine(line: OrderedLine, { products, charges }: Pick<Facts, "products" | "charges">) {
  const product = products.get(line._id);
  if (!product) return " of your cart is no longer available. Remove it to go on.";
  const color = product.colors.find(({ _id, label }) => _id === line.color || label === line.color);
  const fabric = product.fabric_type.find(
    ({ _id, name }) => _id === line.fabric_type || name === line.fabric_type,
  );
  const missing = [
    ...(offersSize(product, line) ? [] : ["size"]),
    ...(color ? [] : ["color"]),
    ...(fabric ? [] : ["fabric type"]),
    ...(offersTrouser(product, line.trouserOptions) ? [] : ["trouser option"]),
    ...(product.name_engraving || !line.name_engraving ? [] : ["name engraving"]),
  ];
  if (!color || !fabric || missing.length > 0) {
    return `, ${product.name}, is not available with this ${missing.join(", ")}. Choose it anew.`;
  }
  return makeLineItem(product, charges, { ...line, color, fabric_type: fabric });
}

function offersSize({ sizes }: OfferedProduct, line: OrderedLine): boolean {
  if (line.custom_size !== false) return true;
  return line.sizes !== false && sizes.includes(line.sizes);
}

/** Only options flagged selected are offered; where there are some, one must be chosen. */
function offersTrouser({ trouserOptions }: OfferedProduct, chosen: string | null): boolean {
  const offered = trouserOptions.filter((option) => option.selected);
  if (chosen === null) return offered.length === 0;
  return offered.some((option) => option.name === chosen);
}
