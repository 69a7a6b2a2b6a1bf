import { z } from "zod";
import type { Product } from "#contract/catalog.ts";
import type { EngravingPosition } from "#contract/engraving.ts";
import { type LineItem, orderedLine } from "#contract/line-item.ts";
import type { measurementNames } from "#contract/measurement-names.ts";

/** In place of a size: the six measurements count. */
export const madeToMeasure = "made to measure";

/** A line of a phone order as it is typed; the names are those of the contract, so that its complaints find their field. */
export type LineFields = {
  sizes: string;
  custom_size: Record<(typeof measurementNames)[number] | "otherNote", string>;
  color: string;
  fabric_type: string;
  trouserOptions: string;
  cap: boolean;
  name_engraving: { name: string; position: EngravingPosition };
  quantity: string;
};

/** Trousers that can be had with a product. */
export function offeredTrousers({ trouserOptions }: Pick<Product, "trouserOptions">): string[] {
  return trouserOptions.filter(({ selected }) => selected).map(({ name }) => name);
}

/** Nothing is chosen for the customer but what there is no choice of. */
export function emptyLine(product: Product): LineFields {
  const only = (values: string[]) => (values.length === 1 ? (values[0] ?? "") : "");
  return {
    sizes: "",
    custom_size: {
      shirtLength: "",
      chest: "",
      shoulder: "",
      sleeveLength: "",
      trouserWaist: "",
      trouserLength: "",
      otherNote: "",
    },
    color: only(product.colors.map(({ label }) => label)),
    fabric_type: only(product.fabric_type.map(({ name }) => name)),
    trouserOptions: only(offeredTrousers(product)),
    cap: false,
    name_engraving: { name: "", position: "left" },
    quantity: "1",
  };
}

type Required = { field: "sizes" | "color" | "fabric_type" | "trouserOptions"; message: string };

/** Checks a line of one product by the contract, after asking for what has to be chosen. */
export function lineSchema(product: Product) {
  const required: Required[] = [
    { field: "sizes", message: "Choose a size" },
    { field: "color", message: "Choose a color" },
    { field: "fabric_type", message: "Choose a fabric" },
  ];
  if (offeredTrousers(product).length > 0) {
    required.push({ field: "trouserOptions", message: "Choose a trouser" });
  }
  // Everything that is wrong is told at once, what was not chosen and what was typed.
  return z.custom<LineFields>().transform((fields, context) => {
    const missing = required.filter(({ field }) => fields[field] === "");
    for (const { field, message } of missing) context.addIssue({ code: "custom", path: [field], message });
    const line = orderedLine.safeParse(asSent(product.id, fields));
    for (const { path, message } of line.error?.issues ?? []) {
      context.addIssue({ code: "custom", path, message });
    }
    return line.success && missing.length === 0 ? line.data : z.NEVER;
  });
}

function asSent(productId: string, fields: LineFields): z.input<typeof orderedLine> {
  const isMeasured = fields.sizes === madeToMeasure;
  return {
    ...fields,
    _id: productId,
    sizes: isMeasured ? false : fields.sizes,
    custom_size: isMeasured ? fields.custom_size : false,
    trouserOptions: fields.trouserOptions || null,
    name_engraving: fields.name_engraving.name.trim() === "" ? false : fields.name_engraving,
    quantity: Number(fields.quantity),
  };
}

/** The choices of a line that is there, as they would have been typed. */
export function fieldsOf(line: LineItem): LineFields {
  const { custom_size, name_engraving } = line;
  const measured = custom_size || undefined;
  const inches = (name: (typeof measurementNames)[number]) => (measured ? String(measured[name] ?? "") : "");
  return {
    sizes: line.sizes === false ? madeToMeasure : line.sizes,
    custom_size: {
      shirtLength: inches("shirtLength"),
      chest: inches("chest"),
      shoulder: inches("shoulder"),
      sleeveLength: inches("sleeveLength"),
      trouserWaist: inches("trouserWaist"),
      trouserLength: inches("trouserLength"),
      otherNote: measured?.otherNote ?? "",
    },
    color: line.color.label,
    fabric_type: line.fabric_type.name,
    trouserOptions: line.trouserOptions ?? "",
    cap: line.cap,
    name_engraving: name_engraving || { name: "", position: "left" },
    quantity: String(line.quantity),
  };
}
