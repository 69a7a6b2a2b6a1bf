import { Suspense } from "react";
import { isRouteErrorResponse } from "react-router";
import { isUnreachable } from "#web/browser/unreachable.ts";
import { lazyPart } from "../ui/lazy-part.tsx";

// Loaded lazily, because no page begins with any of them. The server has it ready: a part that suspends once would move
// the page's title in the head, and with it the ETag of the first response.
const LostPage = import.meta.env.SSR
  ? (await import("./failed-page.tsx")).LostPage
  : lazyPart(async () => (await import("./failed-page.tsx")).LostPage);
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
