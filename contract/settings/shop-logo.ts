/** The merchant's logo: `width` and `height` in pixels; it is displayed at most a quarter as high. */
export type ShopLogo = {
  /** Prefix of its files' addresses, such as `/uploads/3f…`. */
  base: string;
  width: number;
  height: number;
};

export function logoPicture({ base, width }: ShopLogo): string {
  return `${base}-${width}.webp`;
}

/** For programs without WebP: mail, search engines. */
export function logoPng({ base, width }: ShopLogo): string {
  return `${base}-${width}.png`;
}

/** A JPEG of 1200 x 630 for links to pages without a picture. */
export function logoSharePicture({ base }: ShopLogo): string {
  return `${base}-1200.jpg`;
}
