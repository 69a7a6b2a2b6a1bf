import { previewMessages } from "#messages/preview.ts";
import { type PreviewedItem, shownEngraving } from "./previewed-item.ts";

/** What the preview adds to the picture of a garment, in words: for who cannot see it. */
export function previewWords(item: PreviewedItem): string[] {
  const { name, position } = shownEngraving(item) || { name: "", position: "left" };
  const sewn = name.trim();
  return [
    ...(item.cap ? [previewMessages.withCap] : []),
    ...(sewn === "" ? [] : [previewMessages.sewnOn(sewn, position)]),
  ];
}
