import {
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  type RefObject,
  type TouchEvent,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import type { Picture } from "#contract/catalog/catalog.ts";
import ZoomOut from "#icons/zoom-out.mjs";
import { productMessages } from "#messages/product.ts";
import { Icon } from "../../ui/icon.tsx";
import { ShopPicture } from "../../ui/picture.tsx";

type ZoomPoint = { x: number; y: number };

type ZoomLayerProps = {
  picture: Picture;
  open: boolean;
  /** The click that opens it, at the place to look at. */
  from: MouseEvent;
  opener: RefObject<HTMLElement | null>;
  onClose: () => void;
  children?: ReactNode;
};

/** In parts of the picture; a click by a key is in its middle. */
function pointOf({ clientX, clientY, detail }: MouseEvent, opener: HTMLElement): ZoomPoint {
  if (detail === 0) return { x: 0.5, y: 0.5 };
  const { left, top, width, height } = opener.getBoundingClientRect();
  return { x: (clientX - left) / width, y: (clientY - top) / height };
}

/** Pixels of the file for a close look. */
const largeWidth = 1920;

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
 * pointer, two fingers spread it. The large file is laid over the one that is there already once it has come.
 */
export function ZoomLayer({ picture, open, from, opener, onClose, children }: ZoomLayerProps) {
  const layer = useRef<HTMLDivElement>(null);
  const closer = useRef<HTMLButtonElement>(null);
  const spreading = useSpread();

  useLayoutEffect(() => {
    const { current } = layer;
    if (!current) return;
    if (open) {
      scrollToPoint(current, pointOf(from, opener.current ?? current));
      closer.current?.focus({ preventScroll: true });
    } else if (current.contains(document.activeElement)) {
      // Only from within: focus that has moved to another control stays there.
      opener.current?.focus({ preventScroll: true });
    }
  }, [open, from, opener]);

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
        {...spreading}
        className="size-full touch-pan-x touch-pan-y overflow-auto overscroll-contain bg-chuna [scrollbar-width:none]"
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
          {picture.large && <LargePicture picture={picture} address={picture.large} />}
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

/** A drawing takes some seconds the first time that anybody looks at it closely. */
function LargePicture({ picture, address }: { picture: Picture; address: string }) {
  const [hasCome, setCome] = useState(false);
  return (
    <picture className="contents">
      <source type="image/avif" srcSet={address.replace(".webp", ".avif")} />
      <img
        src={address}
        alt=""
        width={largeWidth}
        height={Math.round((largeWidth * picture.height) / picture.width)}
        data-large={hasCome || undefined}
        onLoad={() => setCome(true)}
        className="absolute inset-0 size-full opacity-0 transition-opacity duration-150 data-large:opacity-100"
      />
    </picture>
  );
}

type Spread = { distance: number; width: number; x: number; y: number };

/** Between two fingers: their distance, and the middle in hundredths of the picture and in pixels of the layer. */
function measureFingers({ touches, currentTarget }: TouchEvent<HTMLElement>) {
  const one = touches.item(0);
  const other = touches.item(1);
  if (!one || !other) return undefined;
  const { left, top } = currentTarget.getBoundingClientRect();
  return {
    distance: Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY),
    middleX: (one.clientX + other.clientX) / 2 - left,
    middleY: (one.clientY + other.clientY) / 2 - top,
  };
}

/** Two fingers change the picture's width between its frame and its large file; the point between them stays. */
function useSpread() {
  const spread = useRef<Spread>(undefined);

  function begin(event: TouchEvent<HTMLElement>) {
    const fingers = measureFingers(event);
    const shown = event.currentTarget.firstElementChild;
    if (!fingers || !shown) return;
    const { scrollLeft, scrollTop } = event.currentTarget;
    const { clientWidth, clientHeight } = shown;
    spread.current = {
      distance: fingers.distance,
      width: clientWidth,
      x: (scrollLeft + fingers.middleX) / clientWidth,
      y: (scrollTop + fingers.middleY) / clientHeight,
    };
  }

  function change(event: TouchEvent<HTMLElement>) {
    const fingers = measureFingers(event);
    const { currentTarget: layer } = event;
    const shown = layer.firstElementChild;
    const { current: start } = spread;
    if (!fingers || !start || !(shown instanceof HTMLElement)) return;
    const wanted = (start.width * fingers.distance) / start.distance;
    shown.style.width = `${Math.min(largeWidth, Math.max(layer.clientWidth, wanted))}px`;
    layer.scrollLeft = start.x * shown.clientWidth - fingers.middleX;
    layer.scrollTop = start.y * shown.clientHeight - fingers.middleY;
  }

  return { onTouchStart: begin, onTouchMove: change };
}
