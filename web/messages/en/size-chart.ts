import type { GarmentFit } from "#contract/catalog/garments.ts";
import type { LengthUnit } from "#contract/sizes/length-unit.ts";
import type { MeasurementName } from "#contract/sizes/measurement-names.ts";

export const sizeChartMessages = {
  title: "SIZE CHART GUIDE",
  description:
    "Garment measurements of our scrubs, lab coats and caps, size by size, in centimetres and inches, and what to measure when none of them fits.",
  scrubs: "Scrubs",
  fits: { women: "Women", men: "Men", all: "Everyone" } satisfies Record<GarmentFit, string>,
  chartOf: (whom: string) => `${whom} size chart`,
  size: "Size",
  inUnit: { cm: "in centimetres", in: "in inches" } satisfies Record<LengthUnit, string>,
  inBoth: "cm, inches below",
  inches: "in",
  /** Shorter than elsewhere, to fit over a column. */
  measurement: { sleeveLength: "Sleeve" } as Partial<Record<MeasurementName, string>>,
};
