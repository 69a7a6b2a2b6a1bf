import { useEffect } from "react";
import { useLocation } from "react-router";

/** Milliseconds in which a page that was just opened has the processor for itself: a worker is a program of its own. */
const afterOpening = 3_000;

function isLoaded(): Promise<void> {
  return new Promise((resolve) => {
    if (document.readyState === "complete") resolve();
    else addEventListener("load", () => resolve(), { once: true });
  });
}

async function whenSettled(): Promise<void> {
  await isLoaded();
  await new Promise((resolve) => setTimeout(resolve, afterOpening));
}

/**
 * Sends the visited page to the service worker, so that it opens without network (docs/decisions/014-service-worker.md). A
 * page that passed through the worker has been kept by it; the first one of a visitor and what a click exchanges have not.
 */
async function tellWorker(page: string, files: string[]): Promise<void> {
  await navigator.serviceWorker.register("/service-worker.js");
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage({ page, files });
}

/** True until the page that the browser itself loaded was sent, or needs not be. */
let isFirst = true;

export function useCachedPages(): void {
  const { pathname, search } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the page is the occasion.
  useEffect(() => {
    if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
    const files = isFirst ? performance.getEntriesByType("resource").map(({ name }) => name) : [];
    const known = isFirst && navigator.serviceWorker.controller !== null;
    isFirst = false;
    // What cannot be kept is only not there without network.
    const page = location.href;
    if (!known)
      whenSettled()
        .then(() => tellWorker(page, files))
        .catch(() => undefined);
  }, [pathname, search]);
}
