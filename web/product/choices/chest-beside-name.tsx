import type { PreviewedItem } from "../../preview/previewed-item.ts";
import { usePreviewCode } from "../../preview/use-preview-code.ts";
import { pictureWidths } from "../gallery/picture-widths.ts";

/**
 * The chest from near, beside the field of the name where the large picture is out of sight. Its place is kept from the
 * start, so that nothing moves when it can be drawn.
 */
export function ChestBesideName({ item }: { item: PreviewedItem }) {
  const { code } = usePreviewCode(item.name_engraving !== false);
  const preview = code?.previewOf(item);
  return (
    <div className="min-h-61 lg:hidden">
      {code && preview && (
        <code.ChestCloseUp
          preview={preview}
          picture={item.images.primary}
          sizes={pictureWidths}
          className="w-full max-w-60"
        />
      )}
    </div>
  );
}
