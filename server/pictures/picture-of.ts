import type { Picture } from "#contract/catalog/catalog.ts";
import { drawnView } from "#database/seeds/drawn-views.ts";
import { drawingPrefix } from "./picture-folders.ts";
import { largePictureWidth, pageWidths } from "./picture-sizes.ts";

/** A stored picture: files `<base>-<width>.webp` and `.avif` for each of the widths. */
export type StoredPicture = {
  key: string;
  base: string;
  widths: number[];
  width: number;
  height: number;
  alt?: string;
  alt_ur?: string;
  caption?: string;
  caption_ur?: string;
  /** Hundredths of its width and height. */
  focus_x?: number;
  focus_y?: number;
};

const middle = 50;
const widestOnPages = Math.max(...pageWidths);

/** Its caption and the file for a close look are for the page of a product alone: lists would be a third larger. */
export function pictureOf(stored: StoredPicture, { isForClose = false } = {}): Picture {
  const { key, base, alt = "", alt_ur: urdu = "", focus_x: x = middle, focus_y: y = middle } = stored;
  const address = (pixels: number) => `${base}-${pixels}.webp`;
  const widths = stored.widths.filter((width) => width <= widestOnPages);
  const width = Math.max(...widths);
  const view = drawnView(base);
  const drawnAddress = base.replace("/pictures/", drawingPrefix);
  return {
    downloadURL: address(width),
    name: key,
    width,
    height: Math.round((stored.height * width) / stored.width),
    srcset: widths.map((pixels) => `${address(pixels)} ${pixels}w`).join(", "),
    ...(alt === "" ? {} : { alt }),
    ...(urdu === "" ? {} : { urdu }),
    ...(view?.isRecolored && { drawn: { address: drawnAddress, color: view.color } }),
    ...(x === middle && y === middle ? {} : { focus: `${x}% ${y}%` }),
    ...(isForClose && captionOf(stored)),
    ...(isForClose && view && { large: `${drawnAddress}/${view.color.slice(1)}-${largePictureWidth}.webp` }),
    ...(isForClose && width < stored.width && { large: address(stored.width) }),
  };
}

function captionOf({ caption = "", caption_ur: urdu = "" }: StoredPicture): Pick<Picture, "caption"> {
  if (caption === "") return {};
  return { caption: { text: caption, ...(urdu && { urdu }) } };
}
