import { type RefObject, useEffect, useRef, useState } from "react";
import { prefersReducedMotion } from "../ui/reduced-motion.ts";
import type { RunningCarousel } from "./start-carousel.ts";

/** Distance below the screen, in pixels, at which a carousel loads its code. */
const loadDistance = 300;

/**
 * A row that can be scrolled by hand and autoplays once its code has loaded. Under reduced motion it stays a row.
 * `shown` is the slide that a button brought to the front, from 0, for screen readers.
 */
export function useCarousel(frameRef: RefObject<Element | null>, viewportRef: RefObject<HTMLElement | null>) {
  const carousel = useRef<RunningCarousel>(undefined);
  const [running, setRunning] = useState(false);
  const [paused, setPaused] = useState(false);
  const [shown, setShown] = useState<number>();

  useEffect(() => {
    const frame = frameRef.current;
    const viewport = viewportRef.current;
    if (!frame || !viewport || prefersReducedMotion()) return;
    let gone = false;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        void import("./start-carousel.ts").then(({ startCarousel }) => {
          if (gone) return;
          carousel.current = startCarousel(frame, viewport);
          setRunning(true);
        });
      },
      { rootMargin: `${loadDistance}px` },
    );
    observer.observe(viewport);
    return () => {
      gone = true;
      observer.disconnect();
      carousel.current?.stop();
      carousel.current = undefined;
      setRunning(false);
      setPaused(false);
    };
  }, [frameRef, viewportRef]);

  function move(direction: 1 | -1) {
    if (carousel.current) setShown(carousel.current.move(direction));
    else if (viewportRef.current) scrollOneSlide(viewportRef.current, direction);
  }

  function togglePaused() {
    carousel.current?.setPaused(!paused);
    setPaused(!paused);
  }

  return { running, paused, shown, togglePaused, previous: () => move(-1), next: () => move(1) };
}

function scrollOneSlide(viewport: HTMLElement, direction: 1 | -1) {
  const slideWidth = viewport.querySelector("li")?.offsetWidth ?? viewport.clientWidth;
  const towardsEnd = getComputedStyle(viewport).direction === "rtl" ? -1 : 1;
  viewport.scrollBy({
    left: slideWidth * direction * towardsEnd,
    behavior: prefersReducedMotion() ? "auto" : "smooth",
  });
}
