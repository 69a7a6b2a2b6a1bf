import { memo } from "react";
import type { Picture } from "#contract/catalog/catalog.ts";
import { productMessages } from "#messages/product.ts";
import { ShopPicture } from "../../ui/picture.tsx";

export type View = { key: string; name: string; picture: Picture };

type ThumbnailsProps = {
  views: readonly View[];
  current: string;
  onSelect: (key: string) => void;
  onMissing: (picture: Picture) => void;
};

export const Thumbnails = memo(function Thumbnails(props: ThumbnailsProps) {
  const { views, current, onSelect, onMissing } = props;
  return (
    <ul aria-label={productMessages.pictures} className="grid grid-cols-5 content-start gap-2 lg:grid-cols-1">
      {views.map(({ key, name, picture }) => (
        <li key={key}>
          <button
            type="button"
            aria-label={productMessages.showView(productMessages.view(name))}
            aria-current={key === current}
            onClick={() => onSelect(key)}
            className="block w-full overflow-hidden rounded-md bg-chuna aria-[current=true]:shadow-[0_0_0_2px_var(--color-kora),0_0_0_4px_var(--color-siyahi)]"
          >
            <ShopPicture
              picture={picture}
              alt=""
              sizes="84px"
              onError={() => onMissing(picture)}
              className="aspect-4/5 w-full object-cover"
            />
          </button>
        </li>
      ))}
    </ul>
  );
});
