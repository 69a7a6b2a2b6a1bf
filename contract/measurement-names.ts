/** The six measurements of a custom size. */
export const measurementNames = [
  "shirtLength",
  "chest",
  "shoulder",
  "sleeveLength",
  "trouserWaist",
  "trouserLength",
] as const;
export type MeasurementName = (typeof measurementNames)[number];
