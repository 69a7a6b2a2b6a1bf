import { type ReactNode, useLayoutEffect, useRef, useState } from "react";
import type { Picture } from "#contract/catalog/catalog.ts";
import ZoomIn from "#icons/zoom-in.mjs";
import { inLanguage } from "#messages/in-language.ts";
import { productMessages } from "#messages/product.ts";
import { Icon } from "../../ui/icon.tsx";
import { lazyDialog } from "../../ui/lazy-dialog.tsx";
import { ShopPicture } from "../../ui/picture.tsx";
import { pictureWidths } from "./picture-widths.ts";
import { Sewing } from "./sewing.tsx";

const ZoomLayer = lazyDialog(async () => (await import("./zoom-layer.tsx")).ZoomLayer);

export type StripPicture = { key: string; picture: Picture; alt: string };

type PictureStripProps = {
  pictures: readonly StripPicture[];
  index: number;
  onIndex: (index: number) => void;
  onMissing: (picture: Picture) => void;
  overlay: ReactNode;
  /** Laid over the first picture. */
  children: ReactNode;
};

/** In pictures from the first; a row from right to left scrolls to negative places. */
function placeOf({ scrollLeft, clientWidth }: HTMLElement): number {
  return Math.abs(scrollLeft) / clientWidth;
}

/**
 * The pictures side by side, one in view: fingers, a wheel and the arrow keys scroll natively. Before the first of
 * these only the picture in view is loaded, then also its neighbours.
 */
export function PictureStrip(props: PictureStripProps) {
  const { pictures, index, onIndex, onMissing, overlay, children } = props;
  const [reach, setReach] = useState(0);
  const [zoom, setZoom] = useState<{ file: string; from: MouseEvent; open: boolean }>();
  const strip = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const shown = pictures[index]?.picture;
  const file = shown?.downloadURL;
  const front = pictures[0]?.picture.downloadURL;
  // The first picture of a visit has a placeholder in its color.
  const [arrived, setArrived] = useState(front);

  useLayoutEffect(() => {
    const row = strip.current;
    const left = row?.querySelector<HTMLElement>("[data-shown]")?.offsetLeft ?? 0;
    if (row && Math.round(placeOf(row)) !== index) row.scrollTo({ left, behavior: "instant" });
  }, [index]);

  function prepare() {
    setReach(1);
    ZoomLayer.preload();
  }

  return (
    <div className="relative aspect-4/5 overflow-hidden rounded-md bg-chuna lg:col-start-2 lg:row-start-1">
      <div
        ref={strip}
        onScroll={({ currentTarget }) => {
          const place = placeOf(currentTarget);
          const next = Math.round(place);
          if (next !== index && Math.abs(place - next) < 0.05) onIndex(next);
        }}
        className="flex size-full snap-x snap-mandatory overflow-x-auto overflow-y-hidden overscroll-x-contain [scrollbar-width:none]"
      >
        <button
          ref={opener}
          type="button"
          aria-label={productMessages.zoomIn}
          onPointerEnter={prepare}
          onFocus={prepare}
          onClick={({ nativeEvent: from }) => file && setZoom({ file, from, open: true })}
          className="sticky start-0 z-1 -me-[100%] w-full shrink-0 cursor-zoom-in rounded-md -outline-offset-3"
        >
          <span className="absolute end-3 top-3 grid size-11 place-items-center rounded-md bg-paper">
            <Icon icon={ZoomIn} className="size-5" strokeWidth={1.75} />
          </span>
        </button>
        {pictures.map(({ key, picture, alt }, at) => (
          <div
            key={key}
            data-shown={at === index || undefined}
            className="relative w-full shrink-0 snap-start snap-always"
          >
            {Math.abs(at - index) <= reach && (
              <ShopPicture
                picture={picture}
                alt={alt}
                sizes={pictureWidths}
                priority
                onLoad={() => setArrived(front)}
                onError={() => {
                  setArrived(front);
                  onMissing(picture);
                }}
                className="size-full object-cover"
              />
            )}
            {at + index === 0 && children}
            {picture.caption && (
              <p className="absolute start-3 end-17 top-3 w-fit rounded-md bg-paper px-2.5 py-1.5 text-sm">
                {inLanguage(picture.caption.text, picture.caption.urdu)}
              </p>
            )}
          </div>
        ))}
      </div>
      {arrived !== front && <Sewing />}
      {/* Closed it stays for its fade; another picture begins without it, so that the large file is not loaded before
         it is opened. */}
      {shown && zoom && zoom.file === file && (
        <ZoomLayer
          picture={shown}
          {...zoom}
          opener={opener}
          onClose={() => setZoom({ ...zoom, open: false })}
        >
          {overlay}
        </ZoomLayer>
      )}
    </div>
  );
}
