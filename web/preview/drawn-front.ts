import type { PreviewedItem } from "./previewed-item.ts";

/** How the files of drawn fronts are called; those of photographs that the shop is given are not. */
const drawnFront = /^\/pictures\/[^/]+-front-[0-9a-f]{8}-\d+\.webp$/;

/** Whether name, cap and cloth can be laid over the picture. The one place that distinguishes drawn fronts from photographs. */
export function isDrawnFront({ images }: Pick<PreviewedItem, "images">): boolean {
  return drawnFront.test(images.primary?.downloadURL ?? "");
}
