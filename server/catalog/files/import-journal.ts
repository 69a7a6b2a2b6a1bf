import { sql } from "kysely";
import type { ProductFields } from "#contract/catalog/office-products.ts";
import type { ImportedFile } from "#contract/catalog/product-files.ts";
import type { Database } from "#database/connect.ts";
import { deleteInBatches } from "#database/delete-in-batches.ts";
import { type Executor, write } from "#database/query.ts";
import { timeOrderedId } from "#database/time-ordered-id.ts";
import type { StaffContext } from "../../staff/record-change.ts";

// A journal of imports, so that each can be undone as a whole (docs/decisions/036-undo-csv-imports.md).

export type ImportedProduct = { id: string; version: string; before: ProductFields | null };

const insertProducts = (executor: Executor, id: string, products: string) => write(executor)`
  with noted as (
    insert into product_import_rows (import_id, product_id, before, version)
    select ${id}::uuid, id, before, version
    from jsonb_to_recordset(${products}::jsonb) as p (id text, before jsonb, version text)
    returning before)
  update product_imports set created = created + (select count(*) from noted where before is null),
    changed = changed + (select count(*) from noted where before is not null)
  where id = ${id}::uuid`;

/** An import that changes nothing is not listed; `forgetEmptyImport` ends it. */
export async function beginImport({ pool, staff }: StaffContext, name: string): Promise<string> {
  const id = timeOrderedId();
  await write(pool)`
    insert into product_imports (id, name, staff_id)
    values (${id}::uuid, ${name || "products.csv"}, ${staff.id}::uuid)`;
  return id;
}

export async function deleteEmptyImport({ pool }: StaffContext, id: string): Promise<void> {
  await write(pool)`
    delete from product_imports where id = ${id}::uuid and created + changed = 0`;
}

export async function noteImported(
  executor: Executor,
  id: string,
  products: readonly ImportedProduct[],
): Promise<void> {
  if (products.length === 0) return;
  // JSON's null would be a value in a column of jsonb.
  const rows = products.map(({ before, ...product }) => (before ? { ...product, before } : product));
  await insertProducts(executor, id, JSON.stringify(rows));
}

type Row = {
  id: string;
  name: string;
  staff_name: string;
  at: Date;
  created: number;
  changed: number;
  undone_at: Date | null;
};

/** Older imports are too far from the current catalogue to undo. */
const listed = 20;

export async function listImports({ kysely }: Pick<Database, "kysely">): Promise<ImportedFile[]> {
  const { rows } = await sql<Row>`
    select i.id, i.name, u.name as staff_name, i.at, i.created, i.changed, i.undone_at
    from product_imports i join users u on u.id = i.staff_id
    where i.created + i.changed > 0 order by i.at desc limit ${listed}`.execute(kysely);
  return rows.map(({ staff_name, at, undone_at, ...each }) => ({
    ...each,
    staff: staff_name,
    at: at.toISOString(),
    undoneAt: undone_at?.toISOString() ?? null,
  }));
}

export function deleteExpiredImports(database: Pick<Database, "pool">): Promise<number> {
  return deleteInBatches(database, "product_imports", sql`at < now() - interval '31 days'`);
}
