import type { Selectable } from "kysely";
import type pg from "pg";
import type { ListKind } from "#contract/catalog/lists.ts";
import { type Executor, write } from "#database/query.ts";
import type { FabricsTable } from "#database/schema/catalog-tables.ts";
import { timeOrderedId } from "#database/time-ordered-id.ts";
import { withTransaction } from "#database/transaction.ts";
import { violatedConstraint } from "#server/platform/queries/violated-constraint.ts";
import { recordChange, type StaffContext } from "../../staff/record-change.ts";
import { reorderRows } from "../../staff/reorder-rows.ts";

type EntryValues = Record<string, string | number | null>;

const tables = {
  category: { table: "categories", columns: ["name", "name_ur"] },
  color: { table: "colors", columns: ["label", "label_ur", "value"] },
  fabric: {
    table: "fabrics",
    columns: [
      ...["name", "name_ur", "price", "grams", "opacity"],
      ...["weave", "weave_ur", "content", "content_ur", "care", "care_ur"],
    ],
  },
  thread: { table: "threads", columns: ["name", "name_ur", "value"] },
  sizeChart: { table: "size_charts", columns: ["name", "name_ur", "url", "width", "height", "upload_id"] },
} as const satisfies Record<ListKind, { table: string; columns: readonly string[] }>;

/** Facts of a fabric for shoppers; an absent column stays unchanged. */
type FabricColumns = Partial<
  Pick<
    Selectable<FabricsTable>,
    "grams" | "opacity" | "weave" | "weave_ur" | "content" | "content_ur" | "care" | "care_ur"
  >
>;

export type ListEntry =
  | { list: "category"; values: { name: string; name_ur?: string } }
  | { list: "color"; values: { label: string; label_ur?: string; value: string } }
  | { list: "fabric"; values: { name: string; name_ur?: string; price: number } & FabricColumns }
  | { list: "thread"; values: { name: string; name_ur?: string; value: string } }
  | {
      list: "sizeChart";
      values: {
        name: string;
        name_ur?: string;
        url?: string;
        width?: number;
        height?: number;
        upload_id?: string;
      };
    };

type ChargeRow = { name: string; amount: number; is_per_part: boolean; second_line: number };

type Saved = { outcome: "saved"; id: string } | { outcome: "unknown" } | { outcome: "name-taken" };

/** A new entry is appended. Search finds products by their new words once `refreshStaleSearch` has run. */
export async function saveListEntry(
  { pool, staff }: StaffContext,
  entry: ListEntry,
  id: string | undefined,
): Promise<Saved> {
  try {
    return await withTransaction(pool, async (client) => {
      const before = id === undefined ? null : await lockEntry(client, entry.list, id);
      if (before === undefined) return { outcome: "unknown" };
      const saved = id ?? timeOrderedId();
      if (before) await updateEntry(client, entry, saved);
      else await insertEntry(client, entry, saved);
      if (before && entry.list === "color") await renameFronts(client, saved, before, entry.values.label);
      if (before && isRenamed(entry, before)) await outdateSearch[entry.list]?.(client, saved);
      await recordChange(client, {
        staff,
        action: `${entry.list}.${before ? "update" : "create"}`,
        subject: { kind: entry.list, id: saved },
        before,
        after: { ...before, ...entry.values },
      });
      return { outcome: "saved", id: saved };
    });
  } catch (error) {
    if (violatedConstraint(error)) return { outcome: "name-taken" };
    throw error;
  }
}

export function reorderList(context: StaffContext, list: ListKind, ids: readonly string[]): Promise<void> {
  const { table, columns } = tables[list];
  const names = async (executor: Executor) => {
    const text = `select ${columns[0]} as name from ${table} order by position, id`;
    const { rows } = await executor.query({ text });
    return rows.map(({ name }) => name);
  };
  return reorderRows(context, { table, kind: list, names }, ids);
}

export async function deleteListEntry(
  { pool, staff }: StaffContext,
  list: ListKind,
  id: string,
): Promise<{ outcome: "deleted" | "unknown" | "in-use" }> {
  try {
    return await withTransaction(pool, async (client) => {
      const before = await lockEntry(client, list, id);
      if (!before) return { outcome: "unknown" };
      await client.query(`delete from ${tables[list].table} where id = $1`, [id]);
      const subject = { kind: list, id };
      await recordChange(client, { staff, action: `${list}.delete`, subject, before, after: null });
      return { outcome: "deleted" };
    });
  } catch (error) {
    if (violatedConstraint(error)) return { outcome: "in-use" };
    throw error;
  }
}

export function saveCharge(
  { pool, staff }: StaffContext,
  id: string,
  charge: { amount: number; isPerPart?: boolean | undefined; secondLine?: number | undefined },
): Promise<{ outcome: "saved" | "unknown" }> {
  return withTransaction(pool, async (client) => {
    const { rows } = await client.query<ChargeRow>(
      "select name, amount, is_per_part, second_line from charges where id = $1 for update",
      [id],
    );
    const [before] = rows;
    if (!before) return { outcome: "unknown" };
    const after = {
      ...before,
      amount: charge.amount,
      is_per_part: charge.isPerPart ?? before.is_per_part,
      second_line: charge.secondLine ?? before.second_line,
    };
    await client.query("update charges set amount = $2, is_per_part = $3, second_line = $4 where id = $1", [
      ...[id, after.amount],
      ...[after.is_per_part, after.second_line],
    ]);
    const subject = { kind: "charge", id };
    const change = { before: { ...before }, after };
    await recordChange(client, { staff, action: "charge.update", subject, ...change });
    return { outcome: "saved" };
  });
}

export function saveTrouserName({ pool, staff }: StaffContext, name: string, urdu: string): Promise<void> {
  return withTransaction(pool, async (client) => {
    const { rows } = await client.query<{ name_ur: string }>(
      "select name_ur from trouser_names where name = $1 for update",
      [name],
    );
    const before = rows[0]?.name_ur ?? "";
    if (before === urdu) return;
    if (urdu === "") await client.query("delete from trouser_names where name = $1", [name]);
    else {
      await client.query(
        "insert into trouser_names (name, name_ur) values ($1, $2) on conflict (name) do update set name_ur = $2",
        [name, urdu],
      );
    }
    await client.query(
      `update products set is_search_stale = true
       where id in (select product_id from product_trouser_options where name = $1)`,
      [name],
    );
    const subject = { kind: "trouser", id: name };
    const change = { before: { name_ur: before }, after: { name_ur: urdu } };
    await recordChange(client, { staff, action: "trouser.update", subject, ...change });
  });
}

async function lockEntry(
  client: pg.PoolClient,
  list: ListKind,
  id: string,
): Promise<EntryValues | undefined> {
  const { table, columns } = tables[list];
  const { rows } = await client.query<EntryValues>(
    `select ${columns.join(", ")} from ${table} where id = $1 for update`,
    [id],
  );
  return rows[0];
}

async function updateEntry(client: pg.PoolClient, { list, values }: ListEntry, id: string): Promise<void> {
  const columns = Object.keys(values);
  const assignments = columns.map((column, index) => `${column} = $${index + 2}`).join(", ");
  await client.query(`update ${tables[list].table} set ${assignments} where id = $1`, [
    id,
    ...Object.values(values),
  ]);
}

async function insertEntry(client: pg.PoolClient, { list, values }: ListEntry, id: string): Promise<void> {
  const { table } = tables[list];
  const columns = Object.keys(values);
  const placeholders = columns.map((_, index) => `$${index + 2}`).join(", ");
  await client.query(
    `insert into ${table} (id, ${columns.join(", ")}, position)
     values ($1, ${placeholders}, (select coalesce(max(position), -1) + 1 from ${table}))`,
    [id, ...Object.values(values)],
  );
}

const words = new Set(["name", "name_ur", "label", "label_ur"]);

function isRenamed({ values }: ListEntry, before: EntryValues): boolean {
  return Object.entries(values).some(([column, text]) => words.has(column) && text !== before[column]);
}

/** The search index of a product holds the words of its category, colors and fabrics. */
const outdateSearch = {
  category: (executor: Executor, id: string) => write(executor)`
    update products set is_search_stale = true where category_id = ${id}::uuid`,
  color: (executor: Executor, id: string) => write(executor)`
    update products set is_search_stale = true
    where id in (select product_id from product_colors where color_id = ${id}::uuid)`,
  fabric: (executor: Executor, id: string) => write(executor)`
    update products set is_search_stale = true
    where id in (select product_id from product_fabrics where fabric_id = ${id}::uuid)`,
  thread: undefined,
  sizeChart: undefined,
};

function renameFrontKeys(executor: Executor, values: { id: string; before: string; after: string }) {
  return write(executor)`
    update product_images i
    set key = 'front-' || ${values.after}::text || substr(i.key, length('front-' || ${values.before}::text) + 1)
    from product_colors o
    where o.color_id = ${values.id}::uuid and o.product_id = i.product_id
      and (i.key = 'front-' || ${values.before}::text
        or starts_with(i.key, 'front-' || ${values.before}::text || '-'))
      and not exists (
        select from product_colors other join colors k on k.id = other.color_id
        where other.product_id = i.product_id and length(k.label) > length(${values.before}::text)
          and (i.key = 'front-' || k.label or starts_with(i.key, 'front-' || k.label || '-')))`;
}

/** Products store the front of a color under its label (contract/catalog/front-picture.ts). */
async function renameFronts(
  executor: Executor,
  id: string,
  before: EntryValues,
  after: string,
): Promise<void> {
  const label = String(before.label);
  if (label !== after) await renameFrontKeys(executor, { id, before: label, after });
}
