import { RotateCcw, Search } from "lucide-react";
import { type ChangeEvent, type SubmitEvent, useEffect, useRef } from "react";
import { Form, href, useNavigate } from "react-router";
import { inLanguage } from "#messages/choices.ts";
import { language } from "#messages/language.ts";
import { productListMessages } from "#messages/product-list.ts";
import { buttonClasses } from "../ui/button-look.ts";
import { readFilterForm, showInFilterForm } from "./filter-form.ts";
import { type FilterOption, FilterSelect } from "./filter-select.tsx";
import type { ListSurroundings } from "./load-products.ts";
import { type ListQuery, listAddress } from "./product-list-query.ts";

type ProductFiltersProps = {
  query: ListQuery;
  options: Pick<ListSurroundings, "categories" | "fabrics" | "colors">;
  sizes: readonly string[];
};

function nameOption({ name, urdu }: { name: string; urdu?: string | undefined }): FilterOption {
  return { value: name, label: inLanguage(name, urdu) };
}

/**
 * Search, filters and sort of the list. A plain GET form: it works before and without script; with script each change
 * is followed at once. What it sends has no page, so every change begins at page 1.
 */
export function ProductFilters({ query, options, sizes }: ProductFiltersProps) {
  const form = useRef<HTMLFormElement>(null);
  const navigate = useNavigate();
  const shown = listAddress({ ...query, page: 1 });
  const lastShown = useRef(shown);

  function follow(changed: HTMLFormElement) {
    navigate(listAddress(readFilterForm(changed)), { preventScrollReset: true });
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: the address stands for the query and for where to go.
  useEffect(() => {
    // Not at first: the form may hold a choice made before the script had come, which is about to be followed.
    if (!form.current || lastShown.current === shown) return;
    lastShown.current = shown;
    showInFilterForm(form.current, query);
  }, [shown]);

  function handleChange(event: ChangeEvent<HTMLFormElement>) {
    if (event.target instanceof HTMLSelectElement) follow(event.currentTarget);
  }

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    follow(event.currentTarget);
  }

  return (
    <div className="grid grid-cols-6 gap-2 py-3.5 lg:grid-cols-[minmax(0,1.5fr)_repeat(4,minmax(0,1fr))_minmax(0,1.35fr)_auto] lg:gap-3 lg:py-5">
      <form
        ref={form}
        action={language.prefix + href("/products")}
        autoComplete="off"
        aria-label={productListMessages.filterProducts}
        onChange={handleChange}
        onSubmit={handleSubmit}
        className="contents"
      >
        <div className="relative col-span-6 lg:col-span-1">
          <input
            type="search"
            name="q"
            aria-label={productListMessages.searchProducts}
            placeholder={productListMessages.search}
            defaultValue={query.q}
            maxLength={100}
            enterKeyHint="search"
            className="field-control pe-12"
          />
          <button
            type="submit"
            aria-label={productListMessages.search}
            className="absolute end-0.5 top-0.5 grid size-11 place-items-center rounded-md text-slate hover:text-siyahi"
          >
            <Search aria-hidden="true" className="size-5" strokeWidth={1.75} />
          </button>
        </div>
        <FilterSelect
          name="category"
          label={productListMessages.category}
          options={options.categories.map(nameOption)}
          value={query.category}
          className="col-span-2 lg:col-span-1"
        />
        <FilterSelect
          name="fabric_type"
          label={productListMessages.fabric}
          options={options.fabrics.map(nameOption)}
          value={query.fabric_type}
          className="col-span-2 lg:col-span-1"
        />
        <FilterSelect
          name="color"
          label={productListMessages.color}
          options={options.colors.map(({ label, urdu }) => nameOption({ name: label, urdu }))}
          value={query.color}
          className="col-span-2 lg:col-span-1"
        />
        <FilterSelect
          name="size"
          label={productListMessages.size}
          options={sizes.map((size) => ({ value: size, label: size }))}
          value={query.size}
          className="col-span-2 lg:col-span-1"
        />
        <select
          name="sort"
          aria-label={productListMessages.sort}
          defaultValue={query.sort}
          className="field-control col-span-4 ps-3 pe-8 bg-[position:right_6px_center] lg:col-span-1 rtl:bg-[position:left_6px_center]"
        >
          {Object.entries(productListMessages.sorts).map(([sort, label]) => (
            <option key={sort} value={sort}>
              {label}
            </option>
          ))}
        </select>
        <noscript>
          <button type="submit" className={buttonClasses("secondary", true)}>
            {productListMessages.apply}
          </button>
        </noscript>
      </form>
      <ResetFilters className="max-lg:hidden" />
    </div>
  );
}

/** Clears every filter. A form of its own, so that it is a button also without script. */
export function ResetFilters({ className }: { className: string }) {
  return (
    <Form action={href("/products")} preventScrollReset className={className}>
      <button type="submit" className={buttonClasses("quiet", false)}>
        <RotateCcw aria-hidden="true" strokeWidth={1.75} />
        {productListMessages.reset}
      </button>
    </Form>
  );
}
