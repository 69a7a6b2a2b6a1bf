import type { FileFault } from "#contract/catalog/product-files.ts";
import { type ImportResult, importLimits } from "#contract/catalog/product-files.ts";
import type { FileColumns } from "./import-columns.ts";
import type { PlannedRow } from "./plan-batch.ts";
import { cutCell } from "./plan-rows.ts";

type Checked = Extract<ImportResult, { outcome: "checked" }>;

const room = 2_000_000;

export function startFindings({ titles, missing }: FileColumns) {
  const counts = { created: 0, changed: 0, same: 0, faulty: 0 };
  const faults: FileFault[] = [];
  const faultyRows: Checked["faultyRows"] = [];
  const changes: Checked["changes"] = [];
  let moreFaults = 0;
  let moreChanges = 0;
  let left = room;

  function addFaulty({ row }: PlannedRow, found: readonly FileFault[]): void {
    counts.faulty += 1;
    const kept = found.slice(0, importLimits.faults - faults.length);
    faults.push(...kept);
    moreFaults += found.length - kept.length;
    left -= row.cells.reduce((sum, cell) => sum + cell.length, 0);
    if (kept.length > 0 && left > 0) faultyRows.push({ row: row.number, cells: [...row.cells] });
  }

  function addChanges({ row, id = "", plan }: PlannedRow): void {
    if (plan.outcome !== "save") return;
    const product = { id, name: plan.fields.name };
    for (const { column, before, after } of plan.changes) {
      if (changes.length === importLimits.changes) moreChanges += 1;
      else changes.push({ row: row.number, product, column, before: cutCell(before), after: cutCell(after) });
    }
  }

  return {
    counts,
    add: (planned: PlannedRow) => {
      const { id, plan } = planned;
      if (plan.outcome === "faulty") addFaulty(planned, plan.faults);
      else if (plan.outcome === "same") counts.same += 1;
      else {
        counts[id === undefined ? "created" : "changed"] += 1;
        addChanges(planned);
      }
    },
    result: (): Checked => ({
      outcome: "checked",
      counts,
      missing: [...missing],
      faults,
      moreFaults,
      changes,
      moreChanges,
      columns: [...titles],
      faultyRows,
    }),
  };
}
