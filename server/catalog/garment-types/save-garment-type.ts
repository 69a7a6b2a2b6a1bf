import type { GarmentTypeFields, OfficeGarmentType } from "#contract/catalog/garment-types.ts";
import { type Executor, readFirst, write } from "#database/query.ts";
import { withTransaction } from "#database/transaction.ts";
import { makeSlug } from "#server/platform/make-slug.ts";
import { versionOf } from "#server/platform/queries/version-of.ts";
import { violatedConstraint } from "#server/platform/queries/violated-constraint.ts";
import { recordChange, type StaffContext } from "#server/staff/record-change.ts";
import { reorderRows } from "#server/staff/reorder-rows.ts";
import type { NotSaved } from "#server/staff/send-not-saved.ts";
import { type GarmentTypeRow, readGarmentTypes } from "./list-garment-types.ts";

export type GarmentTypeSaved = { outcome: "saved"; id: string; version: string } | NotSaved;

const longestId = 40;

const insertParts = (executor: Executor, id: string, parts: string) => write(executor)`
  insert into garment_parts (garment_type, name, name_ur, position, measurements, size_tables, metres)
  select ${id}::text, part ->> 'name', part ->> 'urdu', place - 1,
    array(select jsonb_array_elements_text(part -> 'measurements')), part -> 'tables', part -> 'metres'
  from jsonb_array_elements(${parts}::jsonb) with ordinality as each (part, place)`;

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
      await write(client)`
        insert into garment_types (id, name, name_ur, sizes, working_days, custom_working_days, position)
        values (${id}::text, ${fields.name}::text, ${fields.urdu}::text, ${fields.sizes}::text[],
          ${fields.workingDays}::integer, ${fields.customWorkingDays}::integer,
          (select coalesce(max(position), -1) + 1 from garment_types))`;
      await insertParts(client, id, JSON.stringify(fields.parts));
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
    const locked = await readFirst(client)<{ id: string }>`
      select id from garment_types where id = ${id}::text for update`;
    const before = locked && (await readType(client, id));
    if (!before) return { outcome: "unknown" };
    if (before.version !== version) return { outcome: "changed-since", version: before.version };
    await write(client)`
      update garment_types set name = ${fields.name}::text, name_ur = ${fields.urdu}::text,
        sizes = ${fields.sizes}::text[], working_days = ${fields.workingDays}::integer,
        custom_working_days = ${fields.customWorkingDays}::integer, updated_at = now()
      where id = ${id}::text`;
    await write(client)`delete from garment_parts where garment_type = ${id}::text`;
    await insertParts(client, id, JSON.stringify(fields.parts));
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
      await write(client)`delete from garment_types where id = ${id}::text`;
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
