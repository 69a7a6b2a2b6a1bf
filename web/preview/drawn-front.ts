import type { PreviewedItem } from "./previewed-item.ts";

/** File names of drawn fronts, which uploaded photographs never have. */
const drawnFront = /^\/pictures\/[^/]+-front-[0-9a-f]{8}-\d+\.webp$/;

/**
 * Whether name, cap and fabric can be laid over the picture. The only place that distinguishes drawn fronts from
 * photographs.
 */
export function isDrawnFront({ images }: Pick<PreviewedItem, "images">): boolean {
  return drawnFront.test(images.primary?.downloadURL ?? "");
}
