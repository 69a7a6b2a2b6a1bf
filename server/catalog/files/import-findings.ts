import type { FileFault } from "#contract/back-office/file-fault.ts";
import { type ImportResult, importLimits } from "#contract/back-office/product-files.ts";
import type { FileColumns } from "./import-columns.ts";
import type { PlannedRow } from "./plan-batch.ts";

type Checked = Extract<ImportResult, { outcome: "checked" }>;

const room = 2_000_000;

export function startFindings({ titles, missing }: FileColumns) {
  const counts = { created: 0, changed: 0, same: 0, faulty: 0 };
  const faults: FileFault[] = [];
  const faultyRows: Checked["faultyRows"] = [];
  let moreFaults = 0;
  let left = room;

  function addFaulty({ row }: PlannedRow, found: readonly FileFault[]): void {
    counts.faulty += 1;
    const kept = found.slice(0, importLimits.faults - faults.length);
    faults.push(...kept);
    moreFaults += found.length - kept.length;
    left -= row.cells.reduce((sum, cell) => sum + cell.length, 0);
    if (kept.length > 0 && left > 0) faultyRows.push({ row: row.number, cells: [...row.cells] });
  }

  return {
    counts,
    add: (planned: PlannedRow) => {
      const { id, plan } = planned;
      if (plan.outcome === "faulty") addFaulty(planned, plan.faults);
      else if (plan.outcome === "same") counts.same += 1;
      else counts[id === undefined ? "created" : "changed"] += 1;
    },
    result: (): Checked => ({
      outcome: "checked",
      counts,
      missing: [...missing],
      faults,
      moreFaults,
      columns: [...titles],
      faultyRows,
    }),
  };
}
