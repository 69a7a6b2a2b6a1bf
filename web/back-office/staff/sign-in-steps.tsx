import { useState } from "react";
import { Link } from "react-router";
import { login, type SecondFactor, verifySecondFactor } from "#contract/staff/staff.ts";
import { callApi } from "#web/back-office/api.ts";
import { Form, useOfficeForm } from "#web/back-office/ui/form.tsx";
import { PasswordField, ShowPassword } from "#web/customers/accounts/password-field.tsx";
import { EmailField } from "#web/forms/email-field.tsx";
import { FormFailure } from "#web/forms/form-failure.tsx";
import { Button } from "#web/ui/button.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { CodeField } from "./code-field.tsx";

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

type PasswordFormProps = {
  email?: string;
  onSignedIn: (missing: SecondFactor) => void | Promise<void>;
};

function PasswordForm({ email = "", onSignedIn }: PasswordFormProps) {
  const [shown, setShown] = useState(false);
  const { busy, failure, formProps, Field } = useOfficeForm({
    schema: login.body,
    values: { email, password: "" },
    async send(body) {
      const result = await callApi(login, { body });
      if (!result.ok) return result;
      await onSignedIn(result.data.secondFactor);
    },
  });
  return (
    <Form {...formProps} className="grid gap-4">
      <Field name="email" as={EmailField} autoComplete="username" autoFocus={email === ""} />
      <Field
        name="password"
        as={PasswordField}
        label="Password"
        autoComplete="current-password"
        autoFocus={email !== ""}
        shown={shown}
      />
      <ShowPassword shown={shown} onChange={setShown} />
      <FormFailure>{failure}</FormFailure>
      <Button type="submit" wide busy={busy}>
        {busy ? "Signing in..." : "Sign in"}
      </Button>
      <Link to="/forgot-password" className="justify-self-start text-link">
        Forgot password
      </Link>
    </Form>
  );
}

type CodeFormProps = {
  onVerified: () => void | Promise<void>;
  onExpired: () => void;
};

function CodeForm({ onVerified, onExpired }: CodeFormProps) {
  const [withRecoveryCode, setWithRecoveryCode] = useState(false);
  const { form, busy, failure, formProps } = useOfficeForm({
    schema: verifySecondFactor.body,
    values: { code: "" },
    fieldOfCode: { WRONG_CODE: "code", INVALID: "code" },
    async send(body) {
      const result = await callApi(verifySecondFactor, { body });
      if (result.ok) await onVerified();
      else if (result.error.code === "NOT_LOGGED_IN") onExpired();
      else return result;
    },
  });
  const field = { ...form.register("code"), error: form.formState.errors.code?.message, autoFocus: true };

  function change() {
    form.reset();
    setWithRecoveryCode(!withRecoveryCode);
  }

  return (
    <Form {...formProps} className="grid gap-4">
      {withRecoveryCode ? (
        <TextField
          key="recovery"
          {...field}
          label="Recovery code"
          hint="One of the ten codes from when you set up the app. Each is valid once."
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
        />
      ) : (
        <CodeField key="app" {...field} hint="The six digits that your authenticator app shows now." />
      )}
      <FormFailure>{failure}</FormFailure>
      <Button type="submit" wide busy={busy}>
        {busy ? "Checking..." : "Continue"}
      </Button>
      <Button look="quiet" onClick={change} className="justify-self-start">
        {withRecoveryCode ? "Use the app instead" : "Use a recovery code instead"}
      </Button>
    </Form>
  );
}
