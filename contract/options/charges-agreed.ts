import { type ChargedLine, charged } from "./built-in.ts";
import type { ChargeField } from "./charge-fields.ts";
import { type Charges, engravingCharge } from "./charges.ts";

type Difference = (charges: Charges, line: ChargedLine, before: ChargedLine) => number;

const differences: Partial<Record<ChargeField, Difference>> = {
  // A second line that is added to an agreed name is charged; one that is removed is credited.
  name_engraving_charges: (charges, line, before) => sewnToday(charges, line) - sewnToday(charges, before),
};

function sewnToday(charges: Charges, { name_engraving: sewn }: ChargedLine): number {
  return engravingCharge(charges, sewn ? sewn.second : undefined);
}

/** Charges of a changed line: existing choices cost what was agreed, new ones today's price. */
export function chargesAgreed(
  line: ChargedLine,
  before: ChargedLine,
  charges: Charges,
): Record<ChargeField, number> {
  const entries = charged.map(({ field, isChosen }) => [
    field,
    isChosen(line) && isChosen(before)
      ? Math.max(0, before[field] + (differences[field]?.(charges, line, before) ?? 0))
      : line[field],
  ]);
  return Object.fromEntries(entries) as Record<ChargeField, number>;
}
