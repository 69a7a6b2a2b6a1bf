import type { Measurement } from "#drawings/size-chart-numbers.ts";
import type { LengthUnit } from "../../measurements/measurement-draft.ts";

/** The size charts, on their page and where sizes are chosen. */
export const sizeChartMessages = {
  title: "SIZE CHART GUIDE",
  description:
    "Garment measurements of our scrubs for women and men, size by size, in centimetres and inches, and what to measure when none of them fits.",
  scrubs: "Scrubs",
  charts: { Women: "Women", Men: "Men" },
  chartOf: (whom: string) => `${whom} size chart`,
  measurements: "Measurements",
  size: "Size",
  inUnit: { cm: "in centimetres", in: "in inches" } satisfies Record<LengthUnit, string>,
  inBoth: "cm, inches below",
  inches: "in",
  measurement: {
    chest: "Chest",
    shirtLength: "Shirt length",
    shoulder: "Shoulder",
    sleeveLength: "Sleeve",
    trouserWaist: "Trouser waist",
    trouserLength: "Trouser length",
  } satisfies Record<Measurement, string>,
};
