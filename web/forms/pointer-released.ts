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
  // The click comes first.
  const end = () => setTimeout(release);
  listen("pointerup", end);
  listen("pointercancel", end);
}

/** A resolver whose errors come while no pointer is held down: what appears meanwhile would move what is being clicked. */
export function onceReleased<Fields extends FieldValues, Values>(
  resolver: Resolver<Fields, unknown, Values>,
): Resolver<Fields, unknown, Values> {
  return async (...input) => {
    const result = await resolver(...input);
    await released;
    return result;
  };
}
