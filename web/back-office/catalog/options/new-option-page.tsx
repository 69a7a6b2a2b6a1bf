import { type LoaderFunctionArgs, useLoaderData, useNavigate } from "react-router";
import { listGarmentTypes } from "#contract/catalog/garment-types.ts";
import { getLists } from "#contract/catalog/lists.ts";
import { createOption, listOptions } from "#contract/catalog/office-options.ts";
import { answerOf } from "#web/back-office/answer-of.ts";
import { callApi } from "#web/back-office/api.ts";
import { Form } from "#web/back-office/ui/form.tsx";
import { FormActions } from "#web/back-office/ui/form-actions.tsx";
import { KeepUnsaved } from "#web/back-office/ui/keep-unsaved.tsx";
import { PageHeader } from "#web/back-office/ui/page-header.tsx";
import { useOfficeForm } from "#web/back-office/ui/use-office-form.ts";
import { toastSuccess } from "#web/ui/toast.ts";
import { OptionFormFields } from "./option-form.tsx";
import { emptyOption, typedOptionSchema } from "./option-values.ts";

export async function loader({ request }: LoaderFunctionArgs) {
  const [options, types, lists] = await Promise.all([
    callApi(listOptions),
    callApi(listGarmentTypes),
    callApi(getLists),
  ]);
  return {
    others: answerOf(options, request).options,
    types: answerOf(types, request).types,
    threads: answerOf(lists, request).threads,
  };
}

export function Component() {
  const { others, types, threads } = useLoaderData<typeof loader>();
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
      return undefined;
    },
  });
  return (
    <Form {...formProps} autoComplete="off">
      <PageHeader title="New option" crumbs={[{ label: "Options", to: "/options" }]} />
      <KeepUnsaved when={form.formState.isDirty && !busy} />
      <OptionFormFields types={types} others={others} threads={threads}>
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
