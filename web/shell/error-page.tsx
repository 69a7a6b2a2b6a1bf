import { lazy, Suspense } from "react";
import { isRouteErrorResponse, useRevalidator } from "react-router";
import RotateCw from "#icons/rotate-cw.mjs";
import { offlineMessages } from "#messages/offline.ts";
import { shellMessages } from "#messages/shell.ts";
import { isUnreachable } from "../connection/unreachable.ts";
import { Button, ButtonLink } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";
import { NotFound } from "./not-found.tsx";
import { ShopTitle } from "./shop-title.tsx";

/** In the code of /offline, which the service worker has kept from the start. */
const UnreachablePage = lazy(() =>
  import("../connection/no-connection.tsx").then(
    (module) => ({ default: module.UnreachablePage }),
    () => ({ default: FailedPage }),
  ),
);

export function ErrorPage({ error }: { error: unknown }) {
  if (isRouteErrorResponse(error) && error.status === 404) {
    return (
      <>
        <ShopTitle title={shellMessages.missingTitle} />
        <NotFound canNavigateBack />
      </>
    );
  }
  if (!isUnreachable(error)) return <FailedPage error={error} />;
  return (
    <Suspense>
      <UnreachablePage error={error} />
    </Suspense>
  );
}

function FailedPage({ error }: { error: unknown }) {
  const { revalidate, state } = useRevalidator();

  // An answer of the API may be another one now. Anything else, like code of a version that is gone, needs a fresh page.
  function tryAgain() {
    if (isRouteErrorResponse(error)) void revalidate();
    else location.reload();
  }

  return (
    <main className="wrap grid justify-items-center gap-5 section-space text-center">
      <ShopTitle title={shellMessages.failedTitle} />
      <h1>{shellMessages.failedTitle}</h1>
      <p role="alert" className="max-w-[26em] text-slate">
        {errorSentence(error)}
      </p>
      <div className="flex flex-wrap justify-center gap-2.5">
        <Button onClick={tryAgain} busy={state !== "idle"}>
          <Icon icon={RotateCw} />
          {shellMessages.tryAgain}
        </Button>
        <ButtonLink to="/" look="secondary">
          {shellMessages.backToHomepage}
        </ButtonLink>
      </div>
    </main>
  );
}

function errorSentence(error: unknown): string {
  if (!isRouteErrorResponse(error)) {
    return isUnreachable(error) ? offlineMessages.codeMissing : shellMessages.failedText;
  }
  const body: unknown = error.data;
  const hasSentence = typeof body === "object" && body !== null && "error" in body;
  return hasSentence && typeof body.error === "string" ? body.error : shellMessages.failedText;
}
