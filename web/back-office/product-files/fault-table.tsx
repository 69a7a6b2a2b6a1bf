import { faultColumns, type ImportFault } from "#contract/back-office/product-files.ts";
import { toCsv } from "#contract/values/csv.ts";
import Download from "#icons/download.mjs";
import { Button } from "#web/ui/button.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { type Column, DataTable } from "../ui/data-table.tsx";
import { saveCsv } from "../ui/save-csv.ts";
import { type Findings, figure } from "./import-words.ts";

const columns: readonly Column<ImportFault>[] = [
  {
    head: "Row",
    cell: ({ row }) => (
      <>
        <span className="sm:hidden">Row </span>
        {row}
      </>
    ),
  },
  { head: "Column", cell: ({ column }) => column || "The whole row" },
  {
    head: "Value",
    cell: ({ value }) =>
      value === "" ? <span className="text-slate">Empty</span> : <bdi className="wrap-anywhere">{value}</bdi>,
    isLabelled: true,
  },
  { head: "What is wrong", cell: ({ sentence }) => sentence },
];

/** Every fault of a file by row and column, as far as they are told, and the faulty rows to be put right. */
export function FaultTable({ name, result }: { name: string; result: Findings }) {
  const { faults, moreFaults } = result;
  return (
    <section aria-label="Faults" className="grid gap-3">
      <div>
        <Button look="secondary" onClick={() => saveCsv(`faulty-${name}`, faultyRows(result))}>
          <Icon icon={Download} />
          Download the faulty rows
        </Button>
      </div>
      <DataTable
        caption="Faults"
        columns={columns}
        rows={faults}
        keyOf={({ row, column }) => `${row} ${column}`}
        empty={null}
      />
      {moreFaults > 0 && <p className="text-sm text-slate">{`And ${figure(moreFaults)} more faults.`}</p>}
    </section>
  );
}

/** The faulty rows as a file that can be sent back: where they were and what is wrong stand before their cells. */
function faultyRows({ columns: titles, faults, faultyRows: rows }: Findings): string {
  return toCsv([
    [faultColumns.row, faultColumns.reason, ...titles],
    ...rows.map(({ row, cells }) => {
      const own = faults.filter((fault) => fault.row === row);
      const reasons = own.map(({ column, sentence }) =>
        column === "" ? sentence : `${column}: ${sentence}`,
      );
      return [row, reasons.join("\n"), ...cells];
    }),
  ]);
}
