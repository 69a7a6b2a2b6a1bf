import { useCallback, useEffect, useState } from "react";
import type { Charges } from "#contract/money/charges.ts";
import { browserApi } from "../shell/browser-api.ts";
import { getCart, replaceLines, useCart } from "./cart-store.ts";
import { loadCurrentPrices } from "./load-current-prices.ts";
import { type CurrentPrices, type LineNotice, type RefreshedLines, refreshLines } from "./refresh-prices.ts";
import { type KnownStock, shortLines } from "./short-lines.ts";

export type FreshPrices = {
  charges: Charges | undefined;
  priceChanges: readonly LineNotice[];
  unavailable: readonly LineNotice[];
  refresh: () => Promise<boolean>;
  applyStockError: (known: KnownStock) => void;
};

const nothing: KnownStock = new Map();

async function refreshCart(): Promise<(RefreshedLines & CurrentPrices) | undefined> {
  const current = await loadCurrentPrices(browserApi, getCart().cart);
  if (!current) return undefined;
  const refreshed = refreshLines(getCart().cart, current);
  if (JSON.stringify(refreshed.lines) !== JSON.stringify(getCart().cart)) {
    replaceLines((lines) => refreshLines(lines, current).lines);
  }
  return { ...refreshed, ...current };
}

/** Stored prices are a display copy, refreshed as the page opens and by `refresh`. `initialCharges` came with the page. */
export function useFreshPrices(initialCharges: Charges | undefined): FreshPrices {
  const [charges, setCharges] = useState(initialCharges);
  const [priceChanges, setPriceChanges] = useState<readonly LineNotice[]>([]);
  const [unavailable, setUnavailable] = useState<readonly LineNotice[]>([]);
  const [products, setProducts] = useState<CurrentPrices["products"]>(new Map());
  const [known, applyStockError] = useState<KnownStock>(nothing);
  const { cart } = useCart();

  const refresh = useCallback(async () => {
    const refreshed = await refreshCart();
    if (!refreshed) return false;
    setCharges(refreshed.charges);
    setUnavailable(refreshed.unavailable);
    setProducts(refreshed.products);
    applyStockError(nothing);
    // A second look that finds nothing new must not take away what the shopper has not read yet.
    if (refreshed.priceChanges.length > 0) setPriceChanges(refreshed.priceChanges);
    return true;
  }, []);

  useEffect(() => {
    void refresh();
  }, [refresh]);

  return {
    charges,
    priceChanges,
    unavailable: [...unavailable, ...shortLines(cart, products, known)],
    refresh,
    applyStockError,
  };
}
