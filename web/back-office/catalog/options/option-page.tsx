import { type LoaderFunctionArgs, useLoaderData, useNavigate, useRevalidator } from "react-router";
import { listGarmentTypes } from "#contract/catalog/garment-types.ts";
import { getLists } from "#contract/catalog/lists.ts";
import { deleteOption, listOptions, updateOption } from "#contract/catalog/office-options.ts";
import { callApi } from "#web/back-office/api.ts";
import { loaderOf } from "#web/back-office/load.ts";
import { ConfirmButton } from "#web/back-office/ui/confirm-button.tsx";
import { Form } from "#web/back-office/ui/form.tsx";
import { FormActions } from "#web/back-office/ui/form-actions.tsx";
import { KeepUnsaved } from "#web/back-office/ui/keep-unsaved.tsx";
import { PageHeader } from "#web/back-office/ui/page-header.tsx";
import { useOfficeForm } from "#web/back-office/ui/use-office-form.ts";
import { useVersion } from "#web/back-office/ui/use-version.ts";
import { toastSuccess } from "#web/ui/toast.ts";
import { OptionFormFields } from "./option-form.tsx";
import { typedOption, typedOptionSchema } from "./option-values.ts";

const load = loaderOf(listOptions, listGarmentTypes, getLists);

export async function loader(args: LoaderFunctionArgs) {
  const { options, types, threads } = await load(args);
  const option = options.find(({ id }) => id === args.params.id);
  if (!option) throw new Response("There is no such option.", { status: 404 });
  return { option, others: options.filter((other) => other !== option), types, threads };
}

export function Component() {
  const { option, others, types, threads } = useLoaderData<typeof loader>();
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();
  const version = useVersion(option.version);
  const { form, busy, failure, formProps } = useOfficeForm({
    schema: typedOptionSchema,
    values: typedOption(option),
    fieldOfCode: { NAME_TAKEN: "name" },
    async send(fields) {
      const body = { ...fields, id: option.id, version: version.current() };
      const result = await callApi(updateOption, { body });
      if (!result.ok) return version.refused(result);
      version.saved(result.data.version);
      const read = await callApi(listOptions);
      const saved = read.ok && read.data.options.find(({ id }) => id === option.id);
      form.reset(saved ? typedOption(saved) : form.getValues());
      await revalidate();
      toastSuccess("Saved");
    },
  });

  async function remove() {
    const result = await callApi(deleteOption, { body: { id: option.id } });
    if (!result.ok) return result;
    form.reset(undefined, { keepValues: true });
    toastSuccess("Option deleted");
    await navigate("/options");
  }

  return (
    <>
      <PageHeader
        title={option.name}
        crumbs={[{ label: "Options", to: "/options" }]}
        actions={
          !option.isOrdered && (
            <ConfirmButton
              label="Delete"
              title={`Delete ${option.name}?`}
              text="It was never ordered. It cannot be brought back."
              confirmLabel="Delete"
              busyLabel="Deleting..."
              onConfirm={remove}
            />
          )
        }
      />
      <KeepUnsaved when={form.formState.isDirty && !busy} />
      <Form {...formProps} autoComplete="off">
        <OptionFormFields types={types} others={others} threads={threads}>
          <FormActions
            busy={busy}
            failure={failure}
            label="Save"
            busyLabel="Saving..."
            cancelTo="/options"
            version={version}
          />
        </OptionFormFields>
      </Form>
    </>
  );
}
