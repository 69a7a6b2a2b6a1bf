import { Link } from "react-router";
import { formatRupees } from "#contract/values/money.ts";
import X from "#icons/x.mjs";
import { filterChipMessages } from "#messages/filter-chips.ts";
import { Icon } from "../ui/icon.tsx";
import { type ListNames, valueLabel } from "./filter-options.ts";
import {
  type FilterName,
  filtersSet,
  type ListQuery,
  listAddress,
  withoutFilter,
} from "./product-list-query.ts";

type FilterChipsProps = {
  query: ListQuery;
  list: ListNames;
  onRemove: () => void;
};

function chipText(name: FilterName, value: string, names: ListNames): string {
  if (name === "size") return filterChipMessages.sizeChip(value);
  if (name === "q") return filterChipMessages.searchChip(value);
  if (name === "min_price" || name === "max_price") {
    return filterChipMessages.priceChips[name](formatRupees(Number(value)));
  }
  return valueLabel(name, value, names);
}

export function FilterChips({ query, list, onRemove }: FilterChipsProps) {
  return (
    <ul aria-label={filterChipMessages.filtersInUse} className="contents">
      {filtersSet(query).map(({ name, value }) => {
        const text = chipText(name, value, list);
        const swatch = name === "color" && list.colors.find(({ label }) => label === value)?.value;
        return (
          <li
            key={name}
            className="inline-flex min-h-9 min-w-0 items-center gap-2 rounded-md bg-chuna ps-3 pe-1.5 text-sm"
          >
            {swatch && <span className="size-3.5 shrink-0 rounded-sm" style={{ backgroundColor: swatch }} />}
            <span className="truncate">{text}</span>
            <Link
              to={listAddress(withoutFilter(query, name))}
              preventScrollReset
              onClick={onRemove}
              aria-label={filterChipMessages.removeChip(text)}
              className="grid size-6.5 shrink-0 place-items-center rounded-sm hover:bg-line"
            >
              <Icon icon={X} className="size-5" strokeWidth={1.75} />
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
