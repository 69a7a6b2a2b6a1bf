import type { HydratedRouterProps } from "react-router/dom";
import { language } from "#messages/language.ts";

const storageKey = "missed-page";

function isReload(): boolean {
  const [entry] = performance.getEntriesByType("navigation");
  return entry instanceof PerformanceNavigationTiming && entry.type === "reload";
}

function remember(address: string): void {
  try {
    sessionStorage.setItem(storageKey, address);
  } catch {
    // Storing is forbidden: then the click has to be made again.
  }
}

/** Gives back what was remembered. */
function forget(): string | null {
  try {
    const address = sessionStorage.getItem(storageKey);
    if (address !== null) sessionStorage.removeItem(storageKey);
    return address;
  } catch {
    return null;
  }
}

/**
 * React Router loads the page anew when the code of the next one cannot be had: there is no network, or a new build has
 * taken its place. The click would be lost; so where it leads is remembered until it has led there.
 */
export const missedPages: NonNullable<HydratedRouterProps["instrumentations"]> = [
  {
    router(router) {
      router.instrument({
        async navigate(follow, { to }) {
          if (typeof to === "string" && to.startsWith("/")) remember(language.prefix + to);
          // Never ends if the page is loaded anew.
          await follow();
          forget();
        },
      });
    },
  },
];

/** To be called when a page begins: goes on to the one that was missed. */
export function followMissedPage(): void {
  const missed = forget();
  if (missed !== null && isReload()) location.replace(missed);
}
