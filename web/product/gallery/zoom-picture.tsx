import { type MouseEvent, type ReactNode, useRef, useState } from "react";
import type { Picture } from "#contract/catalog/catalog.ts";
import ZoomIn from "#icons/zoom-in.mjs";
import { productMessages } from "#messages/product.ts";
import { Icon } from "../../ui/icon.tsx";
import { lazyDialog } from "../../ui/lazy-dialog.tsx";
import { ShopPicture } from "../../ui/picture.tsx";
import { PictureOnItsWay } from "./picture-on-its-way.tsx";
import type { ZoomPoint } from "./zoom-layer.tsx";

const ZoomLayer = lazyDialog(async () => (await import("./zoom-layer.tsx")).ZoomLayer);

type ZoomPictureProps = {
  picture: Picture;
  alt: string;
  sizes: string;
  className?: string;
  onMissing: (picture: Picture) => void;
  overlay?: ReactNode;
  children?: ReactNode;
};

const center: ZoomPoint = { x: 0.5, y: 0.5 };

function pointOf({ clientX, clientY, currentTarget, detail }: MouseEvent<HTMLElement>): ZoomPoint {
  if (detail === 0) return center;
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  return { x: (clientX - left) / width, y: (clientY - top) / height };
}

export function ZoomPicture(props: ZoomPictureProps) {
  const { picture, alt, sizes, className = "", onMissing, overlay, children } = props;
  const [zoom, setZoom] = useState<{ file: string; open: boolean; from: ZoomPoint } | null>(null);
  const frame = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);

  function close() {
    // Only from within: focus that has moved to another control stays there.
    if (document.activeElement?.closest("[data-zoom]")) opener.current?.focus({ preventScroll: true });
    setZoom((before) => before && { ...before, open: false });
  }

  return (
    <div ref={frame} className={`relative aspect-4/5 overflow-hidden rounded-md bg-chuna ${className}`}>
      <ShopPicture
        picture={picture}
        alt={alt}
        sizes={sizes}
        priority
        onError={() => onMissing(picture)}
        className="size-full object-cover"
      />
      <PictureOnItsWay address={picture.downloadURL} frame={frame} />
      {children}
      <button
        ref={opener}
        type="button"
        aria-label={productMessages.zoomIn}
        onPointerEnter={ZoomLayer.preload}
        onFocus={ZoomLayer.preload}
        onClick={(event) => setZoom({ file: picture.downloadURL, open: true, from: pointOf(event) })}
        className="absolute inset-0 cursor-zoom-in rounded-md -outline-offset-3"
      >
        <span className="absolute end-3 top-3 grid size-11 place-items-center rounded-md bg-paper">
          <Icon icon={ZoomIn} className="size-5" strokeWidth={1.75} />
        </span>
      </button>
      {/* Closed it stays for its fade; another picture begins without it, so that the large file is not loaded before
         it is opened. */}
      {zoom?.file === picture.downloadURL && (
        <ZoomLayer picture={picture} open={zoom.open} from={zoom.from} onClose={close}>
          {overlay}
        </ZoomLayer>
      )}
    </div>
  );
}
