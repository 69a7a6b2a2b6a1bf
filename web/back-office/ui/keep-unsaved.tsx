import { useEffect } from "react";
import { useBlocker } from "react-router";
import { ConfirmDialog } from "#web/ui/confirm-dialog.tsx";

/** Asks before what was typed into a form is left behind. `when` is usually the form's `isDirty` while it is not sent. */
export function KeepUnsaved({ when }: { when: boolean }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => when && currentLocation.pathname !== nextLocation.pathname,
  );

  useEffect(() => {
    if (!when) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", ask);
    return () => removeEventListener("beforeunload", ask);
  }, [when]);

  return (
    <ConfirmDialog
      open={blocker.state === "blocked"}
      onClose={() => blocker.reset?.()}
      title="Leave without saving?"
      text="What you have changed on this page is not saved."
      confirmLabel="Leave"
      busyLabel="Leaving..."
      busy={false}
      onConfirm={() => blocker.proceed?.()}
    />
  );
}
