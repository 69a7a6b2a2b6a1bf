import { useState } from "react";
import { z } from "zod";
import { changePassword } from "#contract/staff/staff.ts";
import { staffPasswordMinLength } from "#contract/values/limits.ts";
import { Form } from "#web/back-office/ui/form.tsx";
import { PasswordField } from "#web/customers/accounts/password-field.tsx";
import { ShowPassword } from "#web/customers/accounts/show-password.tsx";
import { FormFailure } from "#web/forms/form-failure.tsx";
import { Button } from "#web/ui/button.tsx";
import { toastSuccess } from "#web/ui/toast.ts";
import { callApi } from "../api.ts";
import { FormSection } from "../ui/form-section.tsx";
import { useOfficeForm } from "../ui/use-office-form.ts";
import { newPasswordFields, typedTwice } from "./new-password-fields.ts";
import { NewPasswordInputs } from "./new-password-inputs.tsx";

const fields = typedTwice(
  z.object({ currentPassword: changePassword.body.shape.currentPassword, ...newPasswordFields }),
);

export function OwnPassword() {
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
      return undefined;
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
