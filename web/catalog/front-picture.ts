import type { Picture } from "#contract/catalog.ts";
import { frontKey } from "./card-product.ts";

/** The front of a garment in a color; its first picture where the color has none of its own. */
export function frontPicture(
  images: Record<string, Picture>,
  colorLabel: string | undefined,
): Picture | undefined {
  return (colorLabel !== undefined && images[frontKey(colorLabel)]) || images.primary;
}
