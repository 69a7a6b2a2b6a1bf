import { useState } from "react";
import { z } from "zod";
import { changePassword, renewRecoveryCodes } from "#contract/staff/staff.ts";
import { staffPasswordMinLength } from "#contract/values/limits.ts";
import { callApi } from "#web/back-office/api.ts";
import { Form, useOfficeForm } from "#web/back-office/ui/form.tsx";
import { FormSection } from "#web/back-office/ui/form-section.tsx";
import { PageHeader } from "#web/back-office/ui/page-header.tsx";
import { PasswordField, ShowPassword } from "#web/customers/accounts/password-field.tsx";
import { FormFailure } from "#web/forms/form-failure.tsx";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { toastSuccess } from "#web/ui/toast.ts";
import { CodeField } from "./code-field.tsx";
import { NewPasswordInputs, newPasswordFields, typedTwice } from "./new-password-inputs.tsx";
import { RecoveryCodes } from "./recovery-codes.tsx";
import { useStaff } from "./use-staff.ts";

export function Component() {
  const { name, hasSecondFactor } = useStaff();
  return (
    <>
      <PageHeader title="Your account" aside={<span className="text-slate">{name}</span>} />
      <OwnPassword />
      <OwnRecoveryCodes hasSecondFactor={hasSecondFactor} />
    </>
  );
}

const fields = typedTwice(
  z.object({ currentPassword: changePassword.body.shape.currentPassword, ...newPasswordFields }),
);

function OwnPassword() {
  const [shown, setShown] = useState(false);
  const { form, busy, failure, formProps, Field } = useOfficeForm({
    schema: fields,
    values: { currentPassword: "", newPassword: "", again: "" },
    fieldOfCode: { WRONG_CREDENTIALS: "currentPassword" },
    async send({ currentPassword, newPassword }) {
      const result = await callApi(changePassword, { body: { currentPassword, newPassword } });
      if (!result.ok) return result;
      form.reset();
      toastSuccess("Password changed");
    },
  });
  const { errors } = form.formState;
  return (
    <FormSection
      title="Password"
      text={`At least ${staffPasswordMinLength} characters. Your other sessions end with the change.`}
    >
      <Form {...formProps} className="grid max-w-100 gap-4">
        <Field
          name="currentPassword"
          as={PasswordField}
          label="Current password"
          autoComplete="current-password"
          shown={shown}
        />
        <NewPasswordInputs
          newPassword={form.register("newPassword")}
          again={form.register("again")}
          errors={errors}
          shown={shown}
        />
        <ShowPassword shown={shown} onChange={setShown} />
        <FormFailure>{failure}</FormFailure>
        <Button type="submit" busy={busy} className="justify-self-start">
          {busy ? "Saving..." : "Change password"}
        </Button>
      </Form>
    </FormSection>
  );
}

function OwnRecoveryCodes({ hasSecondFactor }: { hasSecondFactor: boolean }) {
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
      text="Ten codes for when your phone is not at hand. New ones replace the old ones."
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
    },
  });
  return (
    <Form {...formProps} className="grid gap-4">
      <Field name="code" as={CodeField} />
      <FormFailure>{failure}</FormFailure>
      <Button type="submit" look="secondary" busy={busy} className="justify-self-start">
        {busy ? "Making..." : "Create new codes"}
      </Button>
    </Form>
  );
}
