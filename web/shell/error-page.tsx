import { Suspense } from "react";
import { isRouteErrorResponse } from "react-router";
import { isUnreachable } from "#web/browser/unreachable.ts";
import { lazyPart } from "../ui/lazy-part.tsx";

// Loaded lazily, because no page begins with any of them.
const LostPage = lazyPart(async () => (await import("./failed-page.tsx")).LostPage);
const FailedPage = lazyPart(async () => (await import("./failed-page.tsx")).FailedPage);
/** In the bundle of /offline, which the service worker precaches. */
const UnreachablePage = lazyPart(async () => (await import("./no-connection.tsx")).UnreachablePage);

export function ErrorPage({ error }: { error: unknown }) {
  const isLost = isRouteErrorResponse(error) && error.status === 404;
  const Page = isLost ? LostPage : isUnreachable(error) ? UnreachablePage : FailedPage;
  return (
    <Suspense>
      <Page error={error} />
    </Suspense>
  );
}
