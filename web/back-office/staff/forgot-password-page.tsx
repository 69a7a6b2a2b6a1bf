import { useState } from "react";
import { useSearchParams } from "react-router";
import { forgotPassword } from "#contract/staff/staff.ts";
import { Form, useOfficeForm } from "#web/back-office/ui/form.tsx";
import { EmailField } from "#web/forms/email-field.tsx";
import { FormFailure } from "#web/forms/form-failure.tsx";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { callApi } from "../api.ts";
import { SignInFrame } from "./sign-in-frame.tsx";

export function Component() {
  const [params] = useSearchParams();
  const [sentTo, setSentTo] = useState("");
  const { busy, failure, formProps, Field } = useOfficeForm({
    schema: forgotPassword.body,
    values: { email: params.get("email") ?? "" },
    async send(body) {
      const result = await callApi(forgotPassword, { body });
      if (!result.ok) return result;
      setSentTo(body.email);
    },
  });

  if (sentTo) {
    return (
      <SignInFrame
        title="Check your mail"
        text={`If a member of staff has the address ${sentTo}, a link is on its way. It works once, for 30 minutes. If no mail arrives, ask the owner.`}
      >
        <ButtonLink to="/sign-in" look="secondary" wide>
          Back to sign-in
        </ButtonLink>
      </SignInFrame>
    );
  }
  return (
    <SignInFrame
      title="Forgot password"
      text="A link to choose a new password is sent to your work address. Your second factor stays as it is."
    >
      <Form {...formProps} className="grid gap-4">
        <Field name="email" as={EmailField} autoComplete="username" autoFocus />
        <FormFailure>{failure}</FormFailure>
        <Button type="submit" wide busy={busy}>
          {busy ? "Sending..." : "Send the link"}
        </Button>
        <ButtonLink to="/sign-in" look="secondary" wide>
          Back to sign-in
        </ButtonLink>
      </Form>
    </SignInFrame>
  );
}
