import { enrol } from "#contract/workshop/tablets.ts";
import { callApi } from "#web/back-office/api.ts";
import { Form, useOfficeForm } from "#web/back-office/ui/form.tsx";
import { FormFailure } from "#web/forms/form-failure.tsx";
import { Button } from "#web/ui/button.tsx";

function codeOfAddress(): string {
  return decodeURIComponent(window.location.hash.slice(1));
}

export function EnrolTablet({ onLetIn }: { onLetIn: () => Promise<void> }) {
  const { busy, failure, formProps, Field } = useOfficeForm({
    schema: enrol.body,
    values: { code: codeOfAddress() },
    async send(body) {
      const result = await callApi(enrol, { body });
      if (!result.ok) return result;
      // The code is single-use and must not stay in the tablet's history.
      window.history.replaceState(window.history.state, "", window.location.pathname);
      await onLetIn();
    },
  });

  return (
    <Form {...formProps} className="mx-auto grid w-full max-w-120 gap-5 rounded-lg bg-paper p-6">
      <div className="grid gap-1.5">
        <h1>Connect this tablet</h1>
        <p className="text-slate">The owner creates a code under Workshop tablets in the back office.</p>
      </div>
      <Field name="code" label="Code" autoComplete="off" autoCapitalize="characters" spellCheck={false} />
      <FormFailure>{failure}</FormFailure>
      <Button type="submit" wide busy={busy}>
        Connect
      </Button>
    </Form>
  );
}
