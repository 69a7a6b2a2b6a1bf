import { z } from "zod";
import { picture } from "./catalog.ts";
import { customSize, measuredSize } from "./custom-size.ts";
import { nameEngraving } from "./engraving.ts";
import { quantityLimit } from "./limits.ts";
import { line, requiredLine } from "./text.ts";

export const quantity = z
  .number("Enter a whole number")
  .int("Enter a whole number")
  .min(1, "Order at least 1")
  .max(quantityLimit, `Order at most ${quantityLimit} of one line`);

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
  /** Its name, category and trouser in Urdu, as far as they are known. */
  urdu: z.object({ name: z.string(), category: z.string(), trouser: z.string() }).partial().optional(),
  product_code: z.string(),
  images: z.record(z.string(), picture),
  sizes: z.union([z.string(), z.literal(false)]),
  custom_size: z.union([measuredSize, z.literal(false)]),
  color: chosenColor,
  fabric_type: chosenFabric,
  trouser: z.boolean(),
  trouserOptions: z.string().nullable(),
  cap: z.boolean(),
  name_engraving: z.union([nameEngraving, z.literal(false)]),
  price: amount,
  sale_price: amount,
  name_engraving_charges: amount,
  cap_charges: amount,
  custom_size_charges: amount,
  quantity,
});
export type LineItem = z.output<typeof lineItem>;

/** The choices that make one line differ from another of the same product. */
export type LineChoices = Pick<
  LineItem,
  "_id" | "sizes" | "custom_size" | "color" | "fabric_type" | "trouserOptions" | "cap" | "name_engraving"
>;

const notChosen = z.union([z.literal(false), z.null()]);

/** `false`, `null` and absence all say "no"; anything else is validated with its own messages. */
function falseOr<Schema extends z.ZodType>(schema: Schema) {
  return z
    .preprocess((value) => (value === false || value === null ? undefined : value), schema.optional())
    .transform((value) => value ?? (false as const));
}

/** `{_id}`, `{label}`, `{name}`, or a bare string with either of them; empty when nothing was chosen. */
const reference = z
  .union(
    [
      line(100),
      z
        .object({ _id: line(100).optional(), label: line(100).optional(), name: line(100).optional() })
        .transform(({ _id, label, name }) => _id || label || name || ""),
      notChosen.transform(() => ""),
    ],
    "Choose one of those offered",
  )
  .optional()
  .transform((key) => key ?? "");

/** What the server reads of a line that a browser sends: the product, the choices and the quantity. */
export const orderedLine = z
  .object({
    _id: requiredLine(200, "Name the product"),
    sizes: z
      .union([line(40), notChosen], "Choose a size")
      .optional()
      .transform((size) => size || false),
    custom_size: falseOr(customSize),
    color: reference,
    fabric_type: reference,
    trouserOptions: z
      .union([line(100), notChosen], "Choose a trouser")
      .optional()
      .transform((name) => name || null),
    cap: z
      .union([z.boolean(), z.null()], "Choose yes or no")
      .optional()
      .transform((cap) => cap === true),
    name_engraving: falseOr(nameEngraving),
    quantity,
  })
  .refine((item) => item.sizes === false || item.custom_size === false, {
    message: "Please select either a size or a custom size, not both!",
    path: ["sizes"],
  });
export type OrderedLine = z.output<typeof orderedLine>;
