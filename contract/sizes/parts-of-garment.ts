import type { Garment, GarmentPart } from "../catalog/garments.ts";
import { specifiedMeasurements } from "./measurement-names.ts";

type OfType = { garment?: Garment | undefined };

/** Of a product that nobody has said the garment type of: measured as the specification measures everything. */
const untyped: readonly GarmentPart[] = [{ name: "", measurements: [...specifiedMeasurements] }];

export function partsOf({ garment }: OfType): readonly GarmentPart[] {
  return garment?.parts ?? untyped;
}

/** Each part of it can be made to measure. */
export function isMadeToMeasure(product: OfType): boolean {
  return partsOf(product).every(({ measurements }) => measurements.length > 0);
}
