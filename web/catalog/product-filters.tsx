import type { SubmitEvent } from "react";
import { Form, href } from "react-router";
import RotateCcw from "#icons/rotate-ccw.mjs";
import Search from "#icons/search.mjs";
import SlidersHorizontal from "#icons/sliders-horizontal.mjs";
import { language } from "#messages/language.ts";
import { productListMessages } from "#messages/product-list.ts";
import { buttonClasses } from "#web/ui/button-look.ts";
import { Icon } from "#web/ui/icon.tsx";
import { choiceFilters, type FilterOption, filterLabel, filterOptions } from "./filter-options.ts";
import type { LoadedProducts } from "./load-products.ts";
import { filtersSet, type ListQuery, sortsOf } from "./product-list-query.ts";
import { filterFormId, filterSheetId, useFilterForm } from "./use-filter-form.ts";

type ProductFiltersProps = {
  query: ListQuery;
  list: LoadedProducts;
};

export function ProductFilters({ query, list }: ProductFiltersProps) {
  const { form, follow } = useFilterForm(query);

  function handleSubmit(event: SubmitEvent) {
    event.preventDefault();
    follow();
  }

  return (
    <form
      ref={form}
      action={language.prefix + href("/products")}
      autoComplete="off"
      aria-label={productListMessages.filterProducts}
      onSubmit={handleSubmit}
      className="grid grid-cols-[minmax(0,1.4fr)_repeat(5,minmax(0,1fr))_minmax(0,1.3fr)_auto] gap-3 py-5 max-lg:hidden"
    >
      <div className="relative">
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
          <Icon icon={Search} className="size-5" strokeWidth={1.75} />
        </button>
      </div>
      {choiceFilters.map((name) => (
        <FilterSelect
          key={name}
          name={name}
          label={filterLabel(name)}
          options={filterOptions(name, list, query)}
          value={query[name]}
          onChange={follow}
        />
      ))}
      <SortSelect query={query} onChange={follow} />
      <input type="hidden" name="min_price" defaultValue={query.min_price} />
      <input type="hidden" name="max_price" defaultValue={query.max_price} />
      <FilterButton query={query} />
      <noscript>
        <button type="submit" className={buttonClasses("secondary", true)}>
          {productListMessages.apply}
        </button>
      </noscript>
    </form>
  );
}

export function FilterBar({ query, onSort }: { query: ListQuery; onSort: () => void }) {
  return (
    <div className="sticky top-[58px] z-10 mx-[calc(-1*clamp(16px,4vw,56px))] grid grid-cols-2 gap-2 border-b border-line bg-kora px-[clamp(16px,4vw,56px)] py-1 lg:hidden">
      <FilterButton query={query} />
      <SortSelect query={query} onChange={onSort} form={filterFormId} />
    </div>
  );
}

/** Opens the sheet natively, so the button works before hydration. */
function FilterButton({ query }: { query: ListQuery }) {
  const count = filtersSet(query).length;
  return (
    <button
      type="button"
      popoverTarget={filterSheetId}
      className={buttonClasses("secondary", false, "whitespace-nowrap")}
    >
      <Icon icon={SlidersHorizontal} strokeWidth={1.75} />
      {count === 0
        ? productListMessages.filter
        : productListMessages.counted(productListMessages.filter, count)}
    </button>
  );
}

type SortSelectProps = { query: ListQuery; onChange: () => void; form?: string };

function SortSelect({ query, onChange, form }: SortSelectProps) {
  return (
    <select
      name="sort"
      form={form}
      aria-label={productListMessages.sort}
      defaultValue={query.sort}
      onChange={onChange}
      className="field-control min-w-0 ps-3 pe-8 bg-[position:right_6px_center] rtl:bg-[position:left_6px_center]"
    >
      {sortsOf(query).map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  );
}

/** `idle` disables it where there is nothing to reset. */
export function ResetFilters({ idle, className }: { idle: boolean; className: string }) {
  return (
    <Form action={href("/products")} preventScrollReset className={className}>
      <button
        type="submit"
        aria-disabled={idle}
        className={buttonClasses("quiet", false, idle ? "text-disabled!" : "")}
      >
        <Icon icon={RotateCcw} strokeWidth={1.75} />
        {productListMessages.reset}
      </button>
    </Form>
  );
}

type FilterSelectProps = {
  name: string;
  label: string;
  options: readonly FilterOption[];
  value: string;
  onChange: () => void;
};

function FilterSelect({ name, label, options, value, onChange }: FilterSelectProps) {
  return (
    <select
      name={name}
      aria-label={label}
      defaultValue={value}
      onChange={onChange}
      className="field-control min-w-0 ps-3 pe-8 bg-[position:right_6px_center] rtl:bg-[position:left_6px_center]"
    >
      <option value="">{label}</option>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.count === undefined
            ? option.label
            : productListMessages.counted(option.label, option.count)}
        </option>
      ))}
    </select>
  );
}
