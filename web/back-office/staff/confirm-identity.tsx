import { confirmIdentity } from "#contract/staff/staff.ts";
import { callApi } from "#web/back-office/api.ts";
import { Form, useOfficeForm } from "#web/back-office/ui/form.tsx";
import { settleIdentity, useIdentityAsked } from "#web/back-office/ui/identity.ts";
import { PasswordField } from "#web/customers/accounts/password-field.tsx";
import { FormFailure } from "#web/forms/form-failure.tsx";
import { Button } from "#web/ui/button.tsx";
import { LazyDialog } from "#web/ui/lazy-dialog.tsx";
import { useStaff } from "./use-staff.ts";

/** Before calls about money, staff, keys and exports; the call that was refused then goes on. */
export function ConfirmIdentity() {
  const isAsked = useIdentityAsked();
  return (
    <LazyDialog open={isAsked} onClose={() => settleIdentity(false)} title="Confirm that it is you">
      <ConfirmForm />
    </LazyDialog>
  );
}

function ConfirmForm() {
  const { hasSecondFactor } = useStaff();
  const { busy, failure, formProps, Field } = useOfficeForm({
    schema: confirmIdentity.body,
    values: hasSecondFactor ? { code: "" } : { password: "" },
    fieldOfCode: { WRONG_CODE: "code" },
    async send(body) {
      const result = await callApi(confirmIdentity, { body });
      if (!result.ok) return result;
      settleIdentity(true);
    },
  });
  return (
    <Form {...formProps} className="grid gap-4">
      <p className="text-slate">
        For money, staff, keys and exports you confirm again after half an hour. Your work on this page stays.
      </p>
      {hasSecondFactor ? (
        <Field
          name="code"
          label="Code of your app or a recovery code"
          hint="Six digits from your authenticator app, or one of your ten recovery codes; each is valid once"
          autoComplete="one-time-code"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          autoFocus
        />
      ) : (
        <Field
          name="password"
          as={PasswordField}
          label="Password"
          autoComplete="current-password"
          autoFocus
          shown={false}
        />
      )}
      <FormFailure>{failure}</FormFailure>
      <Button type="submit" wide busy={busy}>
        {busy ? "Checking..." : "Confirm"}
      </Button>
    </Form>
  );
}
