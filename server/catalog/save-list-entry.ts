import { sql } from "kysely";
import type pg from "pg";
import type { ListKind } from "#contract/back-office/lists.ts";
import { type Executor, namedQuery, type Param } from "#database/named-query.ts";
import { timeOrderedId } from "#database/time-ordered-id.ts";
import { withTransaction } from "#database/transaction.ts";
import { recordChange } from "../staff/record-change.ts";
import { violatedConstraint } from "../violated-constraint.ts";
import type { CatalogOffice } from "./save-product.ts";

type Facts = Record<string, string | number | null>;

/** The tables of the lists with the columns that staff set, and what is said of them in the audit log. */
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
  sizeChart: { table: "size_charts", columns: ["name", "name_ur", "url", "width", "height", "upload_id"] },
} as const satisfies Record<ListKind, { table: string; columns: readonly string[] }>;

/** What shoppers read of a fabric; a column that is not named stays as it is. */
type FabricColumns = {
  grams?: number | null;
  opacity?: string | null;
  weave?: string;
  weave_ur?: string;
  content?: string;
  content_ur?: string;
  care?: string;
  care_ur?: string;
};

export type ListEntry =
  | { list: "category"; facts: { name: string; name_ur?: string } }
  | { list: "color"; facts: { label: string; label_ur?: string; value: string } }
  | { list: "fabric"; facts: { name: string; name_ur?: string; price: number } & FabricColumns }
  | {
      list: "sizeChart";
      facts: {
        name: string;
        name_ur?: string;
        url?: string;
        width?: number;
        height?: number;
        upload_id?: string;
      };
    };

type Saved = { outcome: "saved"; id: string } | { outcome: "unknown" } | { outcome: "name-taken" };

/**
 * Adds an entry to one of the lists, at its end, or changes the one with the id. Products are found again by their new
 * words once `refreshStaleSearch` has run.
 */
export async function saveListEntry(
  { pool, staff }: CatalogOffice,
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
      if (before && entry.list === "color") await renameFronts(client, saved, before, entry.facts.label);
      if (before && isRenamed(entry, before)) await outdateSearch[entry.list]?.run(client, { id: saved });
      await recordChange(client, {
        staff,
        action: `${entry.list}.${before ? "update" : "create"}`,
        subject: { kind: entry.list, id: saved },
        before,
        after: { ...before, ...entry.facts },
      });
      return { outcome: "saved", id: saved };
    });
  } catch (error) {
    if (violatedConstraint(error)) return { outcome: "name-taken" };
    throw error;
  }
}

/** Puts a list in the order of the ids; entries that are not named follow as they were. */
export function reorderList(
  { pool, staff }: CatalogOffice,
  list: ListKind,
  ids: readonly string[],
): Promise<void> {
  return withTransaction(pool, async (client) => {
    const { table, columns } = tables[list];
    const order = `select ${columns[0]} as name from ${table} order by position, id`;
    const names = async () => (await client.query(order)).rows.map(({ name }) => name);
    await client.query(`lock table ${table} in share row exclusive mode`);
    const before = await names();
    await client.query(
      `update ${table} t set position = o.place - 1 from (
         select l.id, row_number() over (order by c.place nulls last, l.position, l.id) as place
         from ${table} l left join unnest($1::uuid[]) with ordinality as c (id, place) on c.id = l.id) o
       where o.id = t.id and t.position is distinct from o.place - 1`,
      [ids],
    );
    await recordChange(client, {
      staff,
      action: `${list}.reorder`,
      subject: { kind: list, id: "all" },
      before: { order: before },
      after: { order: await names() },
    });
  });
}

/** Deletes an entry that no product has. */
export async function deleteListEntry(
  { pool, staff }: CatalogOffice,
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

/** Sets the amount of a pricing row, in rupees. */
export function saveCharge(
  { pool, staff }: CatalogOffice,
  id: string,
  amount: number,
): Promise<{ outcome: "saved" | "unknown" }> {
  return withTransaction(pool, async (client) => {
    const { rows } = await client.query<{ name: string; amount: number }>(
      "select name, amount from charges where id = $1 for update",
      [id],
    );
    const [before] = rows;
    if (!before) return { outcome: "unknown" };
    await client.query("update charges set amount = $2 where id = $1", [id, amount]);
    const subject = { kind: "charge", id };
    const change = { before: { ...before }, after: { ...before, amount } };
    await recordChange(client, { staff, action: "charge.update", subject, ...change });
    return { outcome: "saved" };
  });
}

/** Says what a trouser is called in Urdu; with an empty text nothing any more. */
export function saveTrouserName({ pool, staff }: CatalogOffice, name: string, urdu: string): Promise<void> {
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

/** Undefined when there is no such entry. */
async function lockEntry(client: pg.PoolClient, list: ListKind, id: string): Promise<Facts | undefined> {
  const { table, columns } = tables[list];
  const { rows } = await client.query<Facts>(
    `select ${columns.join(", ")} from ${table} where id = $1 for update`,
    [id],
  );
  return rows[0];
}

async function updateEntry(client: pg.PoolClient, { list, facts }: ListEntry, id: string): Promise<void> {
  const columns = Object.keys(facts);
  const assignments = columns.map((column, index) => `${column} = $${index + 2}`).join(", ");
  await client.query(`update ${tables[list].table} set ${assignments} where id = $1`, [
    id,
    ...Object.values(facts),
  ]);
}

async function insertEntry(client: pg.PoolClient, { list, facts }: ListEntry, id: string): Promise<void> {
  const { table } = tables[list];
  const columns = Object.keys(facts);
  const values = columns.map((_, index) => `$${index + 2}`).join(", ");
  await client.query(
    `insert into ${table} (id, ${columns.join(", ")}, position)
     values ($1, ${values}, (select coalesce(max(position), -1) + 1 from ${table}))`,
    [id, ...Object.values(facts)],
  );
}

/** What products are found by. */
const words = new Set(["name", "name_ur", "label", "label_ur"]);

function isRenamed({ facts }: ListEntry, before: Facts): boolean {
  return Object.entries(facts).some(([column, text]) => words.has(column) && text !== before[column]);
}

/** The search index of a product holds the words of its category, colors and fabrics. */
const outdateSearch = {
  category: namedQuery(
    "outdate-search-of-category",
    (param: Param<{ id: string }>) => sql<Record<string, never>>`
      update products set is_search_stale = true where category_id = ${param("id")}::uuid`,
  ),
  color: namedQuery(
    "outdate-search-of-color",
    (param: Param<{ id: string }>) => sql<Record<string, never>>`
      update products set is_search_stale = true
      where id in (select product_id from product_colors where color_id = ${param("id")}::uuid)`,
  ),
  fabric: namedQuery(
    "outdate-search-of-fabric",
    (param: Param<{ id: string }>) => sql<Record<string, never>>`
      update products set is_search_stale = true
      where id in (select product_id from product_fabrics where fabric_id = ${param("id")}::uuid)`,
  ),
  sizeChart: undefined,
};

const renameFrontKeys = namedQuery(
  "rename-fronts-of-color",
  (param: Param<{ id: string; before: string; after: string }>) => sql<Record<string, never>>`
    update product_images i
    set key = 'front-' || ${param("after")}::text || substr(i.key, length('front-' || ${param("before")}::text) + 1)
    from product_colors o
    where o.color_id = ${param("id")}::uuid and o.product_id = i.product_id
      and (i.key = 'front-' || ${param("before")}::text
        or starts_with(i.key, 'front-' || ${param("before")}::text || '-'))
      and not exists (
        select from product_colors other join colors k on k.id = other.color_id
        where other.product_id = i.product_id and length(k.label) > length(${param("before")}::text)
          and (i.key = 'front-' || k.label or starts_with(i.key, 'front-' || k.label || '-')))`,
);

/** Products keep their front in a color under its label (contract/front-picture.ts). */
async function renameFronts(executor: Executor, id: string, before: Facts, after: string): Promise<void> {
  const label = String(before.label);
  if (label !== after) await renameFrontKeys.run(executor, { id, before: label, after });
}
