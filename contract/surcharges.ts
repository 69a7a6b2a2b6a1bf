import type { LineItem } from "./line-item.ts";

export type Surcharge = { label: string; amount: number };

type Charged = Pick<
  LineItem,
  | "custom_size"
  | "custom_size_charges"
  | "name_engraving"
  | "name_engraving_charges"
  | "cap"
  | "cap_charges"
  | "quantity"
>;

/** The surcharges of a whole line in rupees, each charge times the quantity (specification section 2, checkout). */
export function surchargesOf(line: Charged): Surcharge[] {
  return [
    ...(line.custom_size ? [{ label: "Custom size", amount: line.custom_size_charges * line.quantity }] : []),
    ...(line.name_engraving
      ? [{ label: "Name engraving", amount: line.name_engraving_charges * line.quantity }]
      : []),
    ...(line.cap ? [{ label: "Surgical cap", amount: line.cap_charges * line.quantity }] : []),
  ];
}
