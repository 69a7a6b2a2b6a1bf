import type { Picture } from "#contract/catalog.ts";

export type BannerName = "rail" | "shelf" | "bench";

function bannerPicture(name: BannerName): Omit<Picture, "name"> {
  return {
    downloadURL: `/pictures/banner-${name}-1720.webp`,
    width: 1720,
    height: 538,
    srcset: [860, 1720].map((width) => `/pictures/banner-${name}-${width}.webp ${width}w`).join(", "),
  };
}

/** The drawings at the head of the inner pages, 1720 x 538, quiet on the left for the title. */
export const bannerPictures: Record<BannerName, Omit<Picture, "name">> = {
  rail: bannerPicture("rail"),
  shelf: bannerPicture("shelf"),
  bench: bannerPicture("bench"),
};
