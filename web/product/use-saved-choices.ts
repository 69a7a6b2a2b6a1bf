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

/**
 * Typed text and merchant's options: stored in the browser's history state, which is not sent to servers or with a
 * link.
 */
type Typed = Pick<ProductChoices, "customSize" | "engraving" | "options">;

type HistoryState = { typed?: Typed } | null;

function typedHere(): Typed | undefined {
  return (window.history.state as HistoryState)?.typed;
}

/** Stores the choices for reloads, Back and copied addresses; adds no history entry. */
function keep(product: ChosenProduct, choices: ProductChoices): void {
  const { pathname, search, hash } = window.location;
  const params = withChoices(new URLSearchParams(search), product, choices).toString();
  const { customSize, engraving, options } = choices;
  const state = { ...window.history.state, typed: { customSize, engraving, options } };
  try {
    window.history.replaceState(state, "", `${pathname}${params && `?${params}`}${hash}`);
  } catch {
    // Browsers limit the rate of address changes, as under a fast typist: the next change stores this one too.
  }
}

/** `search` as the server knows it. The choices survive a detour to the size chart, a reload and a copied link. */
export function useSavedChoices(
  product: ChosenProduct,
  search: string,
): [ProductChoices, Dispatch<SetStateAction<ProductChoices>>] {
  const [choices, setChoices] = useState<ProductChoices>(() => ({
    ...firstChoices(product),
    ...choicesOf(product, new URLSearchParams(search)),
  }));
  /** The page that the choices belong to; none until those of its address are applied. */
  const page = useRef<string>(undefined);

  useEffect(() => {
    const addressed = choicesOf(product, new URLSearchParams(window.location.search));
    const typed = typedHere();
    setChoices((before) => ({ ...before, ...addressed, ...typed }));
    // Another language is another page with separate history. Its code is loaded only with choices.
    const carry = () =>
      import("./carry-choices.ts").then(
        ({ takeCarried }) => takeCarried(typed, setChoices),
        () => {},
      );
    if (typed || document.referrer.includes(product.id)) carry();
    addEventListener("input", carry, { once: true });
  }, [product]);

  useEffect(() => {
    // Initial choices are not the shopper's.
    if (page.current === undefined) page.current = window.location.pathname;
    // During navigation the new address is set before this page unmounts.
    else if (page.current === window.location.pathname) keep(product, choices);
  }, [product, choices]);

  // Choices in a dialog were stored in the dialog's history entry, which is gone.
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

/** The choices in an address. Names and measurements are personal and excluded. */
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
