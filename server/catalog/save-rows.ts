import type pg from "pg";
import type { ImportCounts } from "#contract/back-office/product-files.ts";
import { withTransaction } from "#database/transaction.ts";
import type { FileColumns, ProductRow } from "./import-columns.ts";
import type { PlannedRow } from "./plan-batch.ts";
import { planRow, titleOf } from "./plan-rows.ts";
import type { ListNames } from "./product-columns.ts";
import { refusalWords } from "./refusal-words.ts";
import {
  type CatalogOffice,
  createProductIn,
  lockProduct,
  type Refused,
  refusalOf,
  updateProductIn,
} from "./save-product.ts";

/** Ends an import: this row was found good and can no longer be saved. */
export class RowRefused extends Error {
  readonly sentence: string;
  constructor({ number }: ProductRow, column: string, sentence: string) {
    super(sentence);
    this.sentence = `Row ${number}${column && `, ${column}`}: ${sentence}`;
  }
}

type Saved = Pick<ImportCounts, "created" | "changed" | "same">;
type Context = { columns: FileColumns; names: ListNames };

/** Saves some rows, all or none of them; throws RowRefused. */
export async function saveRows(
  { pool, staff }: CatalogOffice,
  context: Context,
  planned: readonly PlannedRow[],
): Promise<Saved> {
  let current: ProductRow | undefined;
  try {
    return await withTransaction(pool, async (client) => {
      const saved: Saved = { created: 0, changed: 0, same: 0 };
      for (const each of planned) {
        current = each.row;
        saved[await saveRow(client, staff, context, each)] += 1;
      }
      return saved;
    });
  } catch (error) {
    const refused = refusalOf(error);
    if (refused && current) throw refusalOfRow(current, refused);
    throw error;
  }
}

async function saveRow(
  client: pg.PoolClient,
  staff: CatalogOffice["staff"],
  { columns, names }: Context,
  { row, id, plan }: PlannedRow,
): Promise<keyof Saved> {
  if (plan.outcome === "faulty") throw refusalOfPlan(row, plan);
  if (plan.outcome === "same") return "same";
  if (id === undefined) {
    const result = await createProductIn(client, staff, plan.fields);
    if (result.outcome !== "created") throw refusalOfRow(row, result);
    return "created";
  }
  // What the file does not say is the product's own as it is now, not as it was when the file was looked at.
  const before = await lockProduct(client, id);
  if (!before) throw new RowRefused(row, "", "This product has been deleted");
  const now = planRow(row, columns, names, before);
  if (now.outcome === "faulty") throw refusalOfPlan(row, now);
  if (now.outcome === "same") return "same";
  const result = await updateProductIn(client, staff, before, now.fields);
  if (result.outcome !== "updated") throw refusalOfRow(row, result);
  return "changed";
}

function refusalOfRow(row: ProductRow, refused: Refused): RowRefused {
  const { field, sentence } = refusalWords(refused);
  return new RowRefused(row, titleOf(field), sentence);
}

function refusalOfPlan(
  row: ProductRow,
  { faults: [fault] }: { faults: readonly { column: string; sentence: string }[] },
): RowRefused {
  return new RowRefused(row, fault?.column ?? "", fault?.sentence ?? "");
}
