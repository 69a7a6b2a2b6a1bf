import { useEffect, useState } from "react";
import { recoveryMessages } from "#messages/recovery.tsx";
import { FormFailure } from "#web/forms/form-failure.tsx";
import { useFailure } from "#web/forms/use-failure.ts";
import { Button } from "#web/ui/button.tsx";
import { TextLink } from "#web/ui/text-link.tsx";
import { toastAnswer, toastError } from "#web/ui/toast.ts";
import { accountApi } from "./account-api.ts";

const messages = recoveryMessages.code;

/** Seconds after which the shop sends another code (decisions: recovery). */
const pause = 60;

type ResendCodeProps = {
  /** The address that asked for the code; empty when this tab does not know it. */
  email: string;
  /** Receives the id of the new code's recovery. */
  onSent: (recoveryId: string) => void;
};

/** The countdown is visible; only its end is announced. */
export function ResendCode({ email, onSent }: ResendCodeProps) {
  const secondsLeft = useCountdown(pause);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useFailure();

  async function resend() {
    setBusy(true);
    setFailure("");
    const result = await accountApi.sendResetPasswordOTP({ body: { email } });
    setBusy(false);
    if (!result.ok) {
      toastError(result.error.error);
      setFailure(result.error.error);
      return;
    }
    toastAnswer(result.data.message, "RECOVERY_BEGUN");
    onSent(result.data.userId);
  }

  if (email === "") {
    return <p className="text-slate">{messages.noCode(linkToForget)}</p>;
  }
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2 text-slate">
        <Button look="secondary" busy={busy} disabled={secondsLeft > 0} onClick={() => void resend()}>
          {messages.resend}
        </Button>
        {secondsLeft > 0 && <span>{messages.resendIn(secondsLeft)}</span>}
      </div>
      <p role="status" className="sr-only">
        {secondsLeft === 0 && <span>{messages.canResend}</span>}
      </p>
      <FormFailure>{failure}</FormFailure>
      <p className="text-slate">{messages.wrongAddress(linkToForget)}</p>
    </div>
  );
}

function linkToForget(words: string) {
  return <TextLink to="/forget">{words}</TextLink>;
}

/** Whole seconds, rounded up, from `now` until `end`, both in milliseconds; never below 0. */
export function secondsUntil(end: number, now: number): number {
  return Math.max(0, Math.ceil((end - now) / 1000));
}

/** Seconds left; computed from the clock, because timers stop while a tab sleeps. */
function useCountdown(seconds: number): number {
  const [left, setLeft] = useState(seconds);

  useEffect(() => {
    const end = Date.now() + seconds * 1000;
    const timer = setInterval(() => {
      const now = secondsUntil(end, Date.now());
      setLeft(now);
      if (now === 0) clearInterval(timer);
    }, 1000);
    return () => clearInterval(timer);
  }, [seconds]);

  return left;
}
