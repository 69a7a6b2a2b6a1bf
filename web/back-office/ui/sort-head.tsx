import { Link, useSearchParams } from "react-router";
import ArrowDown from "#icons/arrow-down.mjs";
import ArrowUp from "#icons/arrow-up.mjs";
import { Icon } from "#web/ui/icon.tsx";
import { sortAddress } from "./list-address.ts";

type SortHeadProps = { children: string; sort: string | undefined; className: string };

export function SortHead({ children, sort, className }: SortHeadProps) {
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
