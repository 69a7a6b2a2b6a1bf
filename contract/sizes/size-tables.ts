import type { GarmentFit, GarmentSizeTable } from "../catalog/garments.ts";

/** Whose table a product of this category is cut by: the women's for women, the men's for all others. */
export function fitOf(category: string): GarmentFit {
  return category === "Women" ? "women" : "men";
}

/** The size table of a part for a fit: its own, else the one that is for all, else the first there is. */
export function tableFor(
  { tables }: { tables: readonly GarmentSizeTable[] },
  fit: GarmentFit,
): GarmentSizeTable | undefined {
  const of = (wanted: GarmentFit) => tables.find((table) => table.fit === wanted);
  return of(fit) ?? of("all") ?? tables[0];
}
