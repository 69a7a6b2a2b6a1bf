import { useState } from "react";
import { useRevalidator } from "react-router";
import { createKey, keyRight } from "#contract/integrations/api-keys.ts";
import { callApi } from "#web/back-office/api.ts";
import { Form, useOfficeForm } from "#web/back-office/ui/form.tsx";
import { FormActions } from "#web/back-office/ui/form-actions.tsx";
import { FormSection } from "#web/back-office/ui/form-section.tsx";
import { FieldError } from "#web/ui/field-error.tsx";
import { rightLabels } from "./key-rights.ts";

type Made = { id: string; name: string; key: string };

export function NewKey() {
  const { revalidate } = useRevalidator();
  const [made, setMade] = useState<Made>();

  async function show(key: Made) {
    setMade(key);
    await revalidate();
  }

  // Remount the form: an emptied one would show an error as soon as its field loses the focus.
  return <NewKeyForm key={made?.id} made={made} onMade={show} />;
}

function NewKeyForm({ made, onMade }: { made: Made | undefined; onMade: (key: Made) => Promise<void> }) {
  const { form, busy, failure, formProps, Field } = useOfficeForm({
    schema: createKey.body,
    values: { name: "", rights: [] },
    async send(body) {
      const result = await callApi(createKey, { body });
      if (!result.ok) return result;
      await onMade(result.data);
    },
  });
  const { errors } = form.formState;
  return (
    <Form {...formProps} className="mb-8">
      <FormSection
        title="Create key"
        text="A program of yours reads the shop with it, without a login. The calls are described at /docs, under /api/v1."
      >
        <Field name="name" label="Name of the key" hint="Such as: accounting" autoComplete="off" />
        <fieldset className="grid gap-1">
          <legend className="mb-1 text-sm font-[540]">Rights</legend>
          <div className="flex flex-wrap gap-x-4">
            {keyRight.options.map((right) => (
              <label key={right} className="flex min-h-9 items-center gap-2 pointer-coarse:min-h-11">
                <input
                  {...form.register("rights")}
                  type="checkbox"
                  value={right}
                  className="size-4.5 accent-siyahi"
                />
                {rightLabels[right]}
              </label>
            ))}
          </div>
          {errors.rights?.message && <FieldError id="rights-error">{errors.rights.message}</FieldError>}
        </fieldset>
        {made && <KeyNote made={made} />}
      </FormSection>
      <FormActions busy={busy} failure={failure} label="Create key" busyLabel="Making..." />
    </Form>
  );
}

function KeyNote({ made: { name, key } }: { made: Made }) {
  return (
    <div role="status" className="grid max-w-180 gap-2 rounded-lg border border-line bg-kora p-4">
      <p>The key “{name}”. Store it like a password:</p>
      <p className="font-[640] wrap-anywhere select-all">{key}</p>
      <p className="text-slate">It is not shown again.</p>
    </div>
  );
}
