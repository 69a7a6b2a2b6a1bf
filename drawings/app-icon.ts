import { mark } from "./glyphs/mark.ts";

export interface AppIconOptions {
  /** Phones round the corners themselves and want a full square. */
  corners: "rounded" | "square";
}

/** The mark on ink, 64 x 64: the icon of a browser tab or a home screen. */
export function appIcon({ corners }: AppIconOptions): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">` +
    `<rect width="64" height="64"${corners === "rounded" ? ' rx="8"' : ""} fill="#14262b"/>` +
    `<path transform="translate(8.2 14) scale(.36)" fill="#f6f4ef" d="${mark.path}"/></svg>`
  );
}
