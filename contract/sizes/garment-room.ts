import type { MeasurementName } from "./measurement-names.ts";

/** How a garment is liked. */
export const wears = ["close", "regular", "loose"] as const;
export type Wear = (typeof wears)[number];

/** Measurements of garments that follow from height and weight. */
export type WidthName = Extract<MeasurementName, "chest" | "trouserWaist">;

/**
 * Least room in centimetres between body and garment: judgement, from how the shop's garments are cut. A woven top
 * needs 7 cm to move in. A waistband measured at rest may be 5 cm narrower than the waist, because cord and elastic
 * give.
 */
const leastRoom: Readonly<Record<WidthName, Record<Wear, number>>> = {
  chest: { close: 3, regular: 7, loose: 11 },
  trouserWaist: { close: -8, regular: -5, loose: -2 },
};

/** Further room at the chest: a coat is worn over clothes, an underscrub is knitted and lies on the skin. */
const furtherRoom: ReadonlyMap<string, number> = new Map([
  ["coat", 8],
  ["underscrub", -8],
]);

/** Least room in centimetres of a garment type (its id) at a measurement. */
export function roomFor(name: WidthName, wear: Wear, garmentType: string): number {
  const further = name === "chest" ? (furtherRoom.get(garmentType) ?? 0) : 0;
  return leastRoom[name][wear] + further;
}

/** Trousers end 2 cm above the floor, and their band is 3 cm below the waist. */
export const waistHeightBesidesTrousers = 5;
