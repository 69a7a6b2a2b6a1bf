import type { Picture } from "#contract/catalog.ts";

export type ShopPictureFile = Omit<Picture, "name">;

function drawing(name: string, width: number, height: number, widths: number[]): ShopPictureFile {
  return {
    downloadURL: `/pictures/${name}-${width}.webp`,
    width,
    height,
    srcset: widths.map((each) => `/pictures/${name}-${each}.webp ${each}w`).join(", "),
  };
}

/** The drawings that belong to the shop itself and to no product. */
export const shopPictures = {
  form: drawing("hero-form", 1080, 1350, [540, 810, 1080]),
  rail: drawing("hero-rail", 960, 720, [480, 960]),
  stack: drawing("hero-stack", 800, 800, [400, 800]),
  hoop: drawing("hero-hoop", 800, 800, [400, 800]),
  bench: drawing("hero-bench", 800, 800, [400, 800]),
  folded: drawing("folded-white", 800, 1000, [400, 800]),
  bannerRail: drawing("banner-rail", 1720, 538, [860, 1720]),
  bannerShelf: drawing("banner-shelf", 1720, 538, [860, 1720]),
  bannerBench: drawing("banner-bench", 1720, 538, [860, 1720]),
};
