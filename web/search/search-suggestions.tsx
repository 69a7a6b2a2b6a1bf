import { type RefObject, useEffect, useEffectEvent, useId, useState } from "react";
import { href, Link, useNavigate } from "react-router";
import type { getSuggestions, Suggestion } from "#contract/catalog/search.ts";
import { createCaller } from "#contract/http/caller.ts";
import { searchResultMessages } from "#messages/search-results.ts";
import { ShopPicture } from "#web/ui/picture.tsx";
import { Price } from "#web/ui/price.tsx";
import { shownCategory, shownName } from "#web/ui/shown-names.ts";

type SearchSuggestionsProps = {
  field: RefObject<HTMLInputElement | null>;
  onChoose: () => void;
};

/**
 * Product suggestions while typing: a combobox with a list (WAI-ARIA authoring practices). Arrow keys move through the
 * list while the focus stays in the field; Enter opens the active option, else it searches.
 */
export function SearchSuggestions({ field, onChoose }: SearchSuggestionsProps) {
  const id = useId();
  const navigate = useNavigate();
  const { typed, products, state } = useSuggestions(field);
  const [active, setActive] = useState(-1);
  const addresses = [...products.map(addressOf), ...(products.length > 0 ? [resultsAddress(typed)] : [])];
  const optionId = (index: number) => `${id}-${index}`;

  // biome-ignore lint/correctness/useExhaustiveDependencies: another list resets the active option.
  useEffect(() => setActive(-1), [products]);

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.isComposing || addresses.length === 0) return;
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      // One place more than options: the field.
      const places = addresses.length + 1;
      const step = event.key === "ArrowDown" ? 1 : -1;
      setActive((index) => ((index + 1 + step + places) % places) - 1);
      return;
    }
    const address = event.key === "Enter" ? addresses[active] : undefined;
    if (address === undefined) return;
    event.preventDefault();
    onChoose();
    void navigate(address);
  });

  useEffect(() => {
    const input = field.current;
    if (!input) return;
    const listener = (event: KeyboardEvent) => onKey(event);
    input.addEventListener("keydown", listener);
    return () => input.removeEventListener("keydown", listener);
  }, [field]);

  useCombobox(field, {
    listId: id,
    isOpen: addresses.length > 0,
    activeId: active < 0 ? undefined : optionId(active),
  });

  return (
    <div className="grid gap-1 pt-2">
      <p role="status" className={state === "found" ? "sr-only" : "px-2 py-3 text-slate empty:hidden"}>
        {sayState(state, typed, products.length)}
      </p>
      <div
        id={id}
        role="listbox"
        aria-label={searchResultMessages.suggestions}
        hidden={addresses.length === 0}
        className="grid"
      >
        {products.map((product, index) => (
          <Link
            key={product.id}
            id={optionId(index)}
            role="option"
            aria-selected={index === active}
            tabIndex={-1}
            to={addressOf(product)}
            onClick={onChoose}
            className={option}
          >
            <SuggestedProduct product={product} />
          </Link>
        ))}
        {products.length > 0 && (
          <Link
            id={optionId(products.length)}
            role="option"
            aria-selected={active === products.length}
            tabIndex={-1}
            to={resultsAddress(typed)}
            onClick={onChoose}
            className={`${option} min-h-12 border-t border-line font-[540]`}
          >
            {searchResultMessages.allResults(typed)}
          </Link>
        )}
      </div>
    </div>
  );
}

const option =
  "flex items-center gap-3 rounded-md px-2 py-1.5 hover:bg-chuna aria-selected:bg-kashi-wash aria-selected:outline-2 aria-selected:-outline-offset-2 aria-selected:outline-kashi";

function addressOf({ id }: Suggestion): string {
  return `/selectedItem/${id}`;
}

function SuggestedProduct({ product }: { product: Suggestion }) {
  const { picture } = product;
  return (
    <>
      <span className="aspect-4/5 w-12 shrink-0 overflow-hidden rounded-sm bg-chuna">
        {picture && <ShopPicture picture={picture} alt="" sizes="48px" className="size-full object-cover" />}
      </span>
      <span className="grid min-w-0 flex-1 wrap-anywhere">
        <span className="font-[520]">{shownName(product)}</span>
        <span className="text-sm text-slate">{shownCategory(product)}</span>
      </span>
      <Price
        price={product.from_price}
        regularPrice={product.from_regular_price}
        isFrom={product.prices_differ}
        className="shrink-0 flex-col items-end text-sm"
      />
    </>
  );
}

function sayState(state: ReturnType<typeof useSuggestions>["state"], typed: string, found: number): string {
  if (state === "found") return searchResultMessages.found(found);
  if (state === "nothing") return searchResultMessages.nothing(typed);
  return state === "failed" ? searchResultMessages.failed : "";
}

type Combobox = { listId: string; isOpen: boolean; activeId: string | undefined };

function useCombobox(field: RefObject<HTMLInputElement | null>, { listId, isOpen, activeId }: Combobox) {
  useEffect(() => {
    const input = field.current;
    if (!input) return;
    input.setAttribute("role", "combobox");
    input.setAttribute("aria-autocomplete", "list");
    input.setAttribute("aria-controls", listId);
    input.setAttribute("aria-expanded", String(isOpen));
    if (activeId === undefined) input.removeAttribute("aria-activedescendant");
    else input.setAttribute("aria-activedescendant", activeId);
    document.getElementById(activeId ?? "")?.scrollIntoView({ block: "nearest" });
  }, [field, listId, isOpen, activeId]);
}

function resultsAddress(typed: string): string {
  return `${href("/products")}?${new URLSearchParams({ q: typed })}`;
}

/** Debounce in milliseconds. */
const delay = 150;
/** Timeout of a request in milliseconds. */
const timeout = 6_000;
const shortest = 2;

function fetchSuggestions(typed: string, signal: AbortSignal) {
  const call = createCaller(async ({ method, url }) => {
    const response = await fetch(url, { method, signal });
    return { status: response.status, body: await response.json() };
  });
  return call<typeof getSuggestions>("GET", "/products/getSuggestions")({ query: { q: typed } });
}

type Suggestions = {
  /** Their query. */
  typed: string;
  products: readonly Suggestion[];
  state: "none" | "found" | "nothing" | "failed";
};

const none: Suggestions = { typed: "", products: [], state: "none" };

/** The last answer stays until the next arrives; typing aborts the current request. */
function useSuggestions(field: RefObject<HTMLInputElement | null>): Suggestions {
  const [suggestions, setSuggestions] = useState(none);

  useEffect(() => {
    const input = field.current;
    if (!input) return;
    let waiting: ReturnType<typeof setTimeout> | undefined;
    let request = new AbortController();

    async function load(typed: string, controller: AbortController) {
      const timer = setTimeout(() => controller.abort(), timeout);
      const result = await fetchSuggestions(typed, controller.signal);
      clearTimeout(timer);
      if (request !== controller) return;
      if (!result.ok) return setSuggestions({ typed, products: [], state: "failed" });
      const { products } = result.data;
      setSuggestions({ typed, products, state: products.length > 0 ? "found" : "nothing" });
    }

    function update() {
      clearTimeout(waiting);
      request.abort();
      request = new AbortController();
      const typed = input?.value.trim() ?? "";
      if (typed.length < shortest) return setSuggestions(none);
      waiting = setTimeout(load, delay, typed, request);
    }

    // Text typed while this module was loading.
    update();
    input.addEventListener("input", update);
    return () => {
      clearTimeout(waiting);
      request.abort();
      request = new AbortController();
      input.removeEventListener("input", update);
    };
  }, [field]);

  return suggestions;
}
