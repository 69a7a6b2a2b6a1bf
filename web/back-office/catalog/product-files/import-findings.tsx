import { useState } from "react";
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
        label="Changes in this file"
        facts={[
          { name: "New", value: figure(counts.created) },
          { name: "Changed", value: figure(counts.changed) },
          { name: "The same", value: figure(counts.same) },
          { name: "With errors", value: figure(counts.faulty) },
        ]}
      />
      {missing.length > 0 && (
        <p className="-mt-3 text-sm text-slate">
          Columns that are not in this file and do not change: {missing.join(", ")}.
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

type ChangedProduct = { row: number; name: string; changes: FieldChange[] };

const columns: readonly Column<ChangedProduct>[] = [
  { head: "Product", cell: ({ name }) => <bdi className="wrap-anywhere">{name}</bdi> },
  {
    head: "Changes",
    cell: ({ changes }) => (
      <ul className="grid gap-1">
        {changes.map(({ column, before, after }) => (
          <li key={column} className="wrap-anywhere">
            <span className="text-slate">{column}: </span>
            <Cell column={column} value={before} /> <span aria-hidden="true">→</span>
            <span className="sr-only">becomes</span> <Cell column={column} value={after} />
          </li>
        ))}
      </ul>
    ),
  },
  { head: "Row", cell: ({ row }) => figure(row), isNumber: true, from: "sm" },
];

const amounts: readonly string[] = ["Price", "Sale price"];

function Cell({ column, value }: { column: string; value: string }) {
  if (value === "") return <span className="text-slate">Empty</span>;
  const isAmount = amounts.includes(column) && /^\d+$/.test(value);
  return <bdi className="whitespace-pre-wrap">{isAmount ? figure(Number(value)) : value}</bdi>;
}

const productsAtOnce = 50;

/** Previews an import, because spreadsheets change values automatically. */
function ImportChanges({ result: { changes, moreChanges } }: { result: Findings }) {
  const [page, setPage] = useState(0);
  const products = byProduct(changes);
  const first = page * productsAtOnce;
  const shown = products.slice(first, first + productsAtOnce);
  const isLast = first + productsAtOnce >= products.length;
  return (
    <section aria-label="Changes" className="grid gap-3">
      <DataTable
        caption="Changes"
        columns={columns}
        rows={shown}
        keyOf={({ row }) => String(row)}
        empty={null}
      />
      {products.length > productsAtOnce && (
        <div className="flex flex-wrap items-center justify-end gap-2">
          <p role="status" className="text-sm text-slate">
            {`${figure(first + 1)} to ${figure(first + shown.length)} of ${figure(products.length)} products`}
          </p>
          <Button look="secondary" aria-disabled={page === 0} onClick={() => page > 0 && setPage(page - 1)}>
            Previous
          </Button>
          <Button look="secondary" aria-disabled={isLast} onClick={() => !isLast && setPage(page + 1)}>
            Next
          </Button>
        </div>
      )}
      {moreChanges > 0 && <p className="text-sm text-slate">{`And ${figure(moreChanges)} more changes.`}</p>}
    </section>
  );
}

/** The changes of each row of the file, which are of one product. */
function byProduct(changes: readonly FieldChange[]): ChangedProduct[] {
  const products = new Map<number, ChangedProduct>();
  for (const change of changes) {
    const { row, product } = change;
    const found = products.get(row) ?? { row, name: product.name, changes: [] };
    found.changes.push(change);
    products.set(row, found);
  }
  return [...products.values()];
}

function ImportFaults({ name, result }: { name: string; result: Findings }) {
  const { faults, moreFaults } = result;
  return (
    <section aria-label="Errors" className="grid gap-3">
      <div>
        <Button look="secondary" onClick={() => saveCsv(`faulty-${name}`, faultyRows(result))}>
          <Icon icon={Download} />
          Download the rows with errors
        </Button>
      </div>
      <FaultTable caption="Errors" faults={faults} />
      {moreFaults > 0 && <p className="text-sm text-slate">{`And ${figure(moreFaults)} more errors.`}</p>}
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
