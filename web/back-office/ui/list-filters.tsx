import { type FormEvent, useEffect, useEffectEvent, useId, useRef, useState } from "react";
import { useHref, useLocation, useNavigate, useNavigation, useSearchParams } from "react-router";
import Search from "#icons/search.mjs";
import { Button } from "#web/ui/button.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { TextLink } from "#web/ui/text-link.tsx";
import { listAddress } from "./list-address.ts";
import { isForSearch } from "./shortcuts/shortcut-keys.ts";
import { Tabs } from "./tabs.tsx";

/** Debounce of the search, in milliseconds. */
const pause = 350;

/** On a phone and a tablet more filters than this are behind a button, so that rows are on the first screen. */
const mostAlwaysShown = 2;

type ListFiltersProps = {
  search?: string | undefined;
  filters?: readonly Filter[];
};

export function ListFilters({ search, filters = [] }: ListFiltersProps) {
  const form = useRef<HTMLFormElement>(null);
  const fieldsId = useId();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** Filters that are not in the address yet. */
  const [waiting] = useState(() => new Map<string, string>());
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const heading = useHeading(params);
  const [open, setOpen] = useState(false);
  const used = filters.filter(({ name }) => params.has(name));
  const isFoldable = filters.length > mostAlwaysShown;
  const isOpenedToSearch = isForSearch(useLocation().state);
  // The page takes the focus first, once it is mounted.
  useEffect(() => {
    if (!isOpenedToSearch) return undefined;
    const frame = requestAnimationFrame(() =>
      form.current?.querySelector<HTMLElement>("[data-shortcut=search]")?.focus(),
    );
    return () => cancelAnimationFrame(frame);
  }, [isOpenedToSearch]);

  function apply() {
    stop();
    const base = heading.current;
    if (!base) return;
    const address = listAddress(base, Object.fromEntries(waiting));
    if (address === listAddress(base, {})) return;
    heading.current = new URLSearchParams(address);
    void navigate(address, { replace: true, preventScrollReset: true });
  }

  function applySoon() {
    stop();
    timer.current = setTimeout(apply, pause);
  }

  function stop() {
    clearTimeout(timer.current);
    timer.current = undefined;
  }

  function take({ target }: FormEvent) {
    if (!(target instanceof HTMLInputElement || target instanceof HTMLSelectElement)) return;
    waiting.set(target.name, target.value.trim());
    if (target.type === "search") applySoon();
    else apply();
  }

  function forget() {
    stop();
    waiting.clear();
  }

  const arrive = useEffectEvent((now: URLSearchParams) => {
    for (const [name, value] of waiting) if ((now.get(name) ?? "") === value) waiting.delete(name);
    showAddress(form.current, now, waiting);
    // A click overtook the pending search.
    if (waiting.size > 0 && timer.current === undefined) apply();
  });
  // A click may start a navigation, which is visible a moment later.
  const yieldToClick = useEffectEvent(() => {
    if (timer.current !== undefined) applySoon();
  });

  useEffect(() => arrive(params), [params]);
  useEffect(() => {
    const onClick = () => yieldToClick();
    document.addEventListener("click", onClick);
    return () => {
      document.removeEventListener("click", onClick);
      clearTimeout(timer.current);
    };
  }, []);

  return (
    // biome-ignore lint/a11y/useSemanticElements: not every browser supports <search> yet.
    <form
      ref={form}
      role="search"
      onInput={take}
      onSubmit={(event) => {
        event.preventDefault();
        apply();
      }}
      className="no-print mb-3 grid grid-cols-2 items-center gap-2 lg:flex lg:flex-wrap"
    >
      {(search || isFoldable) && (
        <div className="col-span-full flex gap-2">
          {search && (
            <span className="relative flex-1 lg:w-80">
              <Icon icon={Search} className="absolute inset-y-0 start-3 my-auto size-4.5 text-slate" />
              <SearchInput name="q" label={search} className="ps-10" />
            </span>
          )}
          {isFoldable && (
            <Button
              look="secondary"
              aria-expanded={open}
              aria-controls={fieldsId}
              className="lg:hidden"
              onClick={() => setOpen(!open)}
            >
              {used.length > 0 ? `Filters (${used.length})` : "Filters"}
            </Button>
          )}
        </div>
      )}
      <div id={fieldsId} className={isFoldable && !open ? "contents max-lg:hidden" : "contents"}>
        {filters.map((filter) => (
          <FilterField key={filter.name} {...filter} />
        ))}
      </div>
      {(used.length > 0 || params.has("q")) && (
        <TextLink
          to={listAddress(params, without(["q", ...filters.map(({ name }) => name)]))}
          replace
          onClick={forget}
          className="inline-flex min-h-9 items-center px-1 text-sm pointer-coarse:min-h-11"
        >
          Clear
        </TextLink>
      )}
    </form>
  );
}

function without(names: readonly string[]): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name, ""]));
}

/** Typed text adds to a pending click. Undefined on the way to another page. */
function useHeading(params: URLSearchParams) {
  const here = useHref(useLocation().pathname);
  const { location: next } = useNavigation();
  const heading = useRef<URLSearchParams | undefined>(params);
  useEffect(() => {
    if (!next) heading.current = params;
    else heading.current = next.pathname === here ? new URLSearchParams(next.search) : undefined;
  }, [next, here, params]);
  return heading;
}

function showAddress(
  form: HTMLFormElement | null,
  params: URLSearchParams,
  waiting: ReadonlyMap<string, string>,
) {
  for (const field of form?.elements ?? []) {
    if (!(field instanceof HTMLInputElement || field instanceof HTMLSelectElement)) continue;
    if (waiting.has(field.name)) continue;
    if (field !== document.activeElement || field instanceof HTMLSelectElement) {
      field.value = params.get(field.name) ?? "";
    }
  }
}

/** The choices in order: labels by value, or a list built from data. */
export type Choices = { readonly [value: string]: string } | readonly { value: string; label: string }[];

function choicesOf(choices: Choices): readonly { value: string; label: string }[] {
  return Symbol.iterator in choices
    ? choices
    : Object.entries(choices).map(([value, label]) => ({ value, label }));
}

/** A list filter, by the parameter of its call: a choice (`all` labels the empty one), a day or a text. */
export type Filter<Name extends string = string> = { name: Name; label: string } & (
  | { all: string; options: Choices }
  | { is: "day" | "text" }
);

/** The first and last day of a list. */
export const fromTo = [
  { name: "from", label: "From", is: "day" },
  { name: "to", label: "To", is: "day" },
] as const;

function FilterField(filter: Filter) {
  const { name, label } = filter;
  const defaultValue = useSearchParams()[0].get(name) ?? "";
  if ("options" in filter) {
    return (
      <select
        name={name}
        aria-label={label}
        defaultValue={defaultValue}
        className="field-control lg:w-auto lg:max-w-52"
      >
        <option value="">{filter.all}</option>
        {choicesOf(filter.options).map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    );
  }
  if (filter.is === "day") {
    return (
      <label className="flex min-w-0 items-center gap-2 text-sm text-slate">
        {label}
        <input
          type="date"
          name={name}
          defaultValue={defaultValue}
          className="field-control min-w-0 text-siyahi max-sm:px-2 max-sm:text-sm lg:w-auto"
        />
      </label>
    );
  }
  return <SearchInput name={name} label={label} className="lg:w-36" />;
}

function SearchInput({ name, label, className }: { name: string; label: string; className: string }) {
  const [params] = useSearchParams();
  return (
    <input
      type="search"
      name={name}
      data-shortcut={name === "q" ? "search" : undefined}
      aria-label={label}
      placeholder={label}
      defaultValue={params.get(name) ?? ""}
      maxLength={100}
      autoComplete="off"
      spellCheck={false}
      className={`field-control ${className}`}
    />
  );
}

export type TabFilter<Name extends string = string> = { name: Name; label: string; options: Choices };

/** The tabs of a list, by a parameter of its address; the first one by default. */
export function FilterTabs({ name, label, options }: TabFilter) {
  const [params] = useSearchParams();
  const shown = params.get(name);
  const choices = choicesOf(options);
  const current = choices.find(({ value }) => value === shown) ?? choices[0];
  return (
    <Tabs
      label={label}
      tabs={choices.map((choice) => ({
        label: choice.label,
        to: listAddress(params, { [name]: choice.value }),
        current: choice === current,
      }))}
    />
  );
}
