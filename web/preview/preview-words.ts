import { type PreviewedItem, shownEngraving } from "./previewed-item.ts";

/** What the preview adds to the picture of a garment, in words: for who cannot see it. */
export function previewWords(item: PreviewedItem): string[] {
  const { name, position } = shownEngraving(item) || { name: "", position: "left" };
  const sewn = name.trim();
  return [
    ...(item.cap ? ["with the matching cap"] : []),
    ...(sewn === "" ? [] : [`${sewn} sewn on the wearer's ${position}`]),
  ];
}
