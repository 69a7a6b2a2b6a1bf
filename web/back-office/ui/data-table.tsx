import type { ReactNode } from "react";
import { Link, useNavigation } from "react-router";
import { joinClasses } from "#web/ui/join-classes.ts";
import type { RowsBeside } from "./beside-links.tsx";
import { SelectBox } from "./select-box.tsx";
import { SortHead } from "./sort-head.tsx";
import { useSelection } from "./use-selection.ts";

export type Column<Row> = {
  head: string;
  cell: (row: Row) => ReactNode;
  /** Figures and amounts: at the end of the cell, so that they can be compared. */
  isNumber?: boolean;
  sort?: string;
  from?: "sm" | "md" | "lg" | "xl";
  isLabelled?: boolean;
  isCardEnd?: boolean;
};

export type TableSelection<Row> = {
  nameOf: (row: Row) => string;
  actions: (selected: Row[], clear: () => void) => ReactNode;
};

export type DataTableProps<Row> = {
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  linkOf?: (row: Row) => string;
  selection?: TableSelection<Row>;
  empty: ReactNode;
};

const shownFrom = {
  sm: "max-sm:hidden",
  md: "max-md:hidden",
  lg: "max-lg:hidden",
  xl: "max-xl:hidden",
};

export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, columns, rows, keyOf, linkOf, selection, empty } = props;
  const loading = useNavigation().state === "loading";
  const chosen = useSelection(rows.map(keyOf));
  const beside: RowsBeside | undefined = linkOf && { rows: rows.map(linkOf) };
  const selected = rows.filter((row) => chosen.has(keyOf(row)));

  if (rows.length === 0) return <div className="rounded-lg border border-line">{empty}</div>;
  return (
    <div aria-busy={loading || undefined} className="table-frame">
      <div className="rounded-lg border border-line max-lg:overflow-x-auto">
        <table className="data-table">
          <caption className="sr-only">{caption}</caption>
          <thead>
            <tr>
              {selection && (
                <th className="w-11">
                  <SelectBox
                    label="Select all"
                    checked={selected.length === rows.length}
                    partly={selected.length > 0 && selected.length < rows.length}
                    onChange={(on) => chosen.setAll(on)}
                  />
                </th>
              )}
              {columns.map((column) => (
                <SortHead key={column.head} sort={column.sort} className={cellClasses(column)}>
                  {column.head}
                </SortHead>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={keyOf(row)}>
                {selection && (
                  <td className="row-select">
                    <SelectBox
                      isRow
                      label={`Select ${selection.nameOf(row)}`}
                      checked={chosen.has(keyOf(row))}
                      onChange={(on, withShift) => chosen.set(keyOf(row), on, withShift)}
                    />
                  </td>
                )}
                {columns.map((column, index) => (
                  <td
                    key={column.head}
                    data-label={column.isLabelled ? column.head : undefined}
                    className={joinClasses(cellClasses(column), index === 0 && "row-head")}
                  >
                    {linked(column.cell(row), index === 0 ? linkOf?.(row) : undefined, beside)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {selection && selected.length > 0 && (
        <div className="no-print sticky bottom-3 z-20 mt-3 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-lg border border-line bg-kashi-wash px-3 py-2 shadow-2">
          <p role="status" className="font-[540]">
            {selected.length} selected
          </p>
          <div className="flex flex-wrap gap-2">{selection.actions(selected, chosen.clear)}</div>
        </div>
      )}
    </div>
  );
}

function linked(content: ReactNode, to: string | undefined, beside: RowsBeside | undefined): ReactNode {
  if (to === undefined) return content;
  return (
    <Link to={to} state={beside} className="row-link text-link">
      {content}
    </Link>
  );
}

function cellClasses<Row>(column: Column<Row>): string {
  return joinClasses(
    column.isNumber && "number",
    column.isCardEnd && "card-end",
    column.from && shownFrom[column.from],
  );
}
