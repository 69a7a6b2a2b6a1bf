import { needsPreview, type PreviewedItem } from "./previewed-item.ts";
import { usePreviewCode } from "./use-preview-code.ts";

/** Name and cap over the picture of a line or an item; it fills the nearest positioned box. */
export function ItemPreview({ item }: { item: PreviewedItem }) {
  const { code } = usePreviewCode(needsPreview(item));
  return code ? <code.ItemOverlay item={item} /> : null;
}
