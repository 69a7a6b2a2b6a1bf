/**
 * Reasons for a pause: its pause button, the pointer over it, a swipe, the focus in it, a hidden tab, the carousel out
 * of view, or reduced motion.
 */
type PauseReason = "button" | "pointer" | "swipe" | "focus" | "tab" | "sight" | "motion";

/** A set of reasons, so that a leaving pointer does not resume after the pause button. */
export function createAutoplayPause(onChange: (isPaused: boolean) => void) {
  const reasons = new Set<PauseReason>();
  return {
    set(reason: PauseReason, holds: boolean): void {
      const wasPaused = reasons.size > 0;
      if (holds) reasons.add(reason);
      else reasons.delete(reason);
      const isPaused = reasons.size > 0;
      if (isPaused !== wasPaused) onChange(isPaused);
    },
  };
}

export type AutoplayPause = ReturnType<typeof createAutoplayPause>;

/** Until `signal` aborts. The pointer counts over the slides, keyboard focus anywhere in `frame`. */
export function watchAutoplayPause(
  frame: Element,
  viewport: HTMLElement,
  pause: AutoplayPause,
  signal: AbortSignal,
): void {
  const noteTab = () => pause.set("tab", document.hidden);
  const lessMotion = matchMedia("(prefers-reduced-motion: reduce)");
  const noteMotion = () => pause.set("motion", lessMotion.matches);
  noteTab();
  noteMotion();
  document.addEventListener("visibilitychange", noteTab, { signal });
  lessMotion.addEventListener("change", noteMotion, { signal });

  viewport.addEventListener("pointerenter", (event) => pause.set("pointer", event.pointerType !== "touch"), {
    signal,
  });
  viewport.addEventListener("pointerleave", () => pause.set("pointer", false), { signal });
  frame.addEventListener("focusin", (event) => pause.set("focus", isKeyboardFocus(event.target)), { signal });
  frame.addEventListener("focusout", () => pause.set("focus", false), { signal });

  const sight = new IntersectionObserver(([entry]) => pause.set("sight", entry?.isIntersecting === false));
  sight.observe(viewport);
  signal.addEventListener("abort", () => sight.disconnect());
}

/** The focus on the pause button does not count, or its 'Play' would have no effect. */
function isKeyboardFocus(target: EventTarget | null): boolean {
  return target instanceof Element && target.matches(":focus-visible:not([data-carousel-pause])");
}
