import type { Garment, GarmentPart } from "../catalog/garments.ts";
import { specifiedMeasurements } from "./measurement-names.ts";

type OfType = { garment?: Garment | undefined };

/** For products without a garment type: measured as in the specification. */
const untyped: readonly GarmentPart[] = [{ name: "", measurements: [...specifiedMeasurements] }];

export function partsOf({ garment }: OfType): readonly GarmentPart[] {
  return garment?.parts ?? untyped;
}

/** Whether each part of it can be made to measure. */
export function isMadeToMeasure(product: OfType): boolean {
  return partsOf(product).every(({ measurements }) => measurements.length > 0);
}
