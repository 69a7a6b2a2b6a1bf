import type { Picture } from "#contract/catalog/catalog.ts";
import { drawnView } from "#database/seeds/drawn-views.ts";
import { drawingPrefix } from "./picture-folders.ts";

/** A stored picture: files `<base>-<width>.webp` and `.avif` for each of the widths. */
export type StoredPicture = {
  key: string;
  base: string;
  widths: number[];
  width: number;
  height: number;
  alt?: string;
  alt_ur?: string;
  /** Hundredths of its width and height. */
  focus_x?: number;
  focus_y?: number;
};

const middle = 50;

export function pictureOf(stored: StoredPicture): Picture {
  const {
    key,
    base,
    widths,
    width,
    height,
    alt = "",
    alt_ur: urdu = "",
    focus_x: x = middle,
    focus_y: y = middle,
  } = stored;
  const address = (pixels: number) => `${base}-${pixels}.webp`;
  const view = drawnView(base);
  return {
    downloadURL: address(width),
    name: key,
    width,
    height,
    srcset: widths.map((pixels) => `${address(pixels)} ${pixels}w`).join(", "),
    ...(alt === "" ? {} : { alt }),
    ...(urdu === "" ? {} : { urdu }),
    ...(view && { drawn: { address: base.replace("/pictures/", drawingPrefix), color: view.color } }),
    ...(x === middle && y === middle ? {} : { focus: `${x}% ${y}%` }),
  };
}
