import type pg from "pg";
import { productFields } from "#contract/catalog/office-products.ts";
import type { LeftProduct, UndoneImport } from "#contract/catalog/product-files.ts";
import { inEnglish } from "#contract/reasons/in-english.ts";
import { type Executor, read, readFirst, write } from "#database/query.ts";
import { withTransaction } from "#database/transaction.ts";
import { recordChange, type StaffContext } from "../../staff/record-change.ts";
import { deleteProductIn } from "../editing/change-product.ts";
import { refusalOf } from "../editing/product-refused.ts";
import { lockProducts, updateProductsIn } from "../editing/save-products.ts";
import { describeRefusal } from "./describe-refusal.ts";

/** Products restored in one transaction: other changes of the catalogue wait that long. */
const atOnce = 50;
const named = 200;

type Row = { product_id: string; before: unknown; version: string };

const markRows = (executor: Executor, id: string, products: readonly string[]) => write(executor)`
  update product_import_rows set is_undone = true
  where import_id = ${id}::uuid and product_id = any (${products}::text[])`;

type Result = { outcome: "undone"; result: UndoneImport } | { outcome: "unknown" | "undone-before" };

/**
 * Restores the products of an import and deletes those that it created. A product changed or ordered since stays and
 * is named. Runs in small transactions and can be repeated after an interruption.
 */
export async function undoImport(office: StaffContext, id: string): Promise<Result> {
  const { pool, staff } = office;
  const found = await readFirst(pool)<{ name: string; undone_at: Date | null }>`
    select name, undone_at from product_imports where id = ${id}`;
  if (!found) return { outcome: "unknown" };
  if (found.undone_at) return { outcome: "undone-before" };
  const result: UndoneImport = { restored: 0, deleted: 0, left: [], moreLeft: 0 };
  for (;;) {
    // Created products first: a restored one may need one of their codes.
    const batch = await read(pool)<Row>`
      select product_id, before, version from product_import_rows
      where import_id = ${id}::uuid and not is_undone
      order by before is not null, product_id limit ${atOnce}`;
    if (batch.length === 0) break;
    for (const done of await undoBatch(office, id, batch)) count(result, done);
  }
  await withTransaction(pool, async (client) => {
    await client.query("update product_imports set undone_at = now() where id = $1", [id]);
    const { restored, deleted, left, moreLeft } = result;
    await recordChange(client, {
      staff,
      action: "product.undoImport",
      subject: { kind: "import", id: found.name },
      before: null,
      after: { restored, deleted, left: left.length + moreLeft },
    });
  });
  return { outcome: "undone", result };
}

type Done = "restored" | "deleted" | LeftProduct;

function count(result: UndoneImport, done: Done): void {
  if (typeof done === "string") result[done] += 1;
  else if (result.left.length < named) result.left.push(done);
  else result.moreLeft += 1;
}

/** All in one transaction or, if one is refused, each in its own. */
async function undoBatch({ pool, staff }: StaffContext, id: string, rows: readonly Row[]): Promise<Done[]> {
  const undo = (some: readonly Row[]) =>
    withTransaction(pool, async (client) => {
      const done = await undoTogether(client, staff, some);
      await markRows(
        client,
        id,
        some.map(({ product_id }) => product_id),
      );
      return done;
    });
  try {
    return await undo(rows);
  } catch (error) {
    const refused = refusalOf(error);
    if (!refused) throw error;
    const [only] = rows;
    if (rows.length === 1 && only) {
      await markRows(pool, id, [only.product_id]);
      return [{ id: only.product_id, name: "", reason: inEnglish(describeRefusal(refused).sentence) }];
    }
  }
  const done: Done[] = [];
  for (const row of rows) done.push(...(await undoBatch({ pool, staff }, id, [row])));
  return done;
}

async function undoTogether(
  client: pg.PoolClient,
  staff: StaffContext["staff"],
  rows: readonly Row[],
): Promise<Done[]> {
  const locked = await lockProducts(
    client,
    rows.map(({ product_id }) => product_id),
  );
  const products = new Map(locked.map((product) => [product.id, product]));
  const restored: Parameters<typeof updateProductsIn>[2][number][] = [];
  const done: Done[] = [];
  for (const { product_id, before, version } of rows) {
    const product = products.get(product_id);
    const leave = (reason: string) => done.push({ id: product_id, name: product?.name ?? "", reason });
    if (!product) leave("It has been deleted since.");
    else if (product.version !== version) leave("It has been changed since.");
    else if (before !== null) {
      const fields = productFields.safeParse(before);
      if (fields.success) restored.push({ before: product, fields: fields.data });
      else leave("It was not in order before the import.");
    } else if (product.isOrdered) leave("It has been ordered since.");
    else {
      await deleteProductIn(client, staff, product);
      done.push("deleted");
    }
  }
  if (restored.length > 0) await updateProductsIn(client, staff, restored);
  return [...done, ...restored.map(() => "restored" as const)];
}
