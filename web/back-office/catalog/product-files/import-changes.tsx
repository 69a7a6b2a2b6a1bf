import type { FieldChange } from "#contract/catalog/product-files.ts";
import { type Column, DataTable } from "#web/back-office/ui/data-table.tsx";
import { type Findings, figure } from "./import-words.ts";

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

/** What an import would change, so that nothing changes that a spreadsheet has done by itself. */
export function ImportChanges({ result: { changes, moreChanges } }: { result: Findings }) {
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
