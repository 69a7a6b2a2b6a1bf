import EmblaCarousel, { type EmblaOptionsType } from "embla-carousel";
import Autoplay from "embla-carousel-autoplay";

/** Time between two slides, in milliseconds (specification section 9). */
const autoplayDelay = 3_000;

export type RunningCarousel = {
  previous: () => void;
  next: () => void;
  setPaused: (paused: boolean) => void;
  stop: () => void;
};

/**
 * Turns a scrollable row into a carousel that runs by itself without end and rests under the pointer and the focus.
 * It begins with the slide that the row was scrolled to. Loaded only when a carousel comes near the screen.
 */
export function startCarousel(viewport: HTMLElement): RunningCarousel {
  const firstSlide = viewport.querySelector("li");
  const options: EmblaOptionsType = {
    align: "start",
    loop: true,
    slidesToScroll: 1,
    startIndex: firstSlide ? Math.round(Math.abs(viewport.scrollLeft) / firstSlide.offsetWidth) : 0,
    direction: getComputedStyle(viewport).direction === "rtl" ? "rtl" : "ltr",
  };
  const autoplay = Autoplay({ delay: autoplayDelay, stopOnInteraction: false, stopOnMouseEnter: true });
  viewport.scrollLeft = 0;
  const embla = EmblaCarousel(viewport, options, [autoplay]);

  return {
    previous() {
      embla.scrollPrev();
      autoplay.reset();
    },
    next() {
      embla.scrollNext();
      autoplay.reset();
    },
    // Taken out rather than stopped: a stopped autoplay starts again when the pointer leaves.
    setPaused(paused) {
      embla.reInit({ startIndex: embla.selectedScrollSnap() }, paused ? [] : [autoplay]);
    },
    stop: () => embla.destroy(),
  };
}
