import manifest from "./picture-manifest.json" with { type: "json" };

/** Files `<base>-<width>.webp` and `.avif` exist for each of the widths. */
export interface ShippedPicture {
  base: string;
  widths: number[];
  /** Size of the largest file in pixels. */
  width: number;
  height: number;
}

export interface ProductPicture extends ShippedPicture {
  /**
   * `primary` first, then further views of the same colour, then its fronts in other colours and trousers (`frontKey`).
   */
  key: string;
}

type ManifestEntry = { key: string; base: string };
const products: Readonly<Record<string, readonly ManifestEntry[]>> = manifest.products;

function withAddress<Picture extends { base: string }>(picture: Picture): Picture {
  return { ...picture, base: `/pictures/${picture.base}` };
}

export function productPictures(productId: string): ProductPicture[] {
  const entries = products[productId] ?? [];
  return entries.map((entry) => withAddress({ ...manifest.productSize, ...entry }));
}

export const sizeChartPictures: readonly (ShippedPicture & { name: string })[] =
  manifest.sizeCharts.map(withAddress);

/** Address of the picture for links shared elsewhere, a JPEG of 1200 x 630. */
export const sharePictureAddress = `/pictures/${manifest.share}`;
