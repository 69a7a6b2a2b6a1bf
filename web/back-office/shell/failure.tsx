import { isRouteErrorResponse, useRevalidator, useRouteError } from "react-router";
import RotateCw from "#icons/rotate-cw.mjs";
import { OfficeTitle } from "#web/back-office/ui/office-title.tsx";
import { useRecovery } from "#web/shell/use-recovery.ts";
import { Button } from "#web/ui/button.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { Missing } from "./missing.tsx";

function sentenceOf(error: unknown): string {
  if (!isRouteErrorResponse(error)) return "Something on this page went wrong. Load it again.";
  if (error.status === 403) return "Your role does not cover this page.";
  const { error: sentence } = { error: "", ...error.data };
  return sentence || "The page could not be loaded.";
}

function Failure({ error }: { error: unknown }) {
  const { revalidate, state } = useRevalidator();
  const recovers = useRecovery(error, true);

  // A failed call can be retried. Other failures, such as code of an old version, need a page reload.
  function tryAgain() {
    if (isRouteErrorResponse(error)) void revalidate();
    else location.reload();
  }

  if (recovers) return null;
  return (
    <div className="grid justify-items-start gap-4">
      <OfficeTitle title="Something went wrong" />
      <h1>Something went wrong</h1>
      <p role="alert" className="max-w-[60ch] text-slate">
        {sentenceOf(error)}
      </p>
      <Button onClick={tryAgain} busy={state !== "idle"}>
        <Icon icon={RotateCw} />
        Try again
      </Button>
    </div>
  );
}

export function PageFailure() {
  const error = useRouteError();
  return isRouteErrorResponse(error) && error.status === 404 ? <Missing /> : <Failure error={error} />;
}

export function AppFailure() {
  return (
    <main className="wrap py-12">
      <Failure error={useRouteError()} />
    </main>
  );
}
