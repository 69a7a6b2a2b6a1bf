import { useLoaderData, useNavigate } from "react-router";
import { listGarmentTypes } from "#contract/catalog/garment-types.ts";
import { getLists } from "#contract/catalog/lists.ts";
import { createOption, listOptions } from "#contract/catalog/office-options.ts";
import { callApi } from "#web/back-office/api.ts";
import { loaderOf } from "#web/back-office/load.ts";
import { Form } from "#web/back-office/ui/form.tsx";
import { FormActions } from "#web/back-office/ui/form-actions.tsx";
import { KeepUnsaved } from "#web/back-office/ui/keep-unsaved.tsx";
import { PageHeader } from "#web/back-office/ui/page-header.tsx";
import { useOfficeForm } from "#web/back-office/ui/use-office-form.ts";
import { toastSuccess } from "#web/ui/toast.ts";
import { OptionFormFields } from "./option-form.tsx";
import { emptyOption, typedOptionSchema } from "./option-values.ts";

export const loader = loaderOf(listOptions, listGarmentTypes, getLists);

export function Component() {
  const { options, types, threads } = useLoaderData<typeof loader>();
  const navigate = useNavigate();
  const { form, busy, failure, formProps } = useOfficeForm({
    schema: typedOptionSchema,
    values: emptyOption,
    fieldOfCode: { NAME_TAKEN: "name" },
    async send(body) {
      const result = await callApi(createOption, { body });
      if (!result.ok) return result;
      form.reset(undefined, { keepValues: true });
      toastSuccess("Option added");
      await navigate("/options");
    },
  });
  return (
    <Form {...formProps} autoComplete="off">
      <PageHeader title="New option" crumbs={[{ label: "Options", to: "/options" }]} />
      <KeepUnsaved when={form.formState.isDirty && !busy} />
      <OptionFormFields types={types} others={options} threads={threads}>
        <FormActions
          busy={busy}
          failure={failure}
          label="Add option"
          busyLabel="Adding..."
          cancelTo="/options"
        />
      </OptionFormFields>
    </Form>
  );
}
