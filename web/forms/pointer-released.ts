let release: () => void = () => undefined;
let released = Promise.resolve();

if (!import.meta.env.SSR) {
  const listen = (event: string, listener: () => void) =>
    addEventListener(event, listener, { capture: true });
  listen("pointerdown", () => {
    release();
    released = new Promise((resolve) => {
      release = resolve;
    });
  });
  // The click comes first.
  const end = () => setTimeout(release);
  listen("pointerup", end);
  listen("pointercancel", end);
}

/** Resolves when no pointer is held down: what appears meanwhile would move what is being clicked. */
export function pointerReleased(): Promise<void> {
  return released;
}
