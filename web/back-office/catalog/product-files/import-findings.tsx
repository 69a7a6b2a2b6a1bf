import { type FieldChange, faultColumns } from "#contract/catalog/product-files.ts";
import { toCsv } from "#contract/values/csv.ts";
import Download from "#icons/download.mjs";
import { type Column, DataTable } from "#web/back-office/ui/data-table.tsx";
import { FactList } from "#web/back-office/ui/fact-list.tsx";
import { FaultTable } from "#web/back-office/ui/fault-table.tsx";
import { saveCsv } from "#web/back-office/ui/save-csv.ts";
import { Button } from "#web/ui/button.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { countProductsInWords, type Findings, figure } from "./import-labels.ts";

export function ImportFindings({
  name,
  result,
  onSave,
}: {
  name: string;
  result: Findings;
  onSave: () => void;
}) {
  const { counts, missing } = result;
  const changes = counts.created + counts.changed;
  return (
    <>
      <FactList
        label="What the file would do"
        facts={[
          { name: "New", value: figure(counts.created) },
          { name: "Changed", value: figure(counts.changed) },
          { name: "The same", value: figure(counts.same) },
          { name: "Faulty", value: figure(counts.faulty) },
        ]}
      />
      {missing.length > 0 && (
        <p className="-mt-3 text-sm text-slate">
          Not in this file, so products keep what they have: {missing.join(", ")}.
        </p>
      )}
      {result.changes.length > 0 && <ImportChanges result={result} />}
      {counts.faulty > 0 && <ImportFaults name={name} result={result} />}
      {counts.faulty === 0 && changes > 0 && (
        <div>
          <Button onClick={onSave}>{`Import ${countProductsInWords(changes)}`}</Button>
        </div>
      )}
    </>
  );
}

const columns: readonly Column<FieldChange>[] = [
  {
    head: "Row",
    cell: ({ row }) => (
      <>
        <span className="sm:hidden">Row </span>
        {row}
      </>
    ),
  },
  { head: "Product", cell: ({ product }) => <bdi className="wrap-anywhere">{product.name}</bdi> },
  { head: "Column", cell: ({ column }) => column },
  { head: "Now", cell: ({ before }) => <Cell value={before} />, isLabelled: true },
  { head: "In the file", cell: ({ after }) => <Cell value={after} />, isLabelled: true },
];

function Cell({ value }: { value: string }) {
  return value === "" ? (
    <span className="text-slate">Empty</span>
  ) : (
    <bdi className="whitespace-pre-wrap wrap-anywhere">{value}</bdi>
  );
}

/** Previews an import, because spreadsheets change values automatically. */
function ImportChanges({ result: { changes, moreChanges } }: { result: Findings }) {
  return (
    <section aria-label="Changes" className="grid gap-3">
      <DataTable
        caption="Changes"
        columns={columns}
        rows={changes}
        keyOf={({ row, column }) => `${row} ${column}`}
        empty={null}
      />
      {moreChanges > 0 && <p className="text-sm text-slate">{`And ${figure(moreChanges)} more changes.`}</p>}
    </section>
  );
}

function ImportFaults({ name, result }: { name: string; result: Findings }) {
  const { faults, moreFaults } = result;
  return (
    <section aria-label="Faults" className="grid gap-3">
      <div>
        <Button look="secondary" onClick={() => saveCsv(`faulty-${name}`, faultyRows(result))}>
          <Icon icon={Download} />
          Download the faulty rows
        </Button>
      </div>
      <FaultTable caption="Faults" faults={faults} />
      {moreFaults > 0 && <p className="text-sm text-slate">{`And ${figure(moreFaults)} more faults.`}</p>}
    </section>
  );
}

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
