import { useEffect, useState } from "react";
import { useHref, useSearchParams } from "react-router";
import { noConnectionMessages } from "#messages/no-connection.ts";
import { NoConnection } from "#web/shell/no-connection.tsx";
import { pageTags } from "../shell/page-tags.ts";
import type { Route } from "./+types/offline-page.ts";

export function meta({ matches }: Route.MetaArgs) {
  return pageTags(matches, {
    title: noConnectionMessages.title,
    description: noConnectionMessages.description,
  });
}

/** Only an address of this shop: prevents an open redirect. */
function ownAddress(path: string, otherwise: string): string {
  const address = URL.canParse(path, location.origin) ? new URL(path, location.origin) : undefined;
  return address?.origin === location.origin ? address.href : otherwise;
}

/** The service worker's fallback without network and cached page (docs/decisions/014-service-worker.md). */
export default function OfflinePage() {
  const [params] = useSearchParams();
  const home = useHref("/");
  const wanted = params.get("page") ?? home;
  const [busy, setBusy] = useState(false);

  function tryAgain() {
    setBusy(true);
    location.replace(ownAddress(wanted, home));
  }

  // Pull-to-refresh means the page that was requested.
  useEffect(() => {
    const [entry] = performance.getEntriesByType("navigation");
    const reloaded = entry instanceof PerformanceNavigationTiming && entry.type === "reload";
    if (reloaded && navigator.onLine && params.has("page")) location.replace(ownAddress(wanted, home));
  }, [params, wanted, home]);

  return <NoConnection text={noConnectionMessages.neverSeen} busy={busy} onRetry={tryAgain} />;
}
