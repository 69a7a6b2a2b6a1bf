import { useEffect } from "react";
import { useBlocker } from "react-router";
import { ConfirmDialog } from "#web/ui/confirm-dialog.tsx";

type KeepUnsavedProps = {
  /** Usually the form's `isDirty` while it is not sent. */
  when: boolean;
  title?: string;
  text?: string;
};

/** Asks before what was typed into a form, or goes on in a page, is left behind. */
export function KeepUnsaved({
  when,
  title = "Leave without saving?",
  text = "What you have changed on this page is not saved.",
}: KeepUnsavedProps) {
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
      title={title}
      text={text}
      confirmLabel="Leave"
      busyLabel="Leaving..."
      busy={false}
      onConfirm={() => blocker.proceed?.()}
    />
  );
}
