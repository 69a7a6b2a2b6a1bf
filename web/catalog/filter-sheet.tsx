import { type SubmitEvent, type ToggleEvent, useEffect, useRef, useState } from "react";
import { href, Link } from "react-router";
import { filteredColors } from "#contract/catalog/filtered-colors.ts";
import { formatRupeesInText } from "#contract/values/money.ts";
import X from "#icons/x.mjs";
import { language } from "#messages/language.ts";
import { productListMessages } from "#messages/product-list.ts";
import { uiMessages } from "#messages/ui.ts";
import { useBackCloses } from "../ui/back-closes.ts";
import { buttonClasses } from "../ui/button-look.ts";
import { Icon } from "../ui/icon.tsx";
import { shutOut } from "../ui/shut-out.ts";
import { choiceFilters, type FilterOption, filterLabel, filterOptions } from "./filter-options.ts";
import type { LoadedProducts } from "./load-products.ts";
import { FilterBar } from "./product-filters.tsx";
import type { ListQuery } from "./product-list-query.ts";
import { filterFormId, filterSheetId, useFilterForm } from "./use-filter-form.ts";

type FilterSheetProps = {
  query: ListQuery;
  list: LoadedProducts;
};

/**
 * Every filter with the number of products for each value: a sheet on phones, a panel at the end of wide screens. Works
 * without script: the browser opens and closes it (Popover API), and it is a GET form.
 */
export function FilterSheet({ query, list }: FilterSheetProps) {
  const { form, follow, shown, isShown } = useFilterForm(query);
  const sheet = useRef<HTMLDivElement>(null);
  const isClosing = useRef(false);
  const [open, setOpen] = useState(false);
  useBackCloses(open, () => sheet.current?.hidePopover());

  // It may have been opened before hydration.
  useEffect(() => setOpen(sheet.current?.matches(":popover-open") === true), []);

  useEffect(() => {
    if (!open || !sheet.current) return;
    sheet.current.focus();
    return shutOut(sheet.current);
  }, [open]);

  // Its entry of the history is to go only when that of the new list is there: a step back would take the list along.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address that is shown is the occasion.
  useEffect(() => {
    if (isClosing.current) sheet.current?.hidePopover();
  }, [shown]);

  function showList(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isShown()) return sheet.current?.hidePopover();
    isClosing.current = true;
    follow();
  }

  // At `beforetoggle`: an immediate Back must find the sheet's entry in the history.
  function noteOpening({ newState }: ToggleEvent) {
    if (newState === "open") setOpen(true);
  }

  function noteToggle({ newState }: ToggleEvent) {
    isClosing.current = false;
    setOpen(newState === "open");
  }

  return (
    <>
      <div
        ref={sheet}
        id={filterSheetId}
        popover="auto"
        role="dialog"
        aria-modal="true"
        tabIndex={-1}
        aria-labelledby="filters-title"
        onBeforeToggle={noteOpening}
        onToggle={noteToggle}
        className="fixed inset-x-0 top-auto bottom-0 m-0 max-h-[88dvh] w-full max-w-none flex-col overflow-hidden outline-none rounded-t-[10px] bg-paper text-siyahi shadow-2 transition duration-260 ease-tailor backdrop:bg-siyahi-deep/50 open:flex starting:open:translate-y-8 starting:open:opacity-0 lg:inset-y-0 lg:start-auto lg:end-0 lg:h-dvh lg:max-h-none lg:w-110 lg:rounded-none"
      >
        <form
          ref={form}
          id={filterFormId}
          action={language.prefix + href("/products")}
          autoComplete="off"
          onSubmit={showList}
          className="flex min-h-0 flex-1 flex-col"
        >
          <div className="flex items-center justify-between gap-4 py-2 ps-4.5 pe-2.5">
            <h2 id="filters-title" className="text-xl rtl:pt-3">
              {productListMessages.filter}
            </h2>
            <button
              type="button"
              popoverTarget={filterSheetId}
              popoverTargetAction="hide"
              aria-label={uiMessages.close}
              className="grid size-11 shrink-0 place-items-center rounded-md hover:bg-chuna"
            >
              <Icon icon={X} className="size-5" strokeWidth={1.75} />
            </button>
          </div>
          <div aria-hidden="true" className="seam h-1.5 shrink-0" />
          <div className="grid min-h-0 flex-1 content-start gap-5 overflow-y-auto overscroll-contain p-4.5">
            <input
              type="search"
              name="q"
              aria-label={productListMessages.searchProducts}
              placeholder={productListMessages.searchProducts}
              defaultValue={query.q}
              maxLength={100}
              enterKeyHint="search"
              className="field-control"
            />
            {choiceFilters.map((name) => (
              <ChoiceFieldset
                key={name}
                name={name}
                legend={filterLabel(name)}
                options={filterOptions(name, list, query)}
                value={query[name]}
                onChange={follow}
              />
            ))}
            <PriceFieldset query={query} price={list.facets.price} onLeave={follow} />
          </div>
          <div className="flex gap-2.5 border-t border-line p-4.5 pt-3 pb-[max(18px,env(safe-area-inset-bottom))] *:flex-1">
            <Link to={href("/products")} preventScrollReset className={buttonClasses("secondary", false)}>
              {productListMessages.reset}
            </Link>
            <button type="submit" className={buttonClasses("primary", false)}>
              {productListMessages.show(list.totalProducts)}
            </button>
          </div>
        </form>
      </div>
      <FilterBar query={query} onSort={follow} />
    </>
  );
}

const chip =
  "relative inline-flex min-h-11 items-center gap-2 rounded-md border border-line-strong bg-paper px-3 hover:border-siyahi " +
  "has-checked:border-siyahi has-checked:bg-siyahi has-checked:text-kora " +
  "has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-kashi";

type ChoiceFieldsetProps = {
  name: string;
  legend: string;
  options: readonly FilterOption[];
  value: string;
  onChange: () => void;
};

function ChoiceFieldset({ name, legend, options, value, onChange }: ChoiceFieldsetProps) {
  if (options.length === 0) return null;
  const areSeveral = name === "color";
  const chosen = areSeveral ? filteredColors(value) : [value];
  const any = { value: "", label: productListMessages.any };
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 text-sm font-[540]">{legend}</legend>
      <div className="flex flex-wrap gap-2">
        {(areSeveral ? options.filter((each) => !chosen[1] || each.value !== value) : [any, ...options]).map(
          (option: FilterOption) => (
            <label key={option.value} className={chip}>
              <input
                type={areSeveral ? "checkbox" : "radio"}
                name={name}
                value={option.value}
                defaultChecked={chosen.includes(option.value)}
                onChange={onChange}
                className="sr-only"
              />
              {option.swatch && (
                <span
                  aria-hidden="true"
                  className="size-4.5 rounded-sm shadow-[inset_0_0_0_1px_rgb(20_38_43/.18)] forced-color-adjust-none"
                  style={{ backgroundColor: option.swatch }}
                />
              )}
              {option.label}
              {option.count !== undefined && <span className="text-sm opacity-75">{option.count}</span>}
            </label>
          ),
        )}
      </div>
    </fieldset>
  );
}

type PriceFieldsetProps = {
  query: ListQuery;
  price: LoadedProducts["facets"]["price"];
  onLeave: () => void;
};

function PriceFieldset({ query, price, onLeave }: PriceFieldsetProps) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 text-sm font-[540]">
        {productListMessages.price}{" "}
        {price && (
          <span className="font-normal text-slate">
            {productListMessages.priceRange(formatRupeesInText(price.least), formatRupeesInText(price.most))}
          </span>
        )}
      </legend>
      <div className="grid grid-cols-2 gap-2">
        {(["min_price", "max_price"] as const).map((name) => (
          <label key={name} className="grid gap-1.5 text-sm text-slate">
            {productListMessages.priceBounds[name]}
            <input
              type="text"
              inputMode="numeric"
              name={name}
              defaultValue={query[name]}
              onBlur={onLeave}
              maxLength={9}
              dir="ltr"
              className="field-control text-siyahi"
            />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
