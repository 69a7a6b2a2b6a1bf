import { useEffect } from "react";
import { useLocation } from "react-router";

/** Milliseconds; on a cheap phone there may be no idle moment while something moves. */
const longestWait = 5_000;

/** Runs `work` when the page is loaded and has nothing better to do. */
function whenIdle(work: () => void): void {
  if (document.readyState !== "complete") addEventListener("load", () => whenIdle(work), { once: true });
  else if ("requestIdleCallback" in window) requestIdleCallback(work, { timeout: longestWait });
  // Safari.
  else setTimeout(work, 1);
}

/**
 * Tells the service worker which page is seen, so that it opens without network (docs/decisions/014-service-worker.md). A
 * page that passed through the worker has been kept by it; the first one of a visitor and what a click exchanges have not.
 */
async function tellWorker(page: string, files: string[]): Promise<void> {
  await navigator.serviceWorker.register("/service-worker.js");
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage({ page, files });
}

/** The page that the browser itself has loaded; true until it has been told of, or needs not be. */
let isFirst = true;

/** Keeps the pages of the shop as they are seen. */
export function useKeptPages(): void {
  const { pathname, search } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the page is the occasion.
  useEffect(() => {
    if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
    const files = isFirst ? performance.getEntriesByType("resource").map(({ name }) => name) : [];
    const known = isFirst && navigator.serviceWorker.controller !== null;
    isFirst = false;
    // What cannot be kept is only not there without network.
    if (!known) whenIdle(() => void tellWorker(location.href, files).catch(() => undefined));
  }, [pathname, search]);
}
