import { type Dispatch, type SetStateAction, useEffect, useEffectEvent, useRef, useState } from "react";
import { sheetStep } from "../ui/back-closes.ts";
import { type ChosenProduct, firstChoices, type ProductChoices } from "./choices/product-choices.ts";
import { choicesOf, withChoices } from "./choices-in-address.ts";

/** What is typed, and what the merchant has made: kept with the step of the browser's history, which no server and no one a link is sent to ever sees. */
type Typed = Pick<ProductChoices, "customSize" | "engraving" | "options">;

type HistoryState = { typed?: Typed } | null;

function typedHere(): Typed | undefined {
  return (window.history.state as HistoryState)?.typed;
}

/** Writes the choices where a reload, a step back and a copied address find them; adds no step to the history. */
function keep(product: ChosenProduct, choices: ProductChoices): void {
  const { pathname, search, hash } = window.location;
  const params = withChoices(new URLSearchParams(search), product, choices).toString();
  const { customSize, engraving, options } = choices;
  const state = { ...window.history.state, typed: { customSize, engraving, options } };
  try {
    window.history.replaceState(state, "", `${pathname}${params && `?${params}`}${hash}`);
  } catch {
    // Browsers refuse when the address changes too often, as under a fast typist: the next change keeps this one too.
  }
}

/** `search` as the server knows it. A way to the size chart and back, a reload and a copied link lose nothing of it. */
export function useKeptChoices(
  product: ChosenProduct,
  search: string,
): [ProductChoices, Dispatch<SetStateAction<ProductChoices>>] {
  const [choices, setChoices] = useState<ProductChoices>(() => ({
    ...firstChoices(product),
    ...choicesOf(product, new URLSearchParams(search)),
  }));
  /** The page that the choices belong to; none until those of its address are made. */
  const page = useRef<string>(undefined);

  useEffect(() => {
    const addressed = choicesOf(product, new URLSearchParams(window.location.search));
    const typed = typedHere();
    setChoices((before) => ({ ...before, ...addressed, ...typed }));
    // Another language is another page, with a history of its own. Its code is loaded where something was chosen.
    const carry = () =>
      import("./carry-choices.ts").then(
        ({ takeCarried }) => takeCarried(typed, setChoices),
        () => {},
      );
    if (typed || document.referrer.includes(product.id)) carry();
    addEventListener("input", carry, { once: true });
  }, [product]);

  useEffect(() => {
    // The first choices are not the shopper's yet.
    if (page.current === undefined) page.current = window.location.pathname;
    // On the way to another page its address is there before this one has gone.
    else if (page.current === window.location.pathname) keep(product, choices);
  }, [product, choices]);

  // What was chosen in a dialog was written into the dialog's own entry of the history, which has gone with it.
  const keepAgain = useEffectEvent(() => {
    if (page.current === window.location.pathname) keep(product, choices);
  });
  useEffect(() => {
    const listen = () => keepAgain();
    window.addEventListener(sheetStep, listen);
    return () => window.removeEventListener(sheetStep, listen);
  }, []);

  return [choices, setChoices];
}
