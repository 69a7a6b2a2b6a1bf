import { sql } from "kysely";
import type { GarmentTypeFields, OfficeGarmentType } from "#contract/catalog/garment-types.ts";
import { type Executor, namedQuery, type Param } from "#database/named-query.ts";
import { withTransaction } from "#database/transaction.ts";
import { makeSlug } from "#server/platform/make-slug.ts";
import { versionOf } from "#server/platform/queries/version-of.ts";
import { violatedConstraint } from "#server/platform/queries/violated-constraint.ts";
import { recordChange, type StaffContext } from "#server/staff/record-change.ts";
import { reorderRows } from "#server/staff/reorder-rows.ts";
import { type GarmentTypeRow, readGarmentTypes } from "./list-garment-types.ts";

export type GarmentTypeSaved =
  | { outcome: "saved"; id: string; version: string }
  | { outcome: "unknown" | "name-taken" }
  | { outcome: "changed-since"; version: string };

const longestId = 40;

type Written = Omit<GarmentTypeFields, "parts"> & { id: string; parts: string };

const insertType = namedQuery(
  "insert-garment-type",
  (param: Param<Omit<Written, "parts">>) => sql<object>`
    insert into garment_types (id, name, name_ur, sizes, working_days, custom_working_days, position)
    values (${param("id")}::text, ${param("name")}::text, ${param("urdu")}::text, ${param("sizes")}::text[],
      ${param("workingDays")}::integer, ${param("customWorkingDays")}::integer,
      (select coalesce(max(position), -1) + 1 from garment_types))`,
);

const updateType = namedQuery(
  "update-garment-type",
  (param: Param<Omit<Written, "parts">>) => sql<object>`
    update garment_types set name = ${param("name")}::text, name_ur = ${param("urdu")}::text,
      sizes = ${param("sizes")}::text[], working_days = ${param("workingDays")}::integer,
      custom_working_days = ${param("customWorkingDays")}::integer, updated_at = now()
    where id = ${param("id")}::text`,
);

const deleteParts = namedQuery(
  "delete-garment-parts",
  (param: Param<{ id: string }>) =>
    sql<object>`delete from garment_parts where garment_type = ${param("id")}::text`,
);

const insertParts = namedQuery(
  "insert-garment-parts",
  (param: Param<{ id: string; parts: string }>) => sql<object>`
    insert into garment_parts (garment_type, name, name_ur, position, measurements, size_tables, metres)
    select ${param("id")}::text, part ->> 'name', part ->> 'urdu', place - 1,
      array(select jsonb_array_elements_text(part -> 'measurements')), part -> 'tables', part -> 'metres'
    from jsonb_array_elements(${param("parts")}::jsonb) with ordinality as each (part, place)`,
);

const lockType = namedQuery(
  "lock-garment-type",
  (param: Param<{ id: string }>) => sql<{ id: string }>`
    select id from garment_types where id = ${param("id")}::text for update`,
);

const deleteType = namedQuery(
  "delete-garment-type",
  (param: Param<{ id: string }>) => sql<object>`delete from garment_types where id = ${param("id")}::text`,
);

export async function listOfficeTypes(executor: Executor): Promise<OfficeGarmentType[]> {
  return (await readGarmentTypes(executor)).map(toOfficeType);
}

function toOfficeType(row: GarmentTypeRow): OfficeGarmentType {
  const fields = fieldsOf(row);
  return { id: row.id, version: versionOf(fields), isUsed: row.is_used, ...fields };
}

function fieldsOf(row: GarmentTypeRow): GarmentTypeFields {
  return {
    name: row.name,
    urdu: row.name_ur,
    sizes: row.sizes,
    workingDays: row.working_days,
    customWorkingDays: row.custom_working_days,
    parts: row.parts.map(({ name, name_ur, measurements, size_tables, metres }) => ({
      name,
      urdu: name_ur,
      measurements,
      tables: size_tables,
      metres,
    })),
  };
}

async function readType(executor: Executor, id: string): Promise<OfficeGarmentType | undefined> {
  return (await listOfficeTypes(executor)).find((type) => type.id === id);
}

export async function createGarmentType(
  { pool, staff }: StaffContext,
  fields: GarmentTypeFields,
): Promise<GarmentTypeSaved> {
  const id =
    makeSlug(fields.name, false)
      .slice(0, longestId)
      .replace(/^[^a-z]+|-+$/g, "") || "garment";
  try {
    return await withTransaction(pool, async (client) => {
      await insertType.run(client, { ...fields, id });
      await insertParts.run(client, { id, parts: JSON.stringify(fields.parts) });
      const subject = { kind: "garmentType", id };
      await recordChange(client, {
        staff,
        action: "garmentType.create",
        subject,
        before: null,
        after: fields,
      });
      return { outcome: "saved", id, version: (await readType(client, id))?.version ?? "" };
    });
  } catch (error) {
    if (violatedConstraint(error)) return { outcome: "name-taken" };
    throw error;
  }
}

export function updateGarmentType(
  { pool, staff }: StaffContext,
  { id, version, ...fields }: GarmentTypeFields & { id: string; version: string },
): Promise<GarmentTypeSaved> {
  return withTransaction(pool, async (client): Promise<GarmentTypeSaved> => {
    const [locked] = await lockType.run(client, { id });
    const before = locked && (await readType(client, id));
    if (!before) return { outcome: "unknown" };
    if (before.version !== version) return { outcome: "changed-since", version: before.version };
    await updateType.run(client, { ...fields, id });
    await deleteParts.run(client, { id });
    await insertParts.run(client, { id, parts: JSON.stringify(fields.parts) });
    const { id: _, version: __, isUsed: ___, ...was } = before;
    const subject = { kind: "garmentType", id };
    await recordChange(client, { staff, action: "garmentType.update", subject, before: was, after: fields });
    return { outcome: "saved", id, version: (await readType(client, id))?.version ?? "" };
  });
}

export async function deleteGarmentType(
  { pool, staff }: StaffContext,
  id: string,
): Promise<{ outcome: "deleted" | "unknown" | "in-use" }> {
  try {
    return await withTransaction(pool, async (client) => {
      const before = await readType(client, id);
      if (!before) return { outcome: "unknown" };
      await deleteType.run(client, { id });
      const { id: _, version: __, isUsed: ___, ...was } = before;
      const subject = { kind: "garmentType", id };
      await recordChange(client, { staff, action: "garmentType.delete", subject, before: was, after: null });
      return { outcome: "deleted" };
    });
  } catch (error) {
    if (violatedConstraint(error)) return { outcome: "in-use" };
    throw error;
  }
}

export function reorderGarmentTypes(context: StaffContext, ids: readonly string[]): Promise<void> {
  const names = async (executor: Executor) => (await readGarmentTypes(executor)).map(({ name }) => name);
  return reorderRows(context, { table: "garment_types", kind: "garmentType", names }, ids);
}
