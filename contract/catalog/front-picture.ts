import type { Picture } from "./catalog.ts";

/** With a trouser: the front in a trouser other than that of the first pictures. */
export function frontKey(colorLabel: string, trouser?: string): string {
  return trouser === undefined ? `front-${colorLabel}` : `front-${colorLabel}-${trouser}`;
}

/**
 * Where that is not pictured the front in the color, else the first picture; undefined for a product without pictures.
 */
export function frontPicture(
  images: Readonly<Record<string, Picture>>,
  colorLabel: string | undefined,
  trouser: string | null,
): Picture | undefined {
  if (colorLabel === undefined) return images.primary;
  const inTrouser = trouser === null ? undefined : images[frontKey(colorLabel, trouser)];
  return inTrouser ?? images[frontKey(colorLabel)] ?? images.primary;
}
