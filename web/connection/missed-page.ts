import type { HydratedRouterProps } from "react-router/dom";
import { language } from "#messages/language.ts";
import { tabStorage } from "../browser/storage.ts";

const storageKey = "missed-page";

function isReload(): boolean {
  const [entry] = performance.getEntriesByType("navigation");
  return entry instanceof PerformanceNavigationTiming && entry.type === "reload";
}

function forget(): string | undefined {
  const address = tabStorage.read(storageKey) ?? undefined;
  if (address !== undefined) tabStorage.remove(storageKey);
  return address;
}

/**
 * React Router reloads the page when the code of the next one cannot be loaded, because of no network or a new build.
 * The navigation would be lost; so its target is remembered until it was reached.
 */
export const missedPages: NonNullable<HydratedRouterProps["instrumentations"]> = [
  {
    router(router) {
      router.instrument({
        async navigate(follow, { to }) {
          if (typeof to === "string" && to.startsWith("/")) {
            tabStorage.write(storageKey, language.prefix + to);
          }
          await follow();
          forget();
        },
      });
    },
  },
];

export function retryMissedPage(): void {
  const missed = forget();
  if (missed !== undefined && isReload()) location.replace(missed);
}
