import type { OfficeOption, OptionFields } from "#contract/catalog/office-options.ts";
import { type Executor, readFirst, write } from "#database/query.ts";
import { withTransaction } from "#database/transaction.ts";
import { makeSlug } from "#server/platform/make-slug.ts";
import { violatedConstraint } from "#server/platform/queries/violated-constraint.ts";
import { recordChange, type StaffContext } from "#server/staff/record-change.ts";
import { reorderRows } from "#server/staff/reorder-rows.ts";
import type { NotSaved } from "#server/staff/send-not-saved.ts";
import { fieldsOf, listOfficeOptions } from "./office-options.ts";

export type OptionSaved =
  | { outcome: "saved"; id: string; version: string }
  | {
      outcome: "unknown-offer" | "unknown-picture" | "unknown-thread" | "kind-ordered";
    }
  | NotSaved
  /** An ordered value is missing, named here. */
  | { outcome: "value-ordered"; name: string };

const longestId = 40;

type Parts = { id: string; values: string; garmentTypes: readonly string[]; productIds: readonly string[] };

const insertParts = (executor: Executor, parts: Parts) => write(executor)`
  with values_come as (
    insert into option_values (option_id, id, name, name_ur, color, picture_id, charge, is_hidden, position)
    select ${parts.id}::text, v ->> 'id', v ->> 'name', v ->> 'urdu', v ->> 'color', (v ->> 'picture')::uuid, (v ->> 'charge')::integer,
      (v ->> 'isHidden')::boolean, place - 1
    from jsonb_array_elements(${parts.values}::jsonb) with ordinality as each (v, place)
  )
  insert into option_offers (option_id, garment_type, product_id)
  select ${parts.id}::text, garment, null from unnest(${parts.garmentTypes}::text[]) as garment
  union all
  select ${parts.id}::text, null, product from unnest(${parts.productIds}::text[]) as product`;

async function readOption(executor: Executor, id: string): Promise<OfficeOption | undefined> {
  return (await listOfficeOptions(executor)).find((option) => option.id === id);
}

function idFor(name: string, otherwise: string): string {
  const slug = makeSlug(name, false).slice(0, longestId).replace(/-+$/, "");
  return slug || makeSlug(otherwise, true);
}

function withIds(values: OptionFields["values"]): OptionFields["values"] {
  const taken = new Set(values.map(({ id }) => id));
  return values.map((value) => {
    if (value.id !== "") return value;
    const plain = idFor(value.name, "value");
    const id = taken.has(plain) ? makeSlug(value.name.slice(0, 30), true) : plain;
    taken.add(id);
    return { ...value, id };
  });
}

async function writeParts(
  client: Executor,
  id: string,
  { values, garmentTypes, productIds }: OptionFields,
): Promise<void> {
  await insertParts(client, { id, values: JSON.stringify(withIds(values)), garmentTypes, productIds });
}

function refusalOf(error: unknown): OptionSaved | undefined {
  const constraint = violatedConstraint(error);
  if (constraint === undefined) return undefined;
  if (constraint === "option_values_picture_id_fkey") return { outcome: "unknown-picture" };
  if (constraint === "options_thread_id_fkey") return { outcome: "unknown-thread" };
  return { outcome: constraint.startsWith("option_offers") ? "unknown-offer" : "name-taken" };
}

export async function createOption(
  { pool, staff }: StaffContext,
  fields: OptionFields,
): Promise<OptionSaved> {
  const id = idFor(fields.name, "option").replace(/^[^a-z]+/, "") || makeSlug("option", true);
  try {
    return await withTransaction(pool, async (client) => {
      await write(client)`
        insert into options (id, kind, name, name_ur, charge, setup_charge, is_required, max_length, thread_id, excludes, is_hidden, is_tracked,
          is_grouped, position)
        values (${id}::text, ${fields.kind}::text, ${fields.name}::text, ${fields.urdu}::text,
          ${fields.charge}::integer, ${fields.setupCharge}::integer, ${fields.isRequired}::boolean,
          ${fields.maxLength}::integer, ${fields.thread}::uuid, ${fields.excludes}::text[], ${fields.isHidden}::boolean,
          ${fields.isTracked}::boolean, ${fields.isGrouped}::boolean, (select coalesce(max(position), -1) + 1 from options))`;
      await writeParts(client, id, {
        ...fields,
        values: fields.values.map((value) => ({ ...value, id: "" })),
      });
      const subject = { kind: "option", id };
      await recordChange(client, { staff, action: "option.create", subject, before: null, after: fields });
      return { outcome: "saved", id, version: (await readOption(client, id))?.version ?? "" };
    });
  } catch (error) {
    const refusal = refusalOf(error);
    if (refusal) return refusal;
    throw error;
  }
}

/** Requires the version that the change was based on. Kind and ordered values of an option are fixed. */
export async function updateOption(
  { pool, staff }: StaffContext,
  { id, version, ...fields }: OptionFields & { id: string; version: string },
): Promise<OptionSaved> {
  try {
    return await withTransaction(pool, async (client): Promise<OptionSaved> => {
      const locked = await readFirst(client)<{ id: string }>`
        select id from options where id = ${id}::text for update`;
      const before = locked && (await readOption(client, id));
      if (!before) return { outcome: "unknown" };
      if (before.version !== version) return { outcome: "changed-since", version: before.version };
      if (before.isOrdered && before.kind !== fields.kind) return { outcome: "kind-ordered" };
      const kept = new Set(fields.values.map((value) => value.id));
      const missing = before.values.find((value) => value.isOrdered && !kept.has(value.id));
      if (missing) return { outcome: "value-ordered", name: missing.name };
      const known = new Set(before.values.map((value) => value.id));
      const values = fields.values.map((value) => (known.has(value.id) ? value : { ...value, id: "" }));
      await write(client)`
        update options set kind = ${fields.kind}::text, name = ${fields.name}::text, name_ur = ${fields.urdu}::text,
          charge = ${fields.charge}::integer, setup_charge = ${fields.setupCharge}::integer, is_required = ${fields.isRequired}::boolean,
          max_length = ${fields.maxLength}::integer, thread_id = ${fields.thread}::uuid, excludes = ${fields.excludes}::text[],
          is_hidden = ${fields.isHidden}::boolean, is_tracked = ${fields.isTracked}::boolean,
          is_grouped = ${fields.isGrouped}::boolean
        where id = ${id}::text`;
      await write(client)`
        with values_gone as (delete from option_values where option_id = ${id}::text)
        delete from option_offers where option_id = ${id}::text`;
      await writeParts(client, id, { ...fields, values });
      const subject = { kind: "option", id };
      const was = fieldsOf(before);
      await recordChange(client, { staff, action: "option.update", subject, before: was, after: fields });
      return { outcome: "saved", id, version: (await readOption(client, id))?.version ?? "" };
    });
  } catch (error) {
    const refusal = refusalOf(error);
    if (refusal) return refusal;
    throw error;
  }
}

export function reorderOptions(context: StaffContext, ids: readonly string[]): Promise<void> {
  const names = async (executor: Executor) => (await listOfficeOptions(executor)).map(({ name }) => name);
  return reorderRows(context, { table: "options", kind: "option", names }, ids);
}

export async function deleteOption(
  { pool, staff }: StaffContext,
  id: string,
): Promise<{ outcome: "deleted" | "unknown" | "ordered" }> {
  try {
    return await withTransaction(pool, async (client) => {
      const before = await readOption(client, id);
      if (!before) return { outcome: "unknown" };
      await write(client)`delete from options where id = ${id}::text`;
      const subject = { kind: "option", id };
      await recordChange(client, {
        staff,
        action: "option.delete",
        subject,
        before: fieldsOf(before),
        after: null,
      });
      return { outcome: "deleted" };
    });
  } catch (error) {
    if (violatedConstraint(error)) return { outcome: "ordered" };
    throw error;
  }
}
