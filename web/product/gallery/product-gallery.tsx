import { memo, useCallback, useDeferredValue, useMemo, useState } from "react";
import type { Picture } from "#contract/catalog/catalog.ts";
import { inLanguage } from "#messages/in-language.ts";
import { previewMessages } from "#messages/preview.ts";
import { productMessages } from "#messages/product.ts";
import { pictureInColor } from "#web/catalog/picture-in-color.ts";
import { FabricOfItem } from "#web/preview/fabric-of-item.tsx";
import { ItemPreview } from "#web/preview/item-preview.tsx";
import { previewLabels } from "#web/preview/preview-labels.ts";
import { needsPreview, type PreviewedItem } from "#web/preview/previewed-item.ts";
import { usePreviewCode } from "#web/preview/use-preview-code.ts";
import { ShopPicture } from "#web/ui/picture.tsx";
import { shownName } from "#web/ui/shown-names.ts";
import type { ChosenProduct } from "../choices/product-choices.ts";
import { PictureStrip } from "./picture-strip.tsx";
import { pictureWidths } from "./picture-widths.ts";
import { Sewing } from "./sewing.tsx";

/** The front in this color, then all other pictures, recolored where they are drawn. */
function viewsOf(
  images: ChosenProduct["images"],
  front: Picture | undefined,
  color: string,
  missing: ReadonlySet<string>,
): View[] {
  const others = Object.entries(images).filter(([key]) => key !== "primary" && !key.startsWith("front-"));
  return [
    ...(front ? [{ key: "primary", name: "front", picture: front }] : []),
    ...others.map(([key, picture]) => {
      const inColor = pictureInColor(picture, color);
      const isMissing = missing.has(inColor.downloadURL);
      return { key, name: key.replaceAll("-", " "), picture: isMissing ? picture : closeUp(inColor, color) };
    }),
  ];
}

function closeUp({ large, ...picture }: Picture, color: string): Picture {
  return {
    ...picture,
    ...(large && { large: pictureInColor({ ...picture, downloadURL: large }, color).downloadURL }),
  };
}

type ProductGalleryProps = {
  product: ChosenProduct;
  item: PreviewedItem;
};

/**
 * Every picture of a product: one large, with thumbnails. Choices show on its front, in a deferred render that does not
 * block the touched control.
 */
export function ProductGallery({ product, item }: ProductGalleryProps) {
  return <Gallery product={product} item={useDeferredValue(item)} />;
}

const Gallery = memo(function Gallery({ product, item }: ProductGalleryProps) {
  const occasion = [item.color.label, item.cap, item.name_engraving !== false].join();
  const [selected, setSelected] = useState({ key: "primary", occasion });
  const { code, loading } = usePreviewCode(needsPreview(item));
  const front = item.images.primary;
  const [missing, setMissing] = useState<ReadonlySet<string>>(new Set());
  const color = item.color.value;
  const views = useMemo(
    () => viewsOf(product.images, front, color, missing),
    [product.images, front, color, missing],
  );
  const noteMissing = useCallback(
    ({ downloadURL }: Picture) => setMissing((before) => new Set([...before, downloadURL])),
    [],
  );
  const select = useCallback((key: string) => setSelected({ key, occasion }), [occasion]);
  // The choices have changed since the selection: back to the front, which shows them.
  const key = selected.occasion === occasion ? selected.key : "primary";
  const found = views.findIndex((view) => view.key === key);
  const index = Math.max(0, found);
  if (views.length === 0) return <div aria-hidden="true" className="aspect-4/5 rounded-md bg-chuna" />;

  function altOf({ key: shown, name, picture }: View): string {
    const isFront = shown === "primary";
    const { alt, urdu, drawn } = picture;
    const words = [
      ...(alt ? [inLanguage(alt, urdu)] : [shownName(product), productMessages.view(name)]),
      ...((isFront || drawn) && !alt ? [inLanguage(item.color.label, item.color.urdu)] : []),
      ...(isFront ? previewLabels(item) : []),
    ];
    return previewMessages.inWords(words.filter(Boolean));
  }

  return (
    <div className="grid min-w-0 gap-2.5 lg:sticky lg:top-19 lg:grid-cols-[64px_minmax(0,1fr)] lg:gap-3.5">
      <PictureStrip
        pictures={views.map((view) => ({ ...view, alt: altOf(view) }))}
        index={index}
        onIndex={(next) => select(views[next]?.key ?? "")}
        onMissing={noteMissing}
        overlay={index === 0 && <ItemPreview item={item} />}
      >
        <FabricOfItem item={item} className="bottom-3 left-3 w-[22%] text-center text-xs/snug">
          {inLanguage(item.fabric_type.name, item.fabric_type.urdu)}
        </FabricOfItem>
        {loading && <Sewing />}
        {code && <code.LivePreview item={item} sizes={pictureWidths} />}
      </PictureStrip>
      <Thumbnails views={views} current={views[index]?.key ?? ""} onSelect={select} onMissing={noteMissing} />
    </div>
  );
});

type View = { key: string; name: string; picture: Picture };

type ThumbnailsProps = {
  views: readonly View[];
  current: string;
  onSelect: (key: string) => void;
  onMissing: (picture: Picture) => void;
};

const Thumbnails = memo(function Thumbnails(props: ThumbnailsProps) {
  const { views, current, onSelect, onMissing } = props;
  return (
    <ul
      aria-label={productMessages.pictures}
      className="flex gap-2 overflow-x-auto p-1 *:w-[18%] *:shrink-0 lg:flex-col lg:overflow-visible lg:p-0 lg:*:w-auto"
    >
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
