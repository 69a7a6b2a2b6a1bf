import type { Picture } from "#contract/catalog/catalog.ts";
import banners from "#messages/banner-files.json" with { type: "json" };
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
