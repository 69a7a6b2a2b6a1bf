import { useEffect, useState } from "react";
import { useBlocker } from "react-router";
import { ConfirmDialog } from "#web/ui/confirm-dialog.tsx";
import { unsavedWork, useUnsavedWork } from "../ui/unsaved-work.ts";

/** Asks before unsaved work of the page (`KeepUnsaved`) is left: by a link, by Back, or by closing the tab. */
export function AskBeforeLeaving() {
  const work = useUnsavedWork();
  const [asked, setAsked] = useState(work);
  const blocker = useBlocker(
    ({ currentLocation: here, nextLocation: next }) =>
      unsavedWork() !== undefined && (here.pathname !== next.pathname || here.search !== next.search),
  );
  const isBlocked = blocker.state === "blocked";
  const isUnsaved = work !== undefined;
  // Preserve the text while the dialog closes.
  if (work && work !== asked) setAsked(work);

  useEffect(() => {
    if (!isUnsaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", ask);
    return () => removeEventListener("beforeunload", ask);
  }, [isUnsaved]);

  return (
    <ConfirmDialog
      open={isBlocked}
      backCloses={false}
      onClose={() => blocker.reset?.()}
      title={asked?.title ?? ""}
      text={asked?.text ?? ""}
      keepLabel="Stay"
      confirmLabel="Leave"
      busyLabel="Leaving..."
      busy={false}
      onConfirm={() => blocker.proceed?.()}
    />
  );
}
