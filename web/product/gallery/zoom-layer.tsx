import { type KeyboardEvent, type PointerEvent, type ReactNode, useLayoutEffect, useRef } from "react";
import type { Picture } from "#contract/catalog/catalog.ts";
import ZoomOut from "#icons/zoom-out.mjs";
import { productMessages } from "#messages/product.ts";
import { Icon } from "../../ui/icon.tsx";
import { ShopPicture } from "../../ui/picture.tsx";

export type ZoomPoint = { x: number; y: number };

type ZoomLayerProps = {
  picture: Picture;
  open: boolean;
  from: ZoomPoint;
  onClose: () => void;
  children?: ReactNode;
};

function scrollToPoint(layer: HTMLElement, { x, y }: ZoomPoint): void {
  layer.scrollTo({
    left: x * (layer.scrollWidth - layer.clientWidth),
    top: y * (layer.scrollHeight - layer.clientHeight),
    behavior: "instant",
  });
}

/**
 * The picture in natural size (scale 1) inside its frame, on screens below 640 px full-screen; it fades for 150 ms
 * (specification section 9). The frame scrolls natively by fingers and arrow keys; under a mouse it follows the
 * pointer.
 */
export function ZoomLayer({ picture, open, from, onClose, children }: ZoomLayerProps) {
  const layer = useRef<HTMLDivElement>(null);
  const closer = useRef<HTMLButtonElement>(null);

  useLayoutEffect(() => {
    if (!open || !layer.current) return;
    scrollToPoint(layer.current, from);
    closer.current?.focus({ preventScroll: true });
  }, [open, from]);

  function followMouse(event: PointerEvent<HTMLDivElement>) {
    if (event.pointerType !== "mouse") return;
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    scrollToPoint(event.currentTarget, {
      x: (event.clientX - left) / width,
      y: (event.clientY - top) / height,
    });
  }

  function handleKey(event: KeyboardEvent) {
    if (event.key === "Escape") onClose();
    // Traps the focus like a dialog: there is only one control.
    if (event.key === "Tab") event.preventDefault();
  }

  return (
    <div
      data-zoom
      // Visible at once on reopening, because an element in transition from hidden cannot take the focus.
      className={`absolute inset-0 z-10 duration-150 max-sm:fixed max-sm:z-50 starting:opacity-0 ${open ? "transition-opacity" : "invisible opacity-0 transition-[opacity,visibility]"}`}
    >
      <div
        ref={layer}
        dir="ltr"
        onPointerMove={followMouse}
        className="size-full overflow-auto overscroll-contain bg-chuna [scrollbar-width:none]"
      >
        <button
          ref={closer}
          type="button"
          aria-label={productMessages.zoomOut}
          onClick={onClose}
          onKeyDown={handleKey}
          onBlur={onClose}
          className="relative block min-w-full cursor-zoom-out -outline-offset-3"
          style={{ width: picture.width }}
        >
          <ShopPicture
            picture={picture}
            alt=""
            sizes={`${picture.width}px`}
            priority
            className="block w-full"
          />
          {children}
        </button>
      </div>
      <span
        aria-hidden="true"
        className="pointer-events-none absolute end-3 top-3 grid size-11 place-items-center rounded-md bg-paper"
      >
        <Icon icon={ZoomOut} className="size-5" strokeWidth={1.75} />
      </span>
    </div>
  );
}
