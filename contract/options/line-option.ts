import type { Choice, ChoiceLabels } from "#contract/cart/choice-labels.ts";
import type { LineChoices, LineItem } from "../cart/line-item.ts";
import type { SizedPart } from "../sizes/sized-parts.ts";
import type { ChargeField } from "./charge-fields.ts";
import type { Charges } from "./charges.ts";

export type SpokenLine = Pick<
  LineItem,
  | "sizes"
  | "parts"
  | "custom_size"
  | "color"
  | "trouserOptions"
  | "urdu"
  | "cap"
  | "name_engraving"
  | "options"
> & { fabric_type: Omit<LineItem["fabric_type"], "price"> };

type ChargedChoices = Pick<LineItem, "custom_size" | "name_engraving" | "cap">;

/**
 * Something that can be chosen of a garment. Whatever prices lines, tells them apart or puts them into words
 * goes through the list of these (built-in.ts) and knows none of them by name.
 */
export type LineOption = {
  /** What it adds to the readable half of a line's identity; stored carts know it, so it stays. */
  identity: (line: LineChoices) => string;
  /** What else of it tells lines apart; empty where nothing of it is chosen that was not there from the beginning. */
  furtherIdentity?: (line: LineChoices) => readonly string[];
  /** What a piece costs more with it; absent for what has its price elsewhere, as a fabric has. */
  surcharge?: {
    field: ChargeField;
    label: string;
    isChosen: (line: ChargedChoices) => boolean;
    /** Rupees for one piece that has it, by the pricing list. */
    today: (charges: Charges, parts: readonly SizedPart[], line: ChargedChoices) => number;
  };
};

/** How a choice is said on every page, mail and paper; undefined where it was not made. */
export type Describe = (line: SpokenLine, words: ChoiceLabels) => Choice | readonly Choice[] | undefined;

/** An option with its words; those of the engraving are apart, because the page of a product does not need them. */
export type SpokenOption = LineOption & { words: Describe };
