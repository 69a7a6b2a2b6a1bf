import { useEffect } from "react";
import { isRouteErrorResponse, useRevalidator } from "react-router";
import { offlineMessages } from "#messages/offline.ts";
import { keptPageAddress } from "../offline/page-address.ts";
import { NoConnection } from "./no-connection.tsx";

/** Whether the service worker can show this page as it was seen before. */
async function isKept(address: string): Promise<boolean> {
  const kept = keptPageAddress(address);
  if (kept === undefined || !("caches" in window) || !navigator.serviceWorker?.controller) return false;
  return (await caches.match(kept, { ignoreVary: true })) !== undefined;
}

/** Stands in place of a page that a click led to and the network did not give. */
export function UnreachablePage({ error }: { error: unknown }) {
  const { revalidate, state } = useRevalidator();

  // Its answers were not kept, but the whole page was: opened as such, it shows. Not for code that is missing, which the
  // page that is kept may want as well.
  useEffect(() => {
    if (!isRouteErrorResponse(error)) return;
    isKept(location.href).then(
      (kept) => kept && location.reload(),
      () => undefined,
    );
  }, [error]);

  // Code that was missing is asked for again by a new document alone.
  function tryAgain() {
    if (isRouteErrorResponse(error)) void revalidate();
    else location.reload();
  }

  return (
    <>
      <title>{`${offlineMessages.title} | Tabeeb`}</title>
      <NoConnection text={offlineMessages.unreachable} busy={state !== "idle"} onRetry={tryAgain} />
    </>
  );
}
