import type { GarmentFit, GarmentSizeTable } from "../catalog/garments.ts";

/** The size table for a category: the women's for women, the men's for all others. */
export function fitOf(category: string): GarmentFit {
  return category === "Women" ? "women" : "men";
}

/** The size table of a part for a fit: its table, else the one for all, else the first. */
export function tableFor(
  { tables }: { tables: readonly GarmentSizeTable[] },
  fit: GarmentFit,
): GarmentSizeTable | undefined {
  const of = (wanted: GarmentFit) => tables.find((table) => table.fit === wanted);
  return of(fit) ?? of("all") ?? tables[0];
}
