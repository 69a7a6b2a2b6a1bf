import { type ComponentType, lazy } from "react";
import { offlineMessages } from "#messages/offline.ts";

const Missing = () => <p>{offlineMessages.codeMissing}</p>;

/** A part of a page whose code comes when it is first shown; where it cannot be had, the part says so and the page stays. */
export function lazyPart<Props>(load: () => Promise<ComponentType<Props>>) {
  return lazy<ComponentType<Props>>(() =>
    load().then(
      (part) => ({ default: part }),
      () => ({ default: Missing }),
    ),
  );
}
