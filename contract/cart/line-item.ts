import { z } from "zod";
import { reason } from "#contract/values/reason.ts";
import { reference } from "#contract/values/text.ts";
import { picture } from "../catalog/catalog.ts";
import { sewnEngraving, wantedEngraving } from "../engraving/engraving.ts";
import type { WantedOption } from "../options/choose-options.ts";
import { chosenOption, wantedOptions } from "../options/invented.ts";
import { customSize, measuredSize } from "../sizes/custom-size.ts";
import { quantityLimit } from "../values/limits.ts";
import { line, requiredLine } from "../values/text.ts";

export const quantity = z
  .number(reason("ENTER_A_WHOLE_NUMBER"))
  .int(reason("ENTER_A_WHOLE_NUMBER"))
  .min(1, reason("ORDER_AT_LEAST_1"))
  .max(quantityLimit, reason("TOO_MANY_PIECES", { most: quantityLimit }));

const chosenColor = z.object({
  _id: z.string(),
  label: z.string(),
  value: z.string(),
  urdu: z.string().optional(),
});
const chosenFabric = z.object({
  _id: z.string(),
  name: z.string(),
  price: z.number(),
  urdu: z.string().optional(),
});
const amount = z.number().int().nonnegative();

export const sizedParts = z.array(
  z.object({
    name: z.string(),
    urdu: z.string().optional(),
    size: z.union([z.string(), z.literal(false)]),
  }),
);

/**
 * A cart line and, with the prices of that day, an order item (specification section 3).
 * `price` and `sale_price` include the fabric's surcharge; `sale_price` equals `price` when nothing is on sale.
 * Charges of choices that were not made are 0.
 */
export const lineItem = z.object({
  _id: z.string(),
  uniqueId: z.string(),
  name: z.string(),
  category: z.string(),
  urdu: z.object({ name: z.string(), category: z.string(), trouser: z.string() }).partial().optional(),
  product_code: z.string(),
  images: z.record(z.string(), picture),
  /** The result of `wordSizes` for its parts (sized-parts.ts); false where everything is made to measure. */
  sizes: z.union([z.string(), z.literal(false)]),
  /** The parts by size, false for a made-to-measure one; only where parts have separate sizes. */
  parts: sizedParts.optional(),
  custom_size: z.union([measuredSize, z.literal(false)]),
  /** Minimum working days of its garment; absent for the shop's default. */
  working_days: z.number().int().optional(),
  color: chosenColor,
  fabric_type: chosenFabric,
  trouser: z.boolean(),
  trouserOptions: z.string().nullable(),
  cap: z.boolean(),
  name_engraving: z.union([sewnEngraving, z.literal(false)]),
  price: amount,
  sale_price: amount,
  name_engraving_charges: amount,
  cap_charges: amount,
  custom_size_charges: amount,
  options: z.array(chosenOption).optional(),
  quantity,
});
export type LineItem = z.output<typeof lineItem>;

/** The choices that distinguish two lines of the same product. */
export type LineChoices = Pick<
  LineItem,
  "_id" | "sizes" | "custom_size" | "color" | "fabric_type" | "trouserOptions" | "cap" | "name_engraving"
> & { options?: readonly WantedOption[] | undefined };

/**
 * A line is "the product plus" its choices (specification section 3), and some keys are of both: a list is what the
 * product offers, `true` that it can be engraved. Neither is a choice, and nor are `false`, `null` and absence.
 */
function isNoChoice(value: unknown): boolean {
  return value === false || value === null || Array.isArray(value);
}

/** Undefined where nothing was chosen; anything else is validated with its own messages. */
function chosen<Schema extends z.ZodType>(schema: Schema) {
  return z.preprocess((value) => (isNoChoice(value) ? undefined : value), schema.optional());
}

function chosenOrFalse<Schema extends z.ZodType>(schema: Schema) {
  return chosen(schema).transform((value) => value || (false as const));
}

/** The part of a line that the server reads from a browser: the product, the choices and the quantity. */
export const orderedLine = z
  .object({
    _id: requiredLine(200, reason("NAME_THE_PRODUCT")),
    sizes: chosenOrFalse(line(200, reason("CHOOSE_A_SIZE"))),
    custom_size: chosenOrFalse(customSize),
    color: reference,
    fabric_type: chosen(reference).transform((key) => key ?? ""),
    trouserOptions: chosen(line(100, reason("CHOOSE_A_TROUSER"))).transform((name) => name || null),
    cap: z
      .union([z.boolean(), z.null()], reason("CHOOSE_YES_OR_NO"))
      .optional()
      .transform((cap) => cap === true),
    name_engraving: z.preprocess((value) => (value === true ? false : value), chosenOrFalse(wantedEngraving)),
    options: wantedOptions.optional(),
    quantity,
  })
  // Only sizes that name a part of the garment allow another part to be made to measure.
  .refine((item) => item.sizes === false || item.custom_size === false || item.sizes.includes(" "), {
    message: reason("SIZE_OR_CUSTOM_SIZE"),
    path: ["sizes"],
  });
export type OrderedLine = z.output<typeof orderedLine>;
