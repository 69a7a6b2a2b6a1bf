import { ChestCloseUp } from "./chest-close-up.tsx";
import { NameAndCap } from "./name-and-cap.tsx";
import { previewOf } from "./preview-of.ts";
import type { PreviewedItem } from "./previewed-item.ts";

// The code of previews in one file that loads when a name or a cap is first shown.
export { threadFor } from "#drawings/lettering/thread.ts";
export { LivePreview } from "./live-preview.tsx";
export { ChestCloseUp, previewOf };

export function ItemOverlay({ item }: { item: PreviewedItem }) {
  const preview = previewOf(item);
  if (!preview) return null;
  if (preview.drawn) return <NameAndCap preview={preview} />;
  if (!preview.engraving) return null;
  return (
    <ChestCloseUp preview={preview} picture={undefined} sizes="" className="absolute bottom-0 left-0 w-2/3" />
  );
}
