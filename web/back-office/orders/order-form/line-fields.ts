import { z } from "zod";
import { type LineItem, orderedLine } from "#contract/cart/line-item.ts";
import type { ProductDetail } from "#contract/catalog/catalog.ts";
import type { EngravingPosition } from "#contract/engraving/engraving-rules.ts";
import { readPlacedText } from "#contract/options/placed-text.ts";
import type { CustomSize } from "#contract/sizes/custom-size.ts";
import { centimetresOf, inchesOf, type LengthUnit } from "#contract/sizes/length-unit.ts";
import type { MeasurementName } from "#contract/sizes/measurement-names.ts";
import { partsOf } from "#contract/sizes/parts-of-garment.ts";
import { formatSizes, measurementsFor, readSizes, type SizedPart } from "#contract/sizes/sized-parts.ts";

export type LineProduct = Omit<ProductDetail, "relatedProducts">;

/** Replaces a size when measurements apply. */
export const madeToMeasure = "made to measure";
export const sizesApart = "different sizes";

/** A name to sew, as typed; `thread` is an id, or empty for the default of the fabric. */
type SewnFields = { name: string; position: EngravingPosition; second: string; thread: string };

const nothingSewn: SewnFields = { name: "", position: "left", second: "", thread: "" };

/** A line of a phone order, as typed; field names equal the contract's, so that its errors find their field. */
export type LineFields = {
  sizes: string;
  /** A size or made to measure, in the order of the parts. */
  partSizes: string[];
  custom_size: Record<MeasurementName | "otherNote", string> & { unit: LengthUnit };
  color: string;
  fabric_type: string;
  trouserOptions: string;
  cap: boolean;
  name_engraving: SewnFields;
  /** By option id: the id of a value, `yes`, or typed text. */
  options: Record<string, string>;
  quantity: string;
};

export function offeredTrousers({ trouserOptions }: Pick<LineProduct, "trouserOptions">): string[] {
  return trouserOptions.filter(({ selected }) => selected).map(({ name }) => name);
}

/** Preselects only where there is a single choice. */
export function emptyLine(product: LineProduct): LineFields {
  const only = (values: string[]) => (values.length === 1 ? (values[0] ?? "") : "");
  return {
    sizes: "",
    partSizes: partsOf(product).map(() => ""),
    custom_size: typedSize(undefined),
    color: only(product.colors.map(({ label }) => label)),
    fabric_type: only(product.fabric_type.map(({ name }) => name)),
    trouserOptions: only(offeredTrousers(product)),
    cap: false,
    name_engraving: nothingSewn,
    options: {},
    quantity: "1",
  };
}

/** In the customer's unit. */
function typedSize(customSize: CustomSize | undefined): LineFields["custom_size"] {
  const { unit = "in", otherNote = "" } = customSize ?? {};
  const typed = (name: MeasurementName) => {
    const inches = customSize?.[name];
    return inches === undefined ? "" : String(unit === "cm" ? centimetresOf(inches) : inches);
  };
  return {
    shirtLength: typed("shirtLength"),
    chest: typed("chest"),
    shoulder: typed("shoulder"),
    sleeveLength: typed("sleeveLength"),
    trouserWaist: typed("trouserWaist"),
    trouserLength: typed("trouserLength"),
    backLength: typed("backLength"),
    hip: typed("hip"),
    head: typed("head"),
    unit,
    otherNote,
  };
}

export function typedParts(
  product: LineProduct,
  { sizes, partSizes }: Pick<LineFields, "sizes" | "partSizes">,
): SizedPart[] {
  return partsOf(product).flatMap(({ name, urdu }, index) => {
    const typed = sizes === sizesApart ? (partSizes[index] ?? "") : sizes;
    return typed === "" ? [] : [{ name, urdu, size: typed === madeToMeasure ? false : typed }];
  });
}

type Required = { field: "sizes" | "color" | "fabric_type" | "trouserOptions"; message: string };

/** Validates a line by its required choices, then by the contract. */
export function lineSchema(product: LineProduct) {
  const required: Required[] = [
    { field: "sizes", message: "Choose a size" },
    { field: "color", message: "Choose a colour" },
    { field: "fabric_type", message: "Choose a fabric" },
  ];
  if (offeredTrousers(product).length > 0) {
    required.push({ field: "trouserOptions", message: "Choose a trouser" });
  }
  const isWhole = (fields: LineFields) => typedParts(product, fields).length === partsOf(product).length;
  // All errors are reported at once, missing choices and wrong input.
  return z.custom<LineFields>().transform((fields, context) => {
    const missing = required.filter(({ field }) => fields[field] === "");
    for (const { field, message } of missing) context.addIssue({ code: "custom", path: [field], message });
    if (fields.sizes === sizesApart && !isWhole(fields))
      context.addIssue({ code: "custom", path: ["partSizes"], message: "Choose a size for each part" });
    for (const path of unmeasured(product, fields)) {
      const message = inUnit("Enter a number of inches", path, fields);
      context.addIssue({ code: "custom", path, message });
    }
    for (const { id } of unchosenOptions(product, fields))
      context.addIssue({ code: "custom", path: ["options", id], message: "Choose one" });
    const line = orderedLine.safeParse(asSent(product, fields));
    for (const { path, message } of line.error?.issues ?? []) {
      context.addIssue({ code: "custom", path, message: inUnit(message, path, fields) });
    }
    return line.success && missing.length === 0 ? line.data : z.NEVER;
  });
}

/** Converts the contract's messages, which are in inches, for lengths typed in centimetres. */
function inUnit(
  message: string,
  [field, name]: readonly PropertyKey[],
  { custom_size: { unit } }: Pick<LineFields, "custom_size">,
): string {
  const isLength = field === "custom_size" && name !== "otherNote";
  return isLength && unit === "cm" ? "Enter 3 to 251 centimetres" : message;
}

/** Passes invalid numbers on as typed, for the contract to refuse. */
function lengthAsSent(text: string, unit: LengthUnit): string | number {
  const length = Number(text);
  return unit === "in" || text.trim() === "" || Number.isNaN(length) ? text : inchesOf(length);
}

/** Missing lengths, by field. */
function unmeasured(product: LineProduct, fields: LineFields): ["custom_size", MeasurementName][] {
  return measurementsFor(product, typedParts(product, fields))
    .filter((name) => fields.custom_size[name].trim() === "")
    .map((name) => ["custom_size", name]);
}

function unchosenOptions({ options = [] }: LineProduct, fields: Pick<LineFields, "options">) {
  return options.filter(({ id, kind, values, isRequired }) => {
    const value = (fields.options[id] ?? "").trim();
    const { place, text } = readPlacedText(value);
    // A required picture that is not uploaded yet, or a text without its place.
    const isHalf =
      kind === "picture" ? value === "yes" : kind === "text" && values && text !== "" && place === "";
    return isHalf || (isRequired && (kind === "text" && values ? text : value) === "");
  });
}

/** The choices among the options that the product still offers; others are dropped. */
function askedOptions({ options = [] }: LineProduct, fields: Pick<LineFields, "options">) {
  return options.flatMap(({ id, kind, values }) => {
    const value = fields.options[id]?.trim() ?? "";
    const typed = kind === "text" && values ? readPlacedText(value).text : value;
    return typed === "" ? [] : [{ id, value }];
  });
}

function asSent(product: LineProduct, fields: LineFields): z.input<typeof orderedLine> {
  const parts = typedParts(product, fields);
  const needed = measurementsFor(product, parts);
  const { unit, otherNote } = fields.custom_size;
  const lengths = needed.map((name) => [name, lengthAsSent(fields.custom_size[name], unit)]);
  const measured = { ...Object.fromEntries(lengths), ...(unit === "cm" && { unit }), otherNote };
  return {
    ...fields,
    _id: product.id,
    sizes: formatSizes(parts),
    custom_size: needed.length > 0 ? measured : false,
    trouserOptions: fields.trouserOptions || null,
    name_engraving: fields.name_engraving.name.trim() === "" ? false : fields.name_engraving,
    options: askedOptions(product, fields),
    quantity: Number(fields.quantity),
  };
}

function typedEngraving(sewn: Exclude<LineItem["name_engraving"], false>): SewnFields {
  const { name, position, second = "", thread } = sewn;
  return { name, position, second, thread: thread?._id ?? "" };
}

export function fieldsOf(product: LineProduct, line: LineItem): LineFields {
  const { custom_size, name_engraving } = line;
  const parts = readSizes(product, line.sizes) ?? [];
  return {
    sizes: line.sizes === false ? madeToMeasure : line.parts ? sizesApart : line.sizes,
    partSizes: partsOf(product).map((_, index) => parts[index]?.size || (line.parts ? madeToMeasure : "")),
    custom_size: typedSize(custom_size || undefined),
    color: line.color.label,
    fabric_type: line.fabric_type.name,
    trouserOptions: line.trouserOptions ?? "",
    cap: line.cap,
    name_engraving: name_engraving ? typedEngraving(name_engraving) : nothingSewn,
    options: Object.fromEntries((line.options ?? []).map(({ id, value }) => [id, value])),
    quantity: String(line.quantity),
  };
}
