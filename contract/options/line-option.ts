import type { Choice, ChoiceLabels } from "#contract/cart/choice-labels.ts";
import type { LineChoices, LineItem } from "../cart/line-item.ts";
import type { SizedPart } from "../sizes/sized-parts.ts";
import type { ChargeField } from "./charge-fields.ts";
import type { Charges } from "./charges.ts";
import type { UnpricedOption } from "./invented.ts";

export type SpokenLine = Pick<
  LineItem,
  "sizes" | "parts" | "custom_size" | "color" | "trouserOptions" | "urdu" | "cap" | "name_engraving"
> & {
  fabric_type: Omit<LineItem["fabric_type"], "price">;
  options?: readonly UnpricedOption[] | undefined;
};

type ChargedChoices = Pick<LineItem, "custom_size" | "name_engraving" | "cap">;

/**
 * A choice of a garment. Prices, identities and descriptions of lines go through the list of these (built-in.ts) and
 * know none of them by name.
 */
export type LineOption = {
  /** Its share of the readable half of a line's identity; stored carts depend on it. */
  identity: (line: LineChoices) => string;
  /** Its share of the digest; empty unless a later addition was chosen. */
  furtherIdentity?: (line: LineChoices) => readonly string[];
  /** Surcharge of a piece; absent where it is priced elsewhere, as a fabric is. */
  surcharge?: {
    field: ChargeField;
    label: string;
    isChosen: (line: ChargedChoices) => boolean;
    /** Rupees for one piece by the pricing list. */
    today: (charges: Charges, parts: readonly SizedPart[], line: ChargedChoices) => number;
  };
};

/** The words of a choice on every page, mail and paper; undefined where it was not made. */
export type Describe = (line: SpokenLine, words: ChoiceLabels) => Choice | readonly Choice[] | undefined;

/** An option with its words; those of the engraving are separate, because product pages do not need them. */
export type SpokenOption = LineOption & { words: Describe };
