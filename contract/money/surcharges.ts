import type { LineItem } from "../cart/line-item.ts";
import { type ChargedLine, charged } from "../options/built-in.ts";
import type { ChargeField } from "../options/charge-fields.ts";

/** `urdu` is present for the merchant's names; pages translate the rest. */
export type Surcharge = { label: string; urdu?: string; amount: number };

type Charged = ChargedLine & Pick<LineItem, "quantity" | "options">;

export function chargesOn(line: ChargedLine): { field: ChargeField; label: string; amount: number }[] {
  return charged
    .filter(({ isChosen }) => isChosen(line))
    .map(({ field, label }) => ({ field, label, amount: line[field] }));
}

/** The surcharges of a whole line in rupees, each charge times the quantity (specification section 2, checkout). */
export function surchargesOf(line: Charged): Surcharge[] {
  const { options = [], quantity } = line;
  return [
    ...chargesOn(line).map(({ label, amount }) => ({ label, amount: amount * quantity })),
    ...options
      .filter(({ charge }) => charge > 0)
      .map(({ name, urdu = "", charge }) => ({ label: name, urdu, amount: charge * quantity })),
  ];
}
