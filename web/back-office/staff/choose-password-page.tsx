import { useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { z } from "zod";
import { choosePassword, type SecondFactor } from "#contract/staff/staff.ts";
import { staffPasswordMinLength } from "#contract/values/limits.ts";
import { Form } from "#web/back-office/ui/form.tsx";
import { ShowPassword } from "#web/customers/accounts/password-field.tsx";
import { FormFailure } from "#web/forms/form-failure.tsx";
import { Button } from "#web/ui/button.tsx";
import { callApi } from "../api.ts";
import { useOfficeForm } from "../ui/form.tsx";
import { NewPasswordInputs, newPasswordFields, typedTwice } from "./new-password-inputs.tsx";
import { SignInFrame } from "./sign-in-frame.tsx";

const nextPages: Record<SecondFactor, string> = { none: "/", verify: "/sign-in", enrol: "/second-factor" };

const fields = typedTwice(z.object(newPasswordFields));

export function Component() {
  // After the #, so that it reaches no server or log before the form is sent.
  const token = useLocation().hash.slice(1);
  const [shown, setShown] = useState(false);
  const navigate = useNavigate();
  const { form, busy, failure, formProps } = useOfficeForm({
    schema: fields,
    values: { newPassword: "", again: "" },
    async send({ newPassword }) {
      const result = await callApi(choosePassword, { body: { token, newPassword } });
      if (!result.ok) return result;
      // The link and the password have signed in; a second factor follows where one is needed.
      await navigate(nextPages[result.data.secondFactor], { replace: true });
    },
  });
  const { errors } = form.formState;

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
          {busy ? "Saving..." : "Save and sign in"}
        </Button>
      </Form>
    </SignInFrame>
  );
}
