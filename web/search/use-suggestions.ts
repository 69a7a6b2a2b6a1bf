import { type RefObject, useEffect, useState } from "react";
import { createCaller } from "#contract/client.ts";
import type { getSuggestions, Suggestion } from "#contract/search.ts";

/** Milliseconds without a key after which somebody is taken to look up. */
const pause = 150;
/** Milliseconds until suggestions are of no use any more. */
const patience = 6_000;
const shortest = 2;

/** The call of the contract, which ends with the signal. */
function suggestionsFor(typed: string, signal: AbortSignal) {
  const call = createCaller(async ({ method, url }) => {
    const response = await fetch(url, { method, signal });
    return { status: response.status, body: await response.json() };
  });
  return call<typeof getSuggestions>("GET", "/products/getSuggestions")({ query: { q: typed } });
}

type Suggestions = {
  /** What these are suggestions for. */
  typed: string;
  products: readonly Suggestion[];
  state: "none" | "found" | "nothing" | "failed";
};

const none: Suggestions = { typed: "", products: [], state: "none" };

/**
 * What the shop suggests for the text of a field. The last answer stays until the next has come; what is typed on ends a question
 * that is on its way.
 */
export function useSuggestions(field: RefObject<HTMLInputElement | null>): Suggestions {
  const [suggestions, setSuggestions] = useState(none);

  useEffect(() => {
    const input = field.current;
    if (!input) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let asked = new AbortController();

    async function ask(typed: string, { signal }: AbortController) {
      const late = setTimeout(() => asked.abort(), patience);
      const result = await suggestionsFor(typed, signal);
      clearTimeout(late);
      if (asked.signal !== signal) return;
      if (!result.ok) return setSuggestions({ typed, products: [], state: "failed" });
      const { products } = result.data;
      setSuggestions({ typed, products, state: products.length > 0 ? "found" : "nothing" });
    }

    function follow() {
      clearTimeout(timer);
      asked.abort();
      asked = new AbortController();
      const typed = input?.value.trim() ?? "";
      if (typed.length < shortest) return setSuggestions(none);
      timer = setTimeout(ask, pause, typed, asked);
    }

    // What was typed while this code was on its way.
    follow();
    input.addEventListener("input", follow);
    return () => {
      clearTimeout(timer);
      asked.abort();
      asked = new AbortController();
      input.removeEventListener("input", follow);
    };
  }, [field]);

  return suggestions;
}
