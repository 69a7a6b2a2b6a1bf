import { type FormEvent, type ReactNode, useEffect, useEffectEvent, useRef, useState } from "react";
import { useHref, useLocation, useNavigate, useNavigation, useSearchParams } from "react-router";
import Search from "#icons/search.mjs";
import { Icon } from "#web/ui/icon.tsx";
import { TextLink } from "#web/ui/text-link.tsx";
import { isFiltered, listAddress } from "./list-address.ts";
import { isForSearch } from "./shortcuts/shortcut-keys.ts";

/** Time without a key after which a search begins by itself, in milliseconds. */
const pause = 350;

type ListFiltersProps = {
  search?: string;
  children?: ReactNode;
};

export function ListFilters({ search, children }: ListFiltersProps) {
  const form = useRef<HTMLFormElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** What is typed or chosen and not in the address yet. */
  const [waiting] = useState(() => new Map<string, string>());
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const heading = useHeading(params);
  const isOpenedToSearch = isForSearch(useLocation().state);
  // The page itself takes the focus first, once it is there.
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
    // A click was faster than what was on its way.
    if (waiting.size > 0 && timer.current === undefined) apply();
  });
  // A click may begin to lead elsewhere, which is known a moment later.
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
    // biome-ignore lint/a11y/useSemanticElements: <search> is not known to every browser yet.
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
      {search && (
        <span className="relative col-span-full lg:w-80">
          <Icon icon={Search} className="absolute inset-y-0 start-3 my-auto size-4.5 text-slate" />
          <input
            type="search"
            name="q"
            data-shortcut="search"
            aria-label={search}
            placeholder={search}
            defaultValue={params.get("q") ?? ""}
            maxLength={100}
            autoComplete="off"
            spellCheck={false}
            className="field-control ps-10"
          />
        </span>
      )}
      {children}
      {isFiltered(params) && (
        <TextLink to="?" replace onClick={forget} className="inline-flex min-h-9 items-center px-1 text-sm">
          Clear
        </TextLink>
      )}
    </form>
  );
}

/** What is typed adds to a click whose answer is not there yet. Undefined on the way to another page. */
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

type FilterSelectProps = {
  name: string;
  label: string;
  all: string;
  options: readonly { value: string; label: string }[];
};

export function FilterSelect({ name, label, all, options }: FilterSelectProps) {
  const [params] = useSearchParams();
  return (
    <select
      name={name}
      aria-label={label}
      defaultValue={params.get(name) ?? ""}
      className="field-control lg:w-auto lg:max-w-52"
    >
      <option value="">{all}</option>
      {options.map(({ value, label: text }) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </select>
  );
}

export function FilterDate({ name, label }: { name: string; label: string }) {
  const [params] = useSearchParams();
  return (
    <label className="flex min-w-0 items-center gap-2 text-sm text-slate">
      {label}
      <input
        type="date"
        name={name}
        defaultValue={params.get(name) ?? ""}
        className="field-control min-w-0 text-siyahi max-sm:px-2 max-sm:text-sm lg:w-auto"
      />
    </label>
  );
}

export function FilterText({ name, label }: { name: string; label: string }) {
  const [params] = useSearchParams();
  return (
    <input
      type="search"
      name={name}
      aria-label={label}
      placeholder={label}
      defaultValue={params.get(name) ?? ""}
      maxLength={100}
      autoComplete="off"
      spellCheck={false}
      className="field-control lg:w-36"
    />
  );
}
