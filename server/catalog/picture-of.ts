import type { Picture } from "#contract/catalog.ts";

/** One stored picture: files `<base>-<width>.webp` and `.avif` for each of the widths. */
export type StoredPicture = {
  key: string;
  base: string;
  widths: number[];
  width: number;
  height: number;
};

/** A stored picture as the contract shows it: its largest WebP, and all WebP widths for `srcset`. */
export function pictureOf({ key, base, widths, width, height }: StoredPicture): Picture {
  const address = (pixels: number) => `${base}-${pixels}.webp`;
  return {
    downloadURL: address(width),
    name: key,
    width,
    height,
    srcset: widths.map((pixels) => `${address(pixels)} ${pixels}w`).join(", "),
  };
}
