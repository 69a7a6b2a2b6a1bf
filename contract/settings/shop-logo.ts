/** The merchant's own logo: `width` and `height` are pixels of its picture, which is drawn at most a quarter as high. */
export type ShopLogo = {
  /** Begins the addresses of its files, such as `/uploads/3f…`. */
  base: string;
  width: number;
  height: number;
};

export function logoPicture({ base, width }: ShopLogo): string {
  return `${base}-${width}.webp`;
}

/** For programs that know no WebP: mail, search engines. */
export function logoPng({ base, width }: ShopLogo): string {
  return `${base}-${width}.png`;
}

/** A JPEG of 1200 x 630 for links to pages that have no picture of their own. */
export function logoSharePicture({ base }: ShopLogo): string {
  return `${base}-1200.jpg`;
}
