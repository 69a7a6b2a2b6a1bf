import { isRouteErrorResponse, useRevalidator } from "react-router";
import RotateCw from "#icons/rotate-cw.mjs";
import { failureMessages } from "#messages/failures.ts";
import { offlineMessages } from "#messages/offline.ts";
import { shellMessages } from "#messages/shell.ts";
import { isUnreachable } from "#web/browser/unreachable.ts";
import { Button, ButtonLink } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";
import { NotFound } from "./not-found.tsx";
import { ShopTitle } from "./shop-title.tsx";
import { useRecovery } from "./use-recovery.ts";

export function LostPage(_: { error: unknown }) {
  return (
    <>
      <ShopTitle title={failureMessages.missingTitle} />
      <NotFound canNavigateBack />
    </>
  );
}

export function FailedPage({ error }: { error: unknown }) {
  const { revalidate, state } = useRevalidator();
  const wasInUse = !import.meta.env.SSR && document.documentElement.hasAttribute("data-hydrated");
  const recovers = useRecovery(error, wasInUse);

  // An API call may succeed when repeated. Other failures, like code of an old build, need a reload.
  function tryAgain() {
    if (isRouteErrorResponse(error)) void revalidate();
    else location.reload();
  }

  if (recovers) return null;
  return (
    <main className="wrap grid justify-items-center gap-5 section-space text-center">
      <ShopTitle title={failureMessages.failedTitle} />
      <h1>{failureMessages.failedTitle}</h1>
      <p role="alert" className="max-w-[26em] text-slate">
        {errorSentence(error)}
      </p>
      <div className="flex flex-wrap justify-center gap-2.5">
        <Button onClick={tryAgain} busy={state !== "idle"}>
          <Icon icon={RotateCw} />
          {shellMessages.tryAgain}
        </Button>
        <ButtonLink to="/" look="secondary">
          {failureMessages.backToHomepage}
        </ButtonLink>
      </div>
    </main>
  );
}

function errorSentence(error: unknown): string {
  if (!isRouteErrorResponse(error)) {
    return isUnreachable(error) ? offlineMessages.codeMissing : failureMessages.failedText;
  }
  const body: unknown = error.data;
  const hasSentence = typeof body === "object" && body !== null && "error" in body;
  return hasSentence && typeof body.error === "string" ? body.error : failureMessages.failedText;
}
