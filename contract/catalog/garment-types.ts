import { z } from "zod";
import { endpoint, messageSuccess } from "#contract/http/endpoint.ts";
import { version } from "#contract/http/paging.ts";
import { measurementNames } from "#contract/sizes/measurement-names.ts";
import { reason } from "#contract/values/reason.ts";
import { office } from "#contract/values/staff-roles.ts";
import { line, requiredLine } from "#contract/values/text.ts";
import { type GarmentSizeTable, garmentFits } from "./garments.ts";
import { oneName } from "./one-name.ts";

const days = z
  .number(reason("ENTER_DAYS_OR_NOTHING"))
  .int(reason("ENTER_DAYS_OR_NOTHING"))
  .min(0, reason("ENTER_DAYS_OR_NOTHING"))
  .max(90, reason("AT_MOST_DAYS", { most: 90 }))
  .nullable();

const isEachOnce = (values: readonly string[]) => new Set(values).size === values.length;

const centimetres = z
  .number(reason("ENTER_CENTIMETRES"))
  .min(1, reason("ENTER_CENTIMETRES"))
  .max(260, reason("ENTER_CENTIMETRES"));

const metres = z
  .number(reason("ENTER_METRES"))
  .min(0, reason("ENTER_METRES"))
  .max(20, reason("ENTER_METRES"));

const sizeTable = z.object({
  fit: z.enum(garmentFits, reason("CHOOSE_A_FIT")),
  rows: z.partialRecord(z.enum(measurementNames), z.array(centimetres)),
});

const part = z.object({
  name: requiredLine(40, reason("NAME_THE_PART"))
    .toLowerCase()
    .regex(/^[a-z][a-z -]*$/, reason("PART_IN_LETTERS")),
  urdu: line(40),
  measurements: z.array(z.enum(measurementNames)).refine(isEachOnce, reason("CHOOSE_EACH_ONCE")),
  tables: z
    .array(sizeTable)
    .max(garmentFits.length)
    .refine((tables) => isEachOnce(tables.map(({ fit }) => fit)), reason("ONE_TABLE_FOR_EACH")),
  /** Metres of fabric by size; empty where unknown. */
  metres: z.array(metres),
});

const shape = z.object({
  name: requiredLine(60, reason("ENTER_THE_NAME")),
  urdu: line(60),
  sizes: z
    .array(oneName(20, reason("NAME_THE_SIZE"), "SEVERAL_SIZES"))
    .min(1, reason("CHOOSE_A_SIZE"))
    .max(30, reason("USE_AT_MOST_30_SIZES"))
    .refine(isEachOnce, reason("NAME_EACH_SIZE_ONCE")),
  /** Working days of a standard and of a personalised piece; null for the shop's default. */
  workingDays: days,
  customWorkingDays: days,
  parts: z.array(part).min(1, reason("NAME_A_PART")).max(4, reason("USE_AT_MOST_4_PARTS")),
});
export type GarmentTypeFields = z.output<typeof shape>;

type Checked = Pick<GarmentTypeFields, "sizes" | "parts">;

function isWhole(row: readonly number[] | undefined, { sizes }: Checked): boolean {
  return row !== undefined && row.length === sizes.length;
}

/** Whether every table has exactly one number of each size for each measurement of its part. */
function fillsTable(
  type: Checked,
  { measurements }: { measurements: readonly string[] },
  { rows }: GarmentSizeTable,
): boolean {
  const names = Object.keys(rows);
  return (
    names.length === measurements.length &&
    measurements.every((name) => isWhole(rows[name as keyof typeof rows], type))
  );
}

export const garmentTypeFields = shape.superRefine((type, context) => {
  const refuse = (path: (string | number)[], message: string) =>
    context.addIssue({ code: "custom", path, message });
  const names = type.parts.map(({ name }) => name);
  if (!isEachOnce(names)) refuse(["parts"], reason("NAME_EACH_PART_ONCE"));
  // Otherwise a size could be read as that of a part.
  if (type.sizes.some((size) => names.some((name) => size.endsWith(` ${name}`))))
    refuse(["sizes"], reason("SIZE_NAMES_A_PART"));
  for (const [index, each] of type.parts.entries()) {
    for (const [place, table] of each.tables.entries())
      if (!fillsTable(type, each, table)) refuse(["parts", index, "tables", place], reason("FILL_THE_TABLE"));
    if (each.metres.length > 0 && !isWhole(each.metres, type))
      refuse(["parts", index, "metres"], reason("FILL_THE_TABLE"));
  }
});

const officeGarmentType = shape.extend({
  id: z.string(),
  version,
  isUsed: z.boolean(),
});
export type OfficeGarmentType = z.infer<typeof officeGarmentType>;

const id = requiredLine(40, reason("NAME_THE_GARMENT_TYPE"));
const saved = { id: z.string(), version };

export const listGarmentTypes = endpoint({
  method: "GET",
  path: "/api/admin/garmentTypes/list",
  roles: office,
  summary: "All garment types with their parts, their measurements by size and the cloth they take.",
  success: { status: 200, body: z.object({ types: z.array(officeGarmentType) }) },
});

export const createGarmentType = endpoint({
  method: "POST",
  path: "/api/admin/garmentTypes/create",
  roles: office,
  summary: "Creates a garment type. Its id is made from the name and never changes.",
  body: garmentTypeFields,
  success: { status: 201, body: z.object(saved) },
});

export const updateGarmentType = endpoint({
  method: "POST",
  path: "/api/admin/garmentTypes/update",
  roles: office,
  summary: "Replaces a garment type, unless it has changed since it was read.",
  body: garmentTypeFields.and(z.object({ id, version })),
  success: { status: 200, body: z.object(saved) },
});

export const reorderGarmentTypes = endpoint({
  method: "POST",
  path: "/api/admin/garmentTypes/reorder",
  roles: office,
  summary: "Sets the order of all garment types in filters and on the size chart.",
  body: z.object({ ids: z.array(id).min(1, reason("NAME_THE_ENTRIES")).max(1000) }),
  success: messageSuccess,
});

export const deleteGarmentType = endpoint({
  method: "POST",
  path: "/api/admin/garmentTypes/delete",
  roles: office,
  summary: "Deletes a garment type that no product uses.",
  body: z.object({ id }),
  success: messageSuccess,
});
