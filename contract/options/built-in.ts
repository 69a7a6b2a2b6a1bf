import type { ChoiceLabels } from "#contract/cart/choice-labels.ts";
import type { SizedPart } from "../sizes/sized-parts.ts";
import type { ChargeField } from "./charge-fields.ts";
import { type Charges, customSizeCharge, engravingCharge } from "./charges.ts";
import type { LineOption, SpokenLine, SpokenOption } from "./line-option.ts";

export function chosenSize(
  { custom_size, sizes, parts }: Pick<SpokenLine, "sizes" | "parts"> & { custom_size: unknown },
  words: ChoiceLabels,
): string {
  if (parts)
    return words.sizesApart(parts.map(({ name, urdu, size }) => ({ name: words.name(name, urdu), size })));
  return custom_size ? words.customSize : sizes || "";
}

/** A size, separate sizes, or made to measure; sized-parts.ts checks whether a garment offers it. */
export const size: SpokenOption = {
  identity: ({ sizes, custom_size }) =>
    [sizes || "", custom_size ? "custom" : ""].filter((part) => part !== "").join("-") || "no-size",
  words: (line, words) => ({ label: words.size, value: chosenSize(line, words) }),
  surcharge: {
    field: "custom_size_charges",
    label: "Custom size",
    isChosen: ({ custom_size }) => custom_size !== false,
    today: customSizeCharge,
  },
};

export const color: SpokenOption = {
  identity: (line) => line.color._id,
  words: (line, words) => ({ label: words.color, value: words.name(line.color.label, line.color.urdu) }),
};

/** Its surcharge is part of the price of the garment. */
export const fabric: SpokenOption = {
  identity: (line) => line.fabric_type._id,
  words: ({ fabric_type }, words) => ({
    label: words.fabric,
    value: words.name(fabric_type.name, fabric_type.urdu),
  }),
};

export const trouser: SpokenOption = {
  identity: ({ trouserOptions }) => trouserOptions ?? "no-trouser",
  words: ({ trouserOptions, urdu }, words) =>
    trouserOptions ? { label: words.trouser, value: words.name(trouserOptions, urdu?.trouser) } : undefined,
};

export const engraving: LineOption = {
  identity: ({ name_engraving: sewn }) => (sewn ? `engraved-${sewn.name}-${sewn.position}` : "no-engraving"),
  furtherIdentity: ({ name_engraving: sewn }) =>
    sewn && (sewn.second || sewn.thread) ? [sewn.second ?? "", sewn.thread?._id ?? ""] : [],
  surcharge: {
    field: "name_engraving_charges",
    label: "Name engraving",
    isChosen: ({ name_engraving }) => name_engraving !== false,
    today: (charges, _, { name_engraving: sewn }) => (sewn ? engravingCharge(charges, sewn.second) : 0),
  },
};

export const cap: SpokenOption = {
  identity: (line) => (line.cap ? "cap" : "no-cap"),
  words: (line, words) => (line.cap ? { label: words.cap, value: words.capChosen } : undefined),
  surcharge: {
    field: "cap_charges",
    label: "Surgical cap",
    isChosen: (line) => line.cap,
    today: ({ surgicalCap }) => surgicalCap,
  },
};

/**
 * The options of the specification in the order of the page; a further one goes here, and into the separate orders of
 * identities (unique-id.ts) and words (describe-choices.ts).
 */
const builtInOptions: readonly LineOption[] = [size, color, fabric, trouser, engraving, cap];

export const charged = builtInOptions.flatMap(({ surcharge }) => (surcharge ? [surcharge] : []));

export type ChargedLine = Parameters<(typeof charged)[number]["isChosen"]>[0] & Record<ChargeField, number>;

/** Today's charges of a line: 0 for each choice that was not made. */
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
