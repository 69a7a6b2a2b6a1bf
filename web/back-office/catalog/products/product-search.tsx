import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { Product, ProductDetail } from "#contract/catalog/catalog.ts";
import { shopApi } from "#web/back-office/ui/shop-api.ts";
import { Money } from "#web/back-office/ui/values.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { toastError } from "#web/ui/toast.ts";

/** Debounce of the search, in milliseconds. */
const pause = 300;
const shownAtMost = 6;

type ProductSearchProps = {
  onChoose: (product: ProductDetail) => void;
  hint?: string;
  inputRef?: RefObject<HTMLInputElement | null>;
  /** Enter in the empty box. */
  onEmptyEnter?: () => void;
};

/** By name or code; a scanner types a code and presses Enter. */
export function ProductSearch({ onChoose, hint, inputRef, onEmptyEnter }: ProductSearchProps) {
  const list = useRef<HTMLUListElement>(null);
  const [typed, setTyped] = useState("");
  const [found, setFound] = useState<{ query: string; products: Product[] }>();
  const query = typed.trim();

  useEffect(() => {
    if (query === "") return setFound(undefined);
    let isCurrent = true;
    const timer = setTimeout(() => {
      void shopApi.getProducts({ query: { q: query } }).then((result) => {
        if (isCurrent && result.ok) setFound({ query, products: result.data.productData });
      });
    }, pause);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [query]);

  /** A list entry lacks the product's options. */
  async function choose(id: string) {
    const result = await shopApi.getProductById({ body: { id } });
    if (!result.ok) return toastError(result.error.error);
    setTyped("");
    onChoose(result.data.product);
  }

  /** A code or a whole name opens its product, and so does the only result; else the first result is at hand. */
  async function take() {
    if (query === "") return onEmptyEnter?.();
    const result = await shopApi.getProducts({ query: { q: query } });
    if (!result.ok) return toastError(result.error.error);
    const products = result.data.productData;
    const isMeant = ({ product_code, name }: Product) =>
      [product_code, name].some((words) => words.toLowerCase() === query.toLowerCase());
    const product = products.find(isMeant) ?? (products.length === 1 ? products[0] : undefined);
    if (product) return choose(product.id);
    flushSync(() => setFound({ query, products }));
    list.current?.querySelector("button")?.focus();
  }

  /** Up and down go through the box and its results. */
  function move(event: KeyboardEvent<HTMLElement>) {
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (by === undefined) return;
    const stops = Array.from(event.currentTarget.querySelectorAll<HTMLElement>("input, li > button"));
    const next = stops.at(stops.findIndex((stop) => stop.matches(":focus")) + by);
    if (!next) return;
    event.preventDefault();
    next.focus();
  }

  return (
    <search className="grid gap-2" onKeyDown={move}>
      <TextField
        label="Find a product"
        type="search"
        ref={inputRef}
        hint={hint}
        onKeyDown={(event) => {
          if (event.key !== "Enter" || event.ctrlKey || event.metaKey) return;
          event.preventDefault();
          void take();
        }}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        maxLength={100}
        autoComplete="off"
        spellCheck={false}
      />
      <p role="status" className="text-sm text-slate empty:hidden">
        {found?.products.length === 0 && <span>{`Nothing found for "${found.query}".`}</span>}
      </p>
      {found && found.products.length > 0 && (
        <ul ref={list} className="overflow-hidden rounded-md border border-line">
          {found.products.slice(0, shownAtMost).map((product) => (
            <li key={product.id} className="border-line not-first:border-t">
              <button
                type="button"
                onClick={() => void choose(product.id)}
                className="flex min-h-control w-full items-center justify-between gap-4 px-3.5 py-1.5 text-start -outline-offset-3 hover:bg-kora"
              >
                <span className="wrap-anywhere">
                  {product.name} <span className="text-sm text-slate">{product.product_code}</span>
                </span>
                <span className="whitespace-nowrap">
                  {product.prices_differ && <span>{"From "}</span>}
                  <Money rupees={product.from_price} />
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </search>
  );
}
