import {
  type ImportCounts,
  type ImportProgress,
  type ImportResult,
  importLimits,
} from "#contract/catalog/product-files.ts";
import { readRows } from "#server/platform/csv/read-rows.ts";
import { UnreadableFile } from "#server/platform/csv/unreadable-file.ts";
import { recordChange, type StaffContext } from "../../staff/record-change.ts";
import { readLists } from "../lists/read-lists.ts";
import { createDuplicateDetector } from "./duplicate-detector.ts";
import { type FileColumns, type ProductRow, readColumns } from "./import-columns.ts";
import { startFindings } from "./import-findings.ts";
import { beginImport, deleteEmptyImport } from "./import-journal.ts";
import { type PlannedRow, planBatch } from "./plan-batch.ts";
import { type ListNames, listNames } from "./product-columns.ts";
import { RowRefused, saveRows } from "./save-rows.ts";

export type ProductFile = { path: string; name: string };

export type Watching = {
  report: (progress: ImportProgress) => void;
  signal: AbortSignal;
};

const checkedAtOnce = 200;
/** Rows in one transaction: other changes of the catalogue, such as reviews, wait that long. */
const savedAtOnce = 50;

const interrupted = "The import was interrupted.";

export async function checkProducts(
  { pool }: Pick<StaffContext, "pool">,
  { path }: ProductFile,
  { report, signal }: Watching,
): Promise<ImportResult> {
  let findings: ReturnType<typeof startFindings> | undefined;
  let rows = 0;
  try {
    for await (const { columns, planned } of planFile(pool, path, checkedAtOnce)) {
      signal.throwIfAborted();
      findings ??= startFindings(columns);
      for (const each of planned) findings.add(each);
      rows += planned.length;
      report({ step: "checking", rows });
    }
  } catch (error) {
    if (error instanceof UnreadableFile) return { outcome: "unreadable", sentence: error.sentence };
    throw error;
  }
  return findings?.result() ?? { outcome: "unreadable", sentence: "This file has no row but the first one." };
}

/**
 * Saves only a file without faulty rows, in small transactions, each product whole
 * (docs/decisions/018-csv-import-and-export.md).
 */
export async function importProducts(
  office: StaffContext,
  file: ProductFile,
  watching: Watching,
): Promise<ImportResult> {
  const checked = await checkProducts(office, file, watching);
  if (checked.outcome !== "checked" || checked.counts.faulty > 0) return checked;
  const counts: ImportCounts = { created: 0, changed: 0, same: 0, faulty: 0 };
  const importId = await beginImport(office, file.name);
  try {
    await saveFile(office, file, watching, { counts, importId });
    return { outcome: "imported", counts, importId };
  } catch (error) {
    const stopped = { outcome: "stopped", counts, importId } as const;
    if (error instanceof RowRefused) return { ...stopped, sentence: error.sentence };
    if (watching.signal.aborted) return { ...stopped, sentence: interrupted };
    throw error;
  } finally {
    if (counts.created + counts.changed > 0) await recordImport(office, file, counts);
    else await deleteEmptyImport(office, importId);
  }
}

async function saveFile(
  office: StaffContext,
  { path }: ProductFile,
  { report, signal }: Watching,
  { counts, importId }: { counts: ImportCounts; importId: string },
): Promise<void> {
  let rows = 0;
  for await (const { columns, names, planned } of planFile(office.pool, path, savedAtOnce)) {
    signal.throwIfAborted();
    const different = planned.filter(({ plan }) => plan.outcome !== "same");
    counts.same += planned.length - different.length;
    if (different.length > 0) {
      const saved = await saveRows(office, { columns, names, importId }, different);
      counts.created += saved.created;
      counts.changed += saved.changed;
      counts.same += saved.same;
    }
    rows += planned.length;
    report({ step: "saving", rows });
  }
}

/** The entry of the file; each product has its own. */
function recordImport(
  { pool, staff }: StaffContext,
  { name }: ProductFile,
  counts: ImportCounts,
): Promise<void> {
  const { created, changed, same } = counts;
  return recordChange(pool, {
    staff,
    action: "product.import",
    subject: { kind: "import", id: name || "products.csv" },
    before: null,
    after: { created, changed, same },
  });
}

type PlannedBatch = { columns: FileColumns; names: ListNames; planned: PlannedRow[] };

async function* planFile(
  executor: StaffContext["pool"],
  path: string,
  size: number,
): AsyncGenerator<PlannedBatch> {
  const names = listNames(await readLists(executor));
  const duplicates = createDuplicateDetector();
  const rows = readRows(path, importLimits);
  const first = await rows.next();
  const columns = readColumns(first.done ? undefined : first.value);
  const plan = async (batch: readonly ProductRow[]) => ({
    columns,
    names,
    planned: await planBatch({ executor, columns, names, duplicates }, batch),
  });
  let batch: ProductRow[] = [];
  for await (const row of rows) {
    batch.push(columns.toRow(row));
    if (batch.length < size) continue;
    yield await plan(batch);
    batch = [];
  }
  if (batch.length > 0) yield await plan(batch);
}
