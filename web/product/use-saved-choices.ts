import { type Dispatch, type SetStateAction, useEffect, useEffectEvent, useRef, useState } from "react";
import { stockOfColor } from "#contract/catalog/stock-of-color.ts";
import { readSizes } from "#contract/sizes/sized-parts.ts";
import { sheetStep } from "#web/ui/back-closes.ts";
import {
  type ChosenProduct,
  firstChoices,
  offeredTrousers,
  type ProductChoices,
} from "./choices/product-choices.ts";

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
export function useSavedChoices(
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

/** What the address of a product can say of its choices. Names and measurements are nobody's but the shopper's. */
const parameters = ["color", "fabric", "trouser", "size", "cap"] as const;
type Parameter = (typeof parameters)[number];

function choicesOf(product: ChosenProduct, params: URLSearchParams): Partial<ProductChoices> {
  const color = product.colors.find(({ label }) => label === params.get("color"));
  const fabric = product.fabric_type.find(({ name }) => name === params.get("fabric"));
  const trouser = offeredTrousers(product).find(({ name }) => name === params.get("trouser"))?.name;
  const wanted = params.get("size");
  const size = wanted !== null && readSizes(product, wanted) ? wanted : undefined;
  return {
    ...(color && { color }),
    ...(fabric && { fabric }),
    ...(trouser !== undefined && { trouser }),
    ...(size !== undefined && !stockOfColor(product, color?._id).soldOut?.includes(size) && { size }),
    ...(params.get("cap") === "yes" && { cap: true }),
  };
}

function withChoices(
  params: URLSearchParams,
  product: ChosenProduct,
  { color, fabric, trouser, size, cap }: ProductChoices,
): URLSearchParams {
  const chosen: Record<Parameter, string | undefined> = {
    color: product.colors.length > 1 ? color?.label : undefined,
    fabric: fabric?._id === product.fabric_type[0]?._id ? undefined : fabric?.name,
    trouser: trouser === offeredTrousers(product)[0]?.name ? undefined : (trouser ?? undefined),
    size: size ?? undefined,
    cap: cap ? "yes" : undefined,
  };
  const next = new URLSearchParams(params);
  for (const name of parameters) {
    const value = chosen[name];
    if (value === undefined) next.delete(name);
    else next.set(name, value);
  }
  return next;
}
