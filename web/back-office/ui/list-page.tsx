import type { IconNode } from "lucide";
import type { ReactNode } from "react";
import { useLoaderData } from "react-router";
import type { z } from "zod";
import type { Endpoint } from "#contract/http/endpoint.ts";
import type { pageOf } from "#contract/http/paging.ts";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { loaderOf } from "../load.ts";
import { DataTable, type DataTableProps } from "./data-table.tsx";
import { KeysetPager } from "./keyset-pager.tsx";
import { type Filter, FilterTabs, ListFilters, type TabFilter } from "./list-filters.tsx";
import { PageHeader, type PageHeaderProps } from "./page-header.tsx";

type Table<Row> = Omit<DataTableProps<Row>, "caption" | "rows" | "empty">;

type ListPageProps<Row, Name extends string> = PageHeaderProps & {
  tabs?: TabFilter<Name>;
  /** Placeholder of the search field; without it there is none. */
  search?: string;
  filters?: readonly Filter<Name>[];
  above?: ReactNode;
  note?: ReactNode;
  /** The table's name, by default the page's title. */
  caption?: string;
  icon: IconNode;
  empty: ReactNode;
  children?: ReactNode;
} & (Table<Row> | { entry: (row: Row) => ReactNode });

type Rows<Row> = { rows: readonly Row[]; next?: string | null };

/** A page with a list as a table or as custom entries: title, filters, rows, pager, then `children`. */
export function ListPage<Row, Name extends string = string>(props: ListPageProps<Row, Name> & Rows<Row>) {
  const { title, tabs, search, filters, above, note, rows, next, children } = props;
  const empty = <EmptyState icon={props.icon} title={props.empty} />;
  return (
    <>
      <PageHeader {...props} />
      {above}
      {tabs && <FilterTabs {...tabs} />}
      {(search || filters) && <ListFilters search={search} filters={filters ?? []} />}
      {note}
      {"columns" in props && <DataTable {...props} caption={props.caption ?? title} empty={empty} />}
      {"entry" in props && rows.length === 0 && empty}
      {"entry" in props && rows.length > 0 && (
        <ol className="rounded-lg border border-line">{rows.map(props.entry)}</ol>
      )}
      {next !== undefined && <KeysetPager next={next} />}
      {children}
    </>
  );
}

type ListCall = Endpoint & {
  query: z.ZodObject;
  success: { body: ReturnType<typeof pageOf> };
};

/**
 * The page of a list with keyset pagination: its loader, which makes the calls of `others` in parallel, and its frame,
 * whose filters are parameters of the call.
 */
export function listOf<List extends ListCall, Others extends readonly Endpoint[]>(
  list: List,
  ...others: Others
) {
  type Row = z.output<List["success"]["body"]>["items"][number];
  type Name = keyof z.input<List["query"]> & string;
  return {
    loader: loaderOf(list, ...others),
    Page(props: ListPageProps<Row, Name>) {
      const { items, next } = useLoaderData<{ items: Row[]; next: string | null }>();
      return <ListPage {...props} rows={items} next={next} />;
    },
  };
}
