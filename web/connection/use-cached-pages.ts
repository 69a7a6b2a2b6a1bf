import { useEffect } from "react";
import { useLocation } from "react-router";

/** Delay in milliseconds, because starting a worker would compete with the page's opening. */
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
 * Sends the visited page to the service worker for offline use (docs/decisions/014-service-worker.md). Pages fetched
 * through the worker are cached already; a visitor's first page and client-side navigations are not.
 */
async function tellWorker(page: string, files: string[]): Promise<void> {
  await navigator.serviceWorker.register("/service-worker.js");
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage({ page, files });
}

/** True until the initially loaded page was sent, or need not be. */
let isFirst = true;

export function useCachedPages(): void {
  const { pathname, search } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the page is the occasion.
  useEffect(() => {
    if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
    const files = isFirst ? performance.getEntriesByType("resource").map(({ name }) => name) : [];
    const known = isFirst && navigator.serviceWorker.controller !== null;
    isFirst = false;
    // A failure here only means that the page does not open offline.
    const page = location.href;
    if (!known)
      whenSettled()
        .then(() => tellWorker(page, files))
        .catch(() => undefined);
  }, [pathname, search]);
}
