import { type RefObject, useEffect, useState } from "react";
import type { getSuggestions, Suggestion } from "#contract/catalog/search.ts";
import { createCaller } from "#contract/http/caller.ts";

/** Milliseconds without a key after which suggestions are requested. */
const delay = 150;
/** Milliseconds after which a request is given up. */
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
  /** The text that they are for. */
  typed: string;
  products: readonly Suggestion[];
  state: "none" | "found" | "nothing" | "failed";
};

const none: Suggestions = { typed: "", products: [], state: "none" };

/** The last answer stays until the next arrives; typing on aborts the request under way. */
export function useSuggestions(field: RefObject<HTMLInputElement | null>): Suggestions {
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

    // Typed while this module was loading.
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
