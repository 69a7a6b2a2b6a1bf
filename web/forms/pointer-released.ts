import type { FieldValues, Resolver } from "react-hook-form";

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
  // After the click event.
  const end = () => setTimeout(release);
  listen("pointerup", end);
  listen("pointercancel", end);
}

/** Resolves after the click of a pointer that is pressed now, at once where none is. */
export const pointerReleased = (): Promise<void> => released;

/** A resolver that delays errors while a pointer is pressed, because a layout shift would move the click's target. */
export function onceReleased<Fields extends FieldValues, Values>(
  resolver: Resolver<Fields, unknown, Values>,
): Resolver<Fields, unknown, Values> {
  return async (...input) => {
    const result = await resolver(...input);
    await pointerReleased();
    return result;
  };
}
