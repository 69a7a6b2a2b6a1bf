import { useState } from "react";
import { login, type SecondFactor } from "#contract/staff/staff.ts";
import { Form } from "#web/back-office/ui/form.tsx";
import { PasswordField } from "#web/customers/accounts/password-field.tsx";
import { ShowPassword } from "#web/customers/accounts/show-password.tsx";
import { EmailField } from "#web/forms/email-field.tsx";
import { FormFailure } from "#web/forms/form-failure.tsx";
import { Button } from "#web/ui/button.tsx";
import { callApi } from "../api.ts";
import { useOfficeForm } from "../ui/use-office-form.ts";

type PasswordFormProps = {
  email?: string;
  onSignedIn: (missing: SecondFactor) => void | Promise<void>;
};

export function PasswordForm({ email = "", onSignedIn }: PasswordFormProps) {
  const [shown, setShown] = useState(false);
  const { busy, failure, formProps, Field } = useOfficeForm({
    schema: login.body,
    values: { email, password: "" },
    async send(body) {
      const result = await callApi(login, { body });
      if (!result.ok) return result;
      await onSignedIn(result.data.secondFactor);
      return undefined;
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
    </Form>
  );
}
