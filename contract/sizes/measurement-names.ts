/** All measurements of garments. The first six are the specification's, in its order (section 3). */
export const measurementNames = [
  "shirtLength",
  "chest",
  "shoulder",
  "sleeveLength",
  "trouserWaist",
  "trouserLength",
  "backLength",
  "hip",
  "head",
] as const;
export type MeasurementName = (typeof measurementNames)[number];

/** The custom size of the specification, for garments without measurements of their type. */
export const specifiedMeasurements: readonly MeasurementName[] = measurementNames.slice(0, 6);
