import { useCallback, useEffect, useState } from "react";
import type { CallFailure } from "#contract/http/caller.ts";
import type { Charges } from "#contract/options/charges.ts";
import { browserApi } from "../shell/browser-api.ts";
import { toastError } from "../ui/toast.ts";
import { getCart, replaceLines, useCart } from "./cart-store.ts";
import { loadCurrentPrices } from "./load-current-prices.ts";
import {
  type CurrentPrices,
  type LineNotice,
  type LineProblem,
  type RefreshedLines,
  refreshLines,
} from "./refresh-prices.ts";
import { type KnownStock, shortLines } from "./short-lines.ts";

export type FreshPrices = {
  charges: Charges | undefined;
  priceChanges: readonly LineNotice[];
  /** Of lines in the cart: any one blocks the order. */
  unavailable: readonly LineProblem[];
  /** The failure to load the charges; undefined on success. */
  refresh: () => Promise<CallFailure | undefined>;
  applyStockError: (known: KnownStock) => void;
};

const nothing: KnownStock = new Map();

async function refreshCart(): Promise<({ ok: true } & RefreshedLines & CurrentPrices) | CallFailure> {
  const current = await loadCurrentPrices(browserApi, getCart().cart);
  if (!current.ok) return current;
  const refreshed = refreshLines(getCart().cart, current);
  if (JSON.stringify(refreshed.lines) !== JSON.stringify(getCart().cart)) {
    replaceLines((lines) => refreshLines(lines, current).lines);
  }
  return { ...refreshed, ...current };
}

/**
 * Stored prices are a display copy, refreshed as the page opens and by `refresh`. `initialCharges` came with the page.
 */
export function useFreshPrices(initialCharges: Charges | undefined): FreshPrices {
  const [charges, setCharges] = useState(initialCharges);
  const [priceChanges, setPriceChanges] = useState<readonly LineNotice[]>([]);
  const [unavailable, setUnavailable] = useState<readonly LineProblem[]>([]);
  const [products, setProducts] = useState<CurrentPrices["products"]>(new Map());
  const [known, applyStockError] = useState<KnownStock>(nothing);
  const { cart } = useCart();

  const refresh = useCallback(async () => {
    const refreshed = await refreshCart();
    if (!refreshed.ok) return refreshed;
    setCharges(refreshed.charges);
    setUnavailable(refreshed.unavailable);
    setProducts(refreshed.products);
    applyStockError(nothing);
    // A second refresh without changes must not clear notices that the shopper has not read yet.
    if (refreshed.priceChanges.length > 0) setPriceChanges(refreshed.priceChanges);
    return undefined;
  }, []);

  useEffect(() => {
    void refresh().then((failure) => {
      // Offline the page shows a separate note.
      if (failure && failure.status !== 0) toastError(failure.error.error);
    });
  }, [refresh]);

  return {
    charges,
    priceChanges,
    unavailable: [
      ...unavailable.filter(({ uniqueId }) => cart.some((line) => line.uniqueId === uniqueId)),
      ...shortLines(cart, products, known),
    ],
    refresh,
    applyStockError,
  };
}
