import { type LoaderFunctionArgs, useLoaderData, useNavigate, useRevalidator } from "react-router";
import { deleteGarmentType, listGarmentTypes, updateGarmentType } from "#contract/catalog/garment-types.ts";
import { answerOf } from "#web/back-office/answer-of.ts";
import { callApi } from "#web/back-office/api.ts";
import { ConfirmButton } from "#web/back-office/ui/confirm-button.tsx";
import { Form } from "#web/back-office/ui/form.tsx";
import { FormActions } from "#web/back-office/ui/form-actions.tsx";
import { KeepUnsaved } from "#web/back-office/ui/keep-unsaved.tsx";
import { PageHeader } from "#web/back-office/ui/page-header.tsx";
import { useOfficeForm } from "#web/back-office/ui/use-office-form.ts";
import { useVersion } from "#web/back-office/ui/use-version.ts";
import { toastSuccess } from "#web/ui/toast.ts";
import { GarmentTypeForm } from "./garment-type-form.tsx";
import { typedGarment, typedGarmentSchema } from "./garment-type-values.ts";

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { types } = answerOf(await callApi(listGarmentTypes), request);
  const type = types.find(({ id }) => id === params.id);
  if (!type) throw new Response("There is no such garment type.", { status: 404 });
  return { type };
}

export function Component() {
  const { type } = useLoaderData<typeof loader>();
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();
  const version = useVersion(type.version);
  const { form, busy, failure, formProps } = useOfficeForm({
    schema: typedGarmentSchema,
    values: typedGarment(type),
    fieldOfCode: { NAME_TAKEN: "name" },
    async send(fields) {
      const body = { ...fields, id: type.id, version: version.current() };
      const result = await callApi(updateGarmentType, { body });
      if (!result.ok) return version.refused(result);
      version.saved(result.data.version);
      form.reset(form.getValues());
      await revalidate();
      toastSuccess("Saved");
    },
  });

  async function remove() {
    const result = await callApi(deleteGarmentType, { body: { id: type.id } });
    if (!result.ok) return result;
    form.reset(undefined, { keepValues: true });
    toastSuccess("Garment type deleted");
    await navigate("/garment-types");
  }

  return (
    <>
      <PageHeader
        title={type.name}
        crumbs={[{ label: "Garment types", to: "/garment-types" }]}
        actions={
          !type.isUsed && (
            <ConfirmButton
              label="Delete"
              title={`Delete ${type.name}?`}
              text="No product has it. It cannot be brought back."
              confirmLabel="Delete"
              busyLabel="Deleting..."
              onConfirm={remove}
            />
          )
        }
      />
      <KeepUnsaved when={form.formState.isDirty && !busy} />
      <Form {...formProps} autoComplete="off">
        <GarmentTypeForm>
          <FormActions
            busy={busy}
            failure={failure}
            label="Save"
            busyLabel="Saving..."
            cancelTo="/garment-types"
            version={version}
          />
        </GarmentTypeForm>
      </Form>
    </>
  );
}
