import { type ChangeEvent, type ReactNode, useRef, useState } from "react";
import { Link, useNavigation, useSearchParams } from "react-router";
import ArrowDown from "#icons/arrow-down.mjs";
import ArrowUp from "#icons/arrow-up.mjs";
import { Icon } from "#web/ui/icon.tsx";
import { joinClasses } from "#web/ui/join-classes.ts";
import type { RowsBeside } from "./beside-links.tsx";
import { sortAddress } from "./list-address.ts";
import { SelectionBar } from "./selection-bar.tsx";

export type Column<Row> = {
  head: string;
  cell: (row: Row) => ReactNode;
  /** Aligns figures and amounts at the end of the cell, for comparison. */
  isNumber?: boolean;
  sort?: string;
  from?: "sm" | "md" | "lg" | "xl";
  isLabelled?: boolean;
  isCardEnd?: boolean;
};

type TableSelection<Row> = {
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
  /** Scrolls sideways in its frame on every screen; its head is not sticky. */
  isWide?: boolean;
  empty: ReactNode;
};

const shownFrom = {
  sm: "max-sm:hidden",
  md: "max-md:hidden",
  lg: "max-lg:hidden",
  xl: "max-xl:hidden",
};

export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, columns, rows, keyOf, linkOf, selection, empty, isWide } = props;
  const loading = useNavigation().state === "loading";
  const chosen = useSelection(rows.map(keyOf));
  const beside: RowsBeside | undefined = linkOf && { rows: rows.map(linkOf) };
  const selected = rows.filter((row) => chosen.has(keyOf(row)));
  const bar = selection && (
    <SelectionBar
      key="bar"
      count={selected.length}
      actions={selected.length > 0 && selection.actions(selected, chosen.clear)}
      onSelectOnly={chosen.only}
    />
  );

  if (rows.length === 0)
    return (
      <div>
        <div className="rounded-lg border border-line">{empty}</div>
        {bar}
      </div>
    );
  return (
    <div aria-busy={loading || undefined} className="table-frame min-w-0">
      <div
        className={joinClasses(
          "rounded-lg border border-line",
          isWide ? "overflow-x-auto" : "max-lg:overflow-x-auto",
        )}
      >
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
      {bar}
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

type SortHeadProps = { children: string; sort: string | undefined; className: string };

function SortHead({ children, sort, className }: SortHeadProps) {
  const [params] = useSearchParams();
  const order = params.get("sort");
  if (sort === undefined) {
    return (
      <th scope="col" className={className}>
        {children}
      </th>
    );
  }
  const ascending = order === sort;
  const descending = order === `-${sort}`;
  return (
    <th
      scope="col"
      className={className}
      aria-sort={ascending ? "ascending" : descending ? "descending" : undefined}
    >
      <Link
        to={sortAddress(params, sort)}
        replace
        preventScrollReset
        className="inline-flex min-h-6 items-center gap-1 hover:text-siyahi hover:underline [.number_&]:flex-row-reverse"
      >
        {children}
        <Icon
          icon={descending ? ArrowDown : ArrowUp}
          className={`size-3.5 ${ascending || descending ? "text-siyahi" : "opacity-0"}`}
        />
      </Link>
    </th>
  );
}

type SelectBoxProps = {
  label: string;
  checked: boolean;
  partly?: boolean;
  isRow?: boolean;
  onChange: (checked: boolean, withShift: boolean) => void;
};

function SelectBox({ label, checked, partly = false, isRow = false, onChange }: SelectBoxProps) {
  function handleChange({ currentTarget, nativeEvent }: ChangeEvent<HTMLInputElement>) {
    onChange(currentTarget.checked, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey);
  }

  return (
    <label className="-m-2 grid size-9 place-items-center pointer-coarse:-m-3 pointer-coarse:size-11">
      <input
        ref={(box) => {
          if (box) box.indeterminate = partly;
        }}
        type="checkbox"
        aria-label={label}
        data-select-row={isRow || undefined}
        checked={checked}
        onChange={handleChange}
        className="size-4.5 accent-siyahi"
      />
    </label>
  );
}

function useSelection(shown: readonly string[]) {
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set());
  const last = useRef<string>(undefined);

  function has(key: string): boolean {
    return keys.has(key);
  }

  function set(key: string, on: boolean, withShift: boolean) {
    const span = withShift ? between(shown, last.current, key) : [key];
    last.current = key;
    const next = new Set(shown.filter(has));
    for (const member of span) {
      if (on) next.add(member);
      else next.delete(member);
    }
    setKeys(next);
  }

  function setAll(on: boolean) {
    setKeys(new Set(on ? shown : []));
  }

  return { has, set, setAll, clear: () => setAll(false), only: (ids: string[]) => setKeys(new Set(ids)) };
}

function between(shown: readonly string[], one: string | undefined, other: string): readonly string[] {
  const from = one === undefined ? -1 : shown.indexOf(one);
  const to = shown.indexOf(other);
  return from === -1 ? [other] : shown.slice(Math.min(from, to), Math.max(from, to) + 1);
}
