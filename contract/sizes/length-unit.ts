export type LengthUnit = "in" | "cm";

export const centimetresPerInch = 2.54;

function twoDecimals(value: number): number {
  return Number(value.toFixed(2));
}

/** Inches with at most two decimals, as the wire has them, for a length in centimetres. */
export function inchesOf(centimetres: number): number {
  return twoDecimals(centimetres / centimetresPerInch);
}

/** The shortest centimetres that are the same hundredths of an inch: 112 for 44.09, not 111.99. */
export function centimetresOf(inches: number): number {
  const exact = inches * centimetresPerInch;
  const short = [0, 1].map((decimals) => Number(exact.toFixed(decimals)));
  return short.find((centimetres) => inchesOf(centimetres) === inches) ?? twoDecimals(exact);
}
