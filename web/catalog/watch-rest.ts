import type { Rest } from "./carousel-rest.ts";

/**
 * Tells `rest` of everything around a carousel that makes it stand still, until `signal` aborts. The pointer counts
 * over the slides, the focus of the keyboard anywhere in `frame`.
 */
export function watchRest(frame: Element, viewport: HTMLElement, rest: Rest, signal: AbortSignal): void {
  const noteTab = () => rest.set("tab", document.hidden);
  const lessMotion = matchMedia("(prefers-reduced-motion: reduce)");
  const noteMotion = () => rest.set("motion", lessMotion.matches);
  noteTab();
  noteMotion();
  document.addEventListener("visibilitychange", noteTab, { signal });
  lessMotion.addEventListener("change", noteMotion, { signal });

  viewport.addEventListener("pointerenter", (event) => rest.set("pointer", event.pointerType !== "touch"), {
    signal,
  });
  viewport.addEventListener("pointerleave", () => rest.set("pointer", false), { signal });
  frame.addEventListener("focusin", (event) => rest.set("focus", isKeyboardFocus(event.target)), { signal });
  frame.addEventListener("focusout", () => rest.set("focus", false), { signal });

  const sight = new IntersectionObserver(([entry]) => rest.set("sight", entry?.isIntersecting === false));
  sight.observe(viewport);
  signal.addEventListener("abort", () => sight.disconnect());
}

/** The focus on the button that pauses does not count, or its 'Play' would set nothing going. */
function isKeyboardFocus(target: EventTarget | null): boolean {
  return target instanceof Element && target.matches(":focus-visible:not([data-carousel-pause])");
}
