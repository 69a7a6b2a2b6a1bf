import { useState } from "react";
import { useLocation } from "react-router";
import { z } from "zod";
import { choosePassword } from "#contract/staff/staff.ts";
import { staffPasswordMinLength } from "#contract/values/limits.ts";
import { Form } from "#web/back-office/ui/form.tsx";
import { ShowPassword } from "#web/customers/accounts/password-field.tsx";
import { FormFailure } from "#web/forms/form-failure.tsx";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { callApi } from "../api.ts";
import { useOfficeForm } from "../ui/form.tsx";
import { NewPasswordInputs, newPasswordFields, typedTwice } from "./new-password-inputs.tsx";
import { SignInFrame } from "./sign-in-frame.tsx";

const fields = typedTwice(z.object(newPasswordFields));

export function Component() {
  // After the #, so that it reaches no server or log before the form is sent.
  const token = useLocation().hash.slice(1);
  const [shown, setShown] = useState(false);
  const [email, setEmail] = useState("");
  const { form, busy, failure, formProps } = useOfficeForm({
    schema: fields,
    values: { newPassword: "", again: "" },
    async send({ newPassword }) {
      const result = await callApi(choosePassword, { body: { token, newPassword } });
      if (!result.ok) return result;
      setEmail(result.data.email);
    },
  });
  const { errors } = form.formState;

  if (email) {
    return (
      <SignInFrame title="Password chosen" text={`Sign in with ${email} and your new password.`}>
        <ButtonLink to="/sign-in" wide>
          Sign in
        </ButtonLink>
      </SignInFrame>
    );
  }
  return (
    <SignInFrame
      title="Choose your password"
      text={`At least ${staffPasswordMinLength} characters. A sentence that only you would say is easy to keep in mind.`}
    >
      <Form {...formProps} className="grid gap-4">
        <NewPasswordInputs
          newPassword={form.register("newPassword")}
          again={form.register("again")}
          errors={errors}
          shown={shown}
        />
        <ShowPassword shown={shown} onChange={setShown} />
        <FormFailure>{failure}</FormFailure>
        <Button type="submit" wide busy={busy}>
          {busy ? "Saving..." : "Save password"}
        </Button>
      </Form>
    </SignInFrame>
  );
}
