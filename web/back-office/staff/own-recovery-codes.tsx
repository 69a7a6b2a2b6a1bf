import { useState } from "react";
import { renewRecoveryCodes } from "#contract/staff/staff.ts";
import { Form } from "#web/back-office/ui/form.tsx";
import { FormFailure } from "#web/forms/form-failure.tsx";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { callApi } from "../api.ts";
import { FormSection } from "../ui/form-section.tsx";
import { useOfficeForm } from "../ui/use-office-form.ts";
import { CodeField } from "./code-field.tsx";
import { RecoveryCodes } from "./recovery-codes.tsx";

export function OwnRecoveryCodes({ hasSecondFactor }: { hasSecondFactor: boolean }) {
  const [codes, setCodes] = useState<string[]>();

  if (!hasSecondFactor) {
    return (
      <FormSection title="Authenticator app" text="A second step that protects your account.">
        <ButtonLink to="/second-factor?from=/account" look="secondary" className="justify-self-start">
          Set up an app
        </ButtonLink>
      </FormSection>
    );
  }
  return (
    <FormSection
      title="Recovery codes"
      text="Ten codes for the day on which your phone is not at hand. New ones replace the old ones."
    >
      <div className="max-w-100">
        {codes ? (
          <RecoveryCodes codes={codes} onKept={() => setCodes(undefined)} />
        ) : (
          <RenewForm onRenewed={setCodes} />
        )}
      </div>
    </FormSection>
  );
}

function RenewForm({ onRenewed }: { onRenewed: (codes: string[]) => void }) {
  const { busy, failure, formProps, Field } = useOfficeForm({
    schema: renewRecoveryCodes.body,
    values: { code: "" },
    fieldOfCode: { WRONG_CODE: "code" },
    async send(body) {
      const result = await callApi(renewRecoveryCodes, { body });
      if (!result.ok) return result;
      onRenewed(result.data.recoveryCodes);
      return undefined;
    },
  });
  return (
    <Form {...formProps} className="grid gap-4">
      <Field name="code" as={CodeField} />
      <FormFailure>{failure}</FormFailure>
      <Button type="submit" look="secondary" busy={busy} className="justify-self-start">
        {busy ? "Making..." : "Make new codes"}
      </Button>
    </Form>
  );
}
