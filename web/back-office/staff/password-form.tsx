import { useState } from "react";
import { login, type SecondFactor } from "#contract/staff/staff.ts";
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
  const { form, busy, failure, formProps } = useOfficeForm({
    schema: login.body,
    values: { email, password: "" },
    async send(body) {
      const result = await callApi(login, { body });
      if (!result.ok) return result;
      await onSignedIn(result.data.secondFactor);
      return undefined;
    },
  });
  const { errors } = form.formState;
  return (
    <form {...formProps} className="grid gap-4">
      <EmailField
        {...form.register("email")}
        error={errors.email?.message}
        autoComplete="username"
        autoFocus={email === ""}
      />
      <PasswordField
        {...form.register("password")}
        label="Password"
        error={errors.password?.message}
        autoComplete="current-password"
        autoFocus={email !== ""}
        shown={shown}
      />
      <ShowPassword shown={shown} onChange={setShown} />
      <FormFailure>{failure}</FormFailure>
      <Button type="submit" wide busy={busy}>
        {busy ? "Signing in..." : "Sign in"}
      </Button>
    </form>
  );
}
