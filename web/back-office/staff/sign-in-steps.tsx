import { useState } from "react";
import type { SecondFactor } from "#contract/staff/staff.ts";
import { CodeForm } from "./code-form.tsx";
import { PasswordForm } from "./password-form.tsx";

type SignInStepsProps = {
  email?: string;
  missing?: SecondFactor;
  onDone: () => void | Promise<void>;
  onEnrol: () => void | Promise<void>;
  onStep?: (missing: SecondFactor) => void;
};

export function SignInSteps({ email, missing = "none", onDone, onEnrol, onStep }: SignInStepsProps) {
  const [step, setStep] = useState<SecondFactor>(missing);

  function goTo(next: SecondFactor) {
    setStep(next);
    onStep?.(next);
  }

  function followPassword(next: SecondFactor) {
    if (next === "none") return onDone();
    if (next === "enrol") return onEnrol();
    return goTo(next);
  }

  if (step === "verify") return <CodeForm onVerified={onDone} onExpired={() => goTo("none")} />;
  return <PasswordForm {...(email === undefined ? {} : { email })} onSignedIn={followPassword} />;
}
