import type pg from "pg";
import { productFieldsOf } from "#contract/catalog/product-fields.ts";
import type { ImportCounts } from "#contract/catalog/product-files.ts";
import { inEnglish } from "#contract/reasons/in-english.ts";
import { withTransaction } from "#database/transaction.ts";
import type { StaffContext } from "../../staff/record-change.ts";
import { type Refused, refusalOf } from "../editing/product-refused.ts";
import {
  type ChangedProduct,
  createProductsIn,
  lockProducts,
  type NewProduct,
  updateProductsIn,
} from "../editing/save-products.ts";
import { describeRefusal } from "./describe-refusal.ts";
import type { FileColumns, ProductRow } from "./import-columns.ts";
import { type ImportedProduct, noteImported } from "./import-journal.ts";
import type { PlannedRow } from "./plan-batch.ts";
import { planRow, titleOf } from "./plan-rows.ts";
import type { ListNames } from "./product-columns.ts";

export class RowRefused extends Error {
  readonly sentence: string;
  constructor({ number }: ProductRow, column: string, sentence: string) {
    super(sentence);
    this.sentence = `Row ${number}${column && `, ${column}`}: ${sentence}`;
  }
}

type Saved = Pick<ImportCounts, "created" | "changed" | "same">;
type Context = {
  columns: FileColumns;
  names: ListNames;
  importId: string;
};

export async function saveRows(
  office: StaffContext,
  context: Context,
  planned: readonly PlannedRow[],
): Promise<Saved> {
  try {
    return await withTransaction(office.pool, (client) =>
      saveTogether(client, office.staff, context, planned),
    );
  } catch (error) {
    if (!refusalOf(error)) throw error;
    return saveOneByOne(office, context, planned);
  }
}

/** A failed batch does not show which row failed; saving one by one does. */
async function saveOneByOne(
  { pool, staff }: StaffContext,
  context: Context,
  planned: readonly PlannedRow[],
): Promise<Saved> {
  let current: ProductRow | undefined;
  try {
    return await withTransaction(pool, async (client) => {
      const saved: Saved = { created: 0, changed: 0, same: 0 };
      for (const each of planned) {
        current = each.row;
        const { created, changed, same } = await saveTogether(client, staff, context, [each]);
        saved.created += created;
        saved.changed += changed;
        saved.same += same;
      }
      return saved;
    });
  } catch (error) {
    const refused = refusalOf(error);
    if (refused && current) throw refusalOfRow(current, refused);
    throw error;
  }
}

async function saveTogether(
  client: pg.PoolClient,
  staff: StaffContext["staff"],
  context: Context,
  planned: readonly PlannedRow[],
): Promise<Saved> {
  const created: NewProduct[] = [];
  const existing: ExistingRow[] = [];
  for (const { row, id, plan } of planned) {
    if (plan.outcome === "faulty") throw refusalOfPlan(row, plan);
    if (plan.outcome === "same") continue;
    if (id === undefined) created.push({ fields: plan.fields, copyOf: "" });
    else existing.push({ row, id });
  }
  const changed = await lockChanged(client, context, existing);
  const noted: ImportedProduct[] = [];
  if (changed.length > 0) {
    const versions = await updateProductsIn(client, staff, changed);
    for (const { before } of changed) {
      const version = versions.get(before.id) ?? "";
      noted.push({ id: before.id, version, before: productFieldsOf(before) });
    }
  }
  if (created.length > 0) {
    const made = await createProductsIn(client, staff, created);
    noted.push(...made.map((product) => ({ ...product, before: null })));
  }
  await noteImported(client, context.importId, noted);
  const same = planned.length - created.length - changed.length;
  return { created: created.length, changed: changed.length, same };
}

type ExistingRow = { row: ProductRow; id: string };

async function lockChanged(
  client: pg.PoolClient,
  { columns, names }: Context,
  rows: readonly ExistingRow[],
): Promise<ChangedProduct[]> {
  if (rows.length === 0) return [];
  const locked = await lockProducts(
    client,
    rows.map(({ id }) => id),
  );
  const products = new Map(locked.map((product) => [product.id, product]));
  return rows.flatMap(({ row, id }) => {
    const before = products.get(id);
    if (!before) throw new RowRefused(row, "", "This product has been deleted");
    // Absent columns take the product's current values, not those of the preview.
    const now = planRow(row, columns, names, before);
    if (now.outcome === "faulty") throw refusalOfPlan(row, now);
    return now.outcome === "same" ? [] : [{ before, fields: now.fields }];
  });
}

function refusalOfRow(row: ProductRow, refused: Refused): RowRefused {
  const { field, sentence } = describeRefusal(refused);
  return new RowRefused(row, titleOf(field), inEnglish(sentence));
}

function refusalOfPlan(
  row: ProductRow,
  { faults: [fault] }: { faults: readonly { column: string; sentence: string }[] },
): RowRefused {
  return new RowRefused(row, fault?.column ?? "", fault?.sentence ?? "");
}
