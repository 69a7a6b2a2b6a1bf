import { ItemPreview } from "#web/preview/item-preview.tsx";
import type { PreviewedItem } from "#web/preview/previewed-item.ts";
import { ShopPicture } from "#web/ui/picture.tsx";

type LinePictureProps = { item: PreviewedItem; sizes: string };

/** A line as it is sewn; its choices are in words beside it. */
export function LinePicture({ item, sizes }: LinePictureProps) {
  const { primary } = item.images;
  return (
    <div className="relative aspect-4/5 self-start overflow-hidden rounded-md bg-chuna">
      {primary && <ShopPicture picture={primary} alt="" sizes={sizes} className="size-full object-cover" />}
      <ItemPreview item={item} />
    </div>
  );
}
