import { z } from "zod";
import { reason } from "#contract/values/reason.ts";
import { requiredLine } from "../values/text.ts";

/** Kinds of options: one of its values, of its colors, yes or no, a typed text, a length, or an uploaded picture. */
export const optionKinds = ["one-of", "color", "yes-no", "text", "measurement", "picture"] as const;
export type OptionKind = (typeof optionKinds)[number];

const rupees = z.number().int().nonnegative();
const urdu = z.string().optional();
/** Rupees once per order, regardless of lines and pieces; absent for none. */
const setupCharge = rupees.optional();

const offeredValue = z.object({
  id: z.string(),
  name: z.string(),
  urdu,
  /** Where it is a color: `#rrggbb`. */
  color: z.string().optional(),
  /** The id of a picture of it (option-pictures.ts). */
  picture: z.string().optional(),
  charge: rupees,
});

export const offeredOption = z.object({
  id: z.string(),
  kind: z.enum(optionKinds),
  name: z.string(),
  urdu,
  isRequired: z.boolean(),
  /** Rupees for one piece; 0 where the values have charges of their own. */
  charge: rupees,
  setupCharge,
  /** The most characters of a text. */
  maxLength: z.number().int().optional(),
  /** Values to choose from; of a text its places, which are free. */
  values: z.array(offeredValue).optional(),
  /** Exclusions: other options by their ids, or `cap`, `name_engraving`, `custom_size`. */
  excludes: z.array(z.string()),
  isTracked: z.boolean(),
  /** Pieces that differ in it are cut apart. */
  isGrouped: z.boolean(),
});
export type OfferedOption = z.infer<typeof offeredOption>;

export const chosenOption = z.object({
  id: z.string(),
  kind: z.enum(optionKinds),
  name: z.string(),
  urdu,
  value: z.string(),
  /** Label of the value, or of the place of a text. */
  said: z.string().optional(),
  saidUrdu: z.string().optional(),
  charge: rupees,
  setupCharge,
  isTracked: z.boolean(),
  isGrouped: z.boolean(),
});
export type ChosenOption = z.infer<typeof chosenOption>;

/** For those who see no money. */
export const unpricedOption = chosenOption.omit({ charge: true, setupCharge: true });
export type UnpricedOption = z.infer<typeof unpricedOption>;

/** Most characters of a text and of its place together. */
const longestText = 100;
const longestPlace = 41;

/** The most options of one line. */
const optionsOfLine = 20;

/** A product lists its offer under the same key: an entry without a value is no choice. */
function withoutOffered(options: unknown): unknown {
  const isOffered = (option: unknown) =>
    typeof option === "object" && option !== null && !("value" in option);
  return Array.isArray(options) ? options.filter((option) => !isOffered(option)) : options;
}

export const wantedOptions = z.preprocess(
  withoutOffered,
  z
    .array(
      z.object({
        id: requiredLine(40, reason("CHOOSE_ONE_OF_THOSE_OFFERED")),
        value: requiredLine(longestPlace + longestText, reason("CHOOSE_ONE_OF_THOSE_OFFERED")),
      }),
      reason("CHOOSE_ONE_OF_THOSE_OFFERED"),
    )
    .max(optionsOfLine, reason("CHOOSE_ONE_OF_THOSE_OFFERED"))
    .refine(
      (options) => new Set(options.map(({ id }) => id)).size === options.length,
      reason("CHOOSE_ONE_OF_THOSE_OFFERED"),
    ),
);
