import type { LineItem } from "#contract/line-item.ts";
import { ShopPicture } from "../ui/picture.tsx";

type ItemPictureProps = {
  item: Pick<LineItem, "name" | "color" | "images">;
  /** How wide it is drawn, in the form of the `sizes` attribute. */
  sizes: string;
};

/** The garment of a line in its color, on a 4:5 ground as wide as the place it is put in. */
export function ItemPicture({ item, sizes }: ItemPictureProps) {
  const picture = item.images.primary;
  return (
    <div className="aspect-4/5 overflow-hidden rounded-md bg-chuna">
      {picture && (
        <ShopPicture
          picture={picture}
          alt={`${item.name} in ${item.color.label}`}
          sizes={sizes}
          className="size-full object-cover"
        />
      )}
    </div>
  );
}
