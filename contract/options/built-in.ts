import type { SizedPart } from "../sizes/sized-parts.ts";
import { cap } from "./cap.ts";
import type { ChargeField } from "./charge-fields.ts";
import type { Charges } from "./charges.ts";
import { color } from "./color.ts";
import { engraving } from "./engraving.ts";
import { fabric } from "./fabric.ts";
import type { LineOption } from "./line-option.ts";
import { size } from "./size.ts";
import { trouser } from "./trouser.ts";

/**
 * The options that the specification names, in the order in which a page asks for them; a further one goes here, and to where
 * identities (unique-id.ts) and words (describe-choices.ts) have an order of their own.
 */
const builtInOptions: readonly LineOption[] = [size, color, fabric, trouser, engraving, cap];

export const charged = builtInOptions.flatMap(({ surcharge }) => (surcharge ? [surcharge] : []));

export type ChargedLine = Parameters<(typeof charged)[number]["isChosen"]>[0] & Record<ChargeField, number>;

/** What a line keeps of today's charges: 0 for each choice that was not made. */
export function chargesToday(
  line: Omit<ChargedLine, ChargeField>,
  charges: Charges,
  parts: readonly SizedPart[],
): Record<ChargeField, number> {
  const entries = charged.map(({ field, isChosen, today }) => [
    field,
    isChosen(line) ? today(charges, parts, line) : 0,
  ]);
  return Object.fromEntries(entries) as Record<ChargeField, number>;
}
