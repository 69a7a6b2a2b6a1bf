import { needsPreview, type PreviewedItem } from "./previewed-item.ts";
import { usePreviewCode } from "./use-preview-code.ts";

export function ItemPreview({ item }: { item: PreviewedItem }) {
  const { code } = usePreviewCode(needsPreview(item));
  return code ? <code.ItemOverlay item={item} /> : null;
}
