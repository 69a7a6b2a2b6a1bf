import { X } from "lucide-react";
import { Link } from "react-router";
import { inLanguage } from "#messages/choices.ts";
import { productListMessages } from "#messages/product-list.ts";
import type { ListSurroundings } from "./load-products.ts";
import {
  type FilterName,
  filtersSet,
  type ListQuery,
  listAddress,
  withoutFilter,
} from "./product-list-query.ts";

type FilterOptions = Pick<ListSurroundings, "categories" | "fabrics" | "colors">;

type FilterChipsProps = {
  query: ListQuery;
  options: FilterOptions;
  /** Called when a chip is taken away: the focus it had needs a new place. */
  onRemove: () => void;
};

function chipText(name: FilterName, value: string, { categories, fabrics, colors }: FilterOptions): string {
  if (name === "size") return productListMessages.sizeChip(value);
  if (name === "q") return productListMessages.searchChip(value);
  const named =
    name === "color"
      ? colors.find(({ label }) => label === value)
      : (name === "category" ? categories : fabrics).find((known) => known.name === value);
  return inLanguage(value, named?.urdu);
}

/** The filters that are set, each with a link to the list without it. */
export function FilterChips({ query, options, onRemove }: FilterChipsProps) {
  const chips = filtersSet(query);
  if (chips.length === 0) return null;
  return (
    <ul aria-label={productListMessages.filtersInUse} className="contents">
      {chips.map(({ name, value }) => {
        const text = chipText(name, value, options);
        const swatch = name === "color" && options.colors.find(({ label }) => label === value)?.value;
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
              aria-label={productListMessages.removeChip(text)}
              className="grid size-6.5 shrink-0 place-items-center rounded-sm hover:bg-line"
            >
              <X aria-hidden="true" className="size-5" strokeWidth={1.75} />
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
