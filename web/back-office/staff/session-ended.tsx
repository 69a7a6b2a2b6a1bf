import { useNavigate, useRevalidator } from "react-router";
import { clearSessionEnd, useSessionEnded } from "#web/back-office/ui/session-end.ts";
import { LazyDialog } from "#web/ui/lazy-dialog.tsx";
import { toastSuccess } from "#web/ui/toast.ts";
import { SignInSteps } from "./sign-in-steps.tsx";

export function SessionEnded({ email }: { email: string }) {
  const ended = useSessionEnded();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();

  async function goOn() {
    clearSessionEnd();
    await revalidate();
    toastSuccess("Signed in. Send it again.");
  }

  async function enrol() {
    clearSessionEnd();
    await navigate("/second-factor");
  }

  return (
    <LazyDialog open={ended} onClose={clearSessionEnd} title="Your session has ended">
      <div className="grid gap-4">
        <p className="text-slate">Sign in again; your entries on this page are still there.</p>
        <SignInSteps email={email} onDone={goOn} onEnrol={enrol} />
      </div>
    </LazyDialog>
  );
}
