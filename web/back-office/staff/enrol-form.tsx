import { QRCodeSVG } from "qrcode.react";
import { confirmSecondFactor } from "#contract/staff/staff.ts";
import { Form } from "#web/back-office/ui/form.tsx";
import { FormFailure } from "#web/forms/form-failure.tsx";
import { Button } from "#web/ui/button.tsx";
import { callApi } from "../api.ts";
import { useOfficeForm } from "../ui/form.tsx";
import { CodeField } from "./code-field.tsx";

type EnrolFormProps = {
  secret: string;
  /** `otpauth://…`, for authenticator apps. */
  address: string;
  onConfirmed: (recoveryCodes: string[]) => void;
};

export function EnrolForm({ secret, address, onConfirmed }: EnrolFormProps) {
  const { busy, failure, formProps, Field } = useOfficeForm({
    schema: confirmSecondFactor.body,
    values: { code: "" },
    fieldOfCode: { WRONG_CODE: "code" },
    async send(body) {
      const result = await callApi(confirmSecondFactor, { body });
      if (!result.ok) return result;
      onConfirmed(result.data.recoveryCodes);
    },
  });
  return (
    <Form {...formProps} className="grid gap-5">
      <ol className="grid gap-5">
        <li className="grid gap-3">
          <h2 className="text-lg">1. Scan this code with the app</h2>
          <QRCodeSVG
            value={address}
            size={184}
            marginSize={2}
            bgColor="#ffffff"
            fgColor="#14262b"
            role="img"
            aria-label="Code to scan with your authenticator app"
            className="rounded-md border border-line"
          />
          <p className="text-sm text-slate">
            If you cannot scan it, type this key:{" "}
            <code translate="no" className="block pt-1 font-sans text-base tracking-wide text-siyahi">
              {inGroups(secret)}
            </code>
          </p>
        </li>
        <li className="grid gap-3">
          <h2 className="text-lg">2. Type the code that the app shows</h2>
          <Field name="code" as={CodeField} />
        </li>
      </ol>
      <FormFailure>{failure}</FormFailure>
      <Button type="submit" wide busy={busy}>
        {busy ? "Checking..." : "Continue"}
      </Button>
    </Form>
  );
}

/** Groups of four letters, for copying by hand. */
function inGroups(secret: string): string {
  return secret.match(/.{1,4}/g)?.join(" ") ?? secret;
}
