import type { Day } from "#contract/values/karachi-time.ts";

export type SalesTaxRate = { from: Day; percent: number };

/** The standard rate since the Finance (Supplementary) Act 2023. */
export const defaultSalesTaxRates: readonly SalesTaxRate[] = [{ from: "2023-02-14", percent: 18 }];

/** The rate on a day in per cent; 0 before the first. */
export function salesTaxOn(rates: readonly SalesTaxRate[], day: Day): number {
  return (
    rates.filter(({ from }) => from <= day).sort((one, other) => (one.from < other.from ? 1 : -1))[0]
      ?.percent ?? 0
  );
}
