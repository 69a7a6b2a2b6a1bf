import { useState } from "react";
import { verifySecondFactor } from "#contract/staff/staff.ts";
import { Form } from "#web/back-office/ui/form.tsx";
import { FormFailure } from "#web/forms/form-failure.tsx";
import { Button } from "#web/ui/button.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { callApi } from "../api.ts";
import { useOfficeForm } from "../ui/use-office-form.ts";
import { CodeField } from "./code-field.tsx";

type CodeFormProps = {
  onVerified: () => void | Promise<void>;
  onExpired: () => void;
};

export function CodeForm({ onVerified, onExpired }: CodeFormProps) {
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
      return undefined;
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
          hint="One of the ten you kept when you set the app up. Each is good once."
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
