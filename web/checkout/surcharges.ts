import type { LineItem } from "#contract/line-item.ts";

export type Surcharge = { label: string; amount: number };

/** The surcharges of a whole line in rupees, each charge times the quantity (specification section 2, checkout). */
export function surchargesOf(line: LineItem): Surcharge[] {
  return [
    ...(line.custom_size ? [{ label: "Custom size", amount: line.custom_size_charges * line.quantity }] : []),
    ...(line.name_engraving
      ? [{ label: "Name engraving", amount: line.name_engraving_charges * line.quantity }]
      : []),
    ...(line.cap ? [{ label: "Surgical cap", amount: line.cap_charges * line.quantity }] : []),
  ];
}

/** The category as the order summary writes it (specification section 2, checkout). */
export function summaryCategory(category: string): string {
  return category === "Body Care" ? "Bodycare" : category;
}
