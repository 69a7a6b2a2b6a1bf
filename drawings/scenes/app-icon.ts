import { mark } from "#drawings/lettering/glyphs/mark.ts";

export interface AppIconOptions {
  /** Phones round the corners and need a full square; some mask any shape. */
  corners: "rounded" | "square" | "any shape";
}

/** The smaller one lies within the safe zone of masks, two fifths of the side in radius (W3C, Web App Manifest). */
const wide = "translate(8.2 14) scale(.36)";
const withinCircle = "translate(12.2 17) scale(.3)";

export function appIcon({ corners }: AppIconOptions): string {
  const place = corners === "any shape" ? withinCircle : wide;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">` +
    `<rect width="64" height="64"${corners === "rounded" ? ' rx="8"' : ""} fill="#14262b"/>` +
    `<path transform="${place}" fill="#f6f4ef" d="${mark.path}"/></svg>`
  );
}
