import type { LineItem } from "./line-item.ts";

type Priced = Pick<
  LineItem,
  "price" | "sale_price" | "name_engraving_charges" | "custom_size_charges" | "cap_charges" | "quantity"
>;

/** What the garment itself costs: the sale price where there is one, else the price, in rupees. */
export function garmentPrice(item: Pick<LineItem, "price" | "sale_price">): number {
  return item.sale_price > 0 ? item.sale_price : item.price;
}

/** Rupees for one piece of a line with its charges (specification section 9). */
export function unitPrice(item: Priced): number {
  return garmentPrice(item) + item.name_engraving_charges + item.custom_size_charges + item.cap_charges;
}

/** Rupees for a whole line. */
export function lineTotal(item: Priced): number {
  return unitPrice(item) * item.quantity;
}

/** Rupees for all lines. */
export function subtotalOf(items: readonly Priced[]): number {
  return items.reduce((sum, item) => sum + lineTotal(item), 0);
}
