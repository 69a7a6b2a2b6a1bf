import EmblaCarousel, { type EmblaCarouselType, type EmblaOptionsType } from "embla-carousel";
import { prefersReducedMotion } from "../ui/reduced-motion.ts";
import { createAutoplayPause, watchAutoplayPause } from "./autoplay-pause.ts";

/** Time between two slides, in milliseconds (specification section 9). */
const autoplayDelay = 3_000;
/** Visible part that makes a slide's link reachable: less than what shows at the edge. */
const seenPart = 0.1;

export type RunningCarousel = {
  /** Moves one slide forward or back, and returns the index of the first visible slide, from 0. */
  move: (direction: 1 | -1) => number;
  setPaused: (paused: boolean) => void;
  stop: () => void;
};

/**
 * Turns a scrollable row into an endless autoplay carousel that pauses under the pointer and the focus. It begins at
 * the row's scroll position. Hidden slides are inert. `frame` is the whole carousel with its buttons. Loaded only when
 * a carousel comes near the screen.
 */
export function startCarousel(frame: Element, viewport: HTMLElement): RunningCarousel {
  const embla = EmblaCarousel(viewport, optionsFor(viewport));
  embla.on("slidesInView", hideSlidesOutOfSight);

  let timer: number | undefined;
  const pause = createAutoplayPause(keepTime);
  function keepTime(isPaused: boolean): void {
    clearInterval(timer);
    timer = isPaused ? undefined : window.setInterval(() => scroll(embla, 1), autoplayDelay);
  }
  keepTime(false);

  const ended = new AbortController();
  watchAutoplayPause(frame, viewport, pause, ended.signal);
  embla.on("pointerDown", () => pause.set("swipe", true));
  embla.on("pointerUp", () => pause.set("swipe", false));

  return {
    move(direction) {
      scroll(embla, direction);
      if (timer !== undefined) keepTime(false);
      return embla.selectedScrollSnap();
    },
    setPaused: (paused) => pause.set("button", paused),
    stop() {
      ended.abort();
      clearInterval(timer);
      for (const slide of embla.slideNodes()) slide.inert = false;
      embla.destroy();
    },
  };
}

function optionsFor(viewport: HTMLElement): EmblaOptionsType {
  const firstSlide = viewport.querySelector("li");
  const startIndex = firstSlide ? Math.round(Math.abs(viewport.scrollLeft) / firstSlide.offsetWidth) : 0;
  viewport.scrollLeft = 0;
  return {
    align: "start",
    loop: true,
    slidesToScroll: 1,
    startIndex,
    direction: getComputedStyle(viewport).direction === "rtl" ? "rtl" : "ltr",
    inViewThreshold: seenPart,
    // A focused slide moves to the front only if it is cut off; others stay in place.
    watchFocus: (_embla, { target }) => target instanceof Element && !isWithin(target, viewport),
  };
}

/** Endless even with too few slides for a loop: the last is followed by the first. */
function scroll(embla: EmblaCarouselType, direction: 1 | -1): void {
  const jump = prefersReducedMotion();
  if (direction === 1) {
    if (embla.canScrollNext()) embla.scrollNext(jump);
    else embla.scrollTo(0, jump);
  } else if (embla.canScrollPrev()) embla.scrollPrev(jump);
  else embla.scrollTo(embla.scrollSnapList().length - 1, jump);
}

function hideSlidesOutOfSight(embla: EmblaCarouselType): void {
  const seen = new Set(embla.slidesInView());
  for (const [index, slide] of embla.slideNodes().entries()) slide.inert = !seen.has(index);
}

function isWithin(element: Element, frame: Element): boolean {
  const inner = element.getBoundingClientRect();
  const outer = frame.getBoundingClientRect();
  return inner.left >= outer.left && inner.right <= outer.right;
}
