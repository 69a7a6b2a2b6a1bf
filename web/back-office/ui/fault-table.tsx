import type { FileFault } from "#contract/catalog/product-files.ts";
import { type Column, DataTable } from "./data-table.tsx";

const columns: readonly Column<FileFault>[] = [
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
  { head: "Error", cell: ({ sentence }) => sentence },
];

export function FaultTable({ caption, faults }: { caption: string; faults: readonly FileFault[] }) {
  return (
    <DataTable
      caption={caption}
      columns={columns}
      rows={faults}
      keyOf={({ row, column }) => `${row} ${column}`}
      empty={null}
    />
  );
}
