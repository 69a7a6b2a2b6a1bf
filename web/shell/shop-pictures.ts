import type { Picture } from "#contract/catalog.ts";
import { language } from "#messages/language.ts";
import files from "./shop-picture-files.json" with { type: "json" };

export type ShopPictureFile = Omit<Picture, "name">;

type RenderedDrawing = { base: string; widths: number[]; width: number; height: number };

function pictureOf({ base, widths, width, height }: RenderedDrawing): ShopPictureFile {
  return {
    downloadURL: `/pictures/${base}-${width}.webp`,
    width,
    height,
    srcset: widths.map((each) => `/pictures/${base}-${each}.webp ${each}w`).join(", "),
  };
}

/** The banners leave room for their title where reading begins. */
const banners =
  language.direction === "ltr"
    ? { rail: files.bannerRail, shelf: files.bannerShelf, bench: files.bannerBench }
    : { rail: files.bannerRailRtl, shelf: files.bannerShelfRtl, bench: files.bannerBenchRtl };

/** The drawings that belong to the shop itself and to no product. The file beside this one is written as they are rendered. */
export const shopPictures = {
  form: pictureOf(files.form),
  rail: pictureOf(files.rail),
  stack: pictureOf(files.stack),
  hoop: pictureOf(files.hoop),
  bench: pictureOf(files.bench),
  folded: pictureOf(files.folded),
  bannerRail: pictureOf(banners.rail),
  bannerShelf: pictureOf(banners.shelf),
  bannerBench: pictureOf(banners.bench),
};
