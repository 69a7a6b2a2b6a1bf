import type { LineItem } from "#contract/cart/line-item.ts";
import { cartMessages } from "#messages/cart.ts";
import { inLanguage } from "#messages/in-language.ts";
import { previewMessages } from "#messages/preview.ts";
import { FabricOfItem } from "#web/preview/fabric-of-item.tsx";
import { previewLabels } from "#web/preview/preview-labels.ts";
import { shownName } from "#web/ui/shown-names.ts";
import { ItemPreview } from "../preview/item-preview.tsx";
import type { PreviewedItem } from "../preview/previewed-item.ts";
import { ShopPicture } from "../ui/picture.tsx";

type ItemPictureProps = {
  item: PreviewedItem & Pick<LineItem, "name" | "urdu">;
  sizes: string;
};

export function ItemPicture({ item, sizes }: ItemPictureProps) {
  const inWords = previewMessages.inWords([
    cartMessages.itemInColor(shownName(item), inLanguage(item.color.label, item.color.urdu)),
    ...previewLabels(item),
  ]);
  const picture = item.images.primary;
  return (
    <div className="relative aspect-4/5 overflow-hidden rounded-md bg-chuna">
      {picture && (
        <ShopPicture
          picture={picture}
          alt={inWords}
          sizes={sizes}
          // Alternative text is transparent, so that it does not cover the background when the picture fails to load.
          className="size-full object-cover text-transparent"
        />
      )}
      <FabricOfItem item={item} className="bottom-1 left-1 w-[28%]" />
      <ItemPreview item={item} />
    </div>
  );
}
