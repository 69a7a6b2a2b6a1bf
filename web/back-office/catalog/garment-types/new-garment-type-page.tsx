import { useNavigate } from "react-router";
import { createGarmentType } from "#contract/catalog/garment-types.ts";
import { callApi } from "#web/back-office/api.ts";
import { Form } from "#web/back-office/ui/form.tsx";
import { FormActions } from "#web/back-office/ui/form-actions.tsx";
import { KeepUnsaved } from "#web/back-office/ui/keep-unsaved.tsx";
import { PageHeader } from "#web/back-office/ui/page-header.tsx";
import { useOfficeForm } from "#web/back-office/ui/use-office-form.ts";
import { toastSuccess } from "#web/ui/toast.ts";
import { GarmentTypeForm } from "./garment-type-form.tsx";
import { emptyGarment, typedGarmentSchema } from "./garment-type-values.ts";

export function Component() {
  const navigate = useNavigate();
  const { form, busy, failure, formProps } = useOfficeForm({
    schema: typedGarmentSchema,
    values: emptyGarment,
    fieldOfCode: { NAME_TAKEN: "name" },
    async send(body) {
      const result = await callApi(createGarmentType, { body });
      if (!result.ok) return result;
      form.reset(undefined, { keepValues: true });
      toastSuccess("Garment type added");
      await navigate("/garment-types");
    },
  });
  return (
    <Form {...formProps} autoComplete="off">
      <PageHeader title="New garment type" crumbs={[{ label: "Garment types", to: "/garment-types" }]} />
      <KeepUnsaved when={form.formState.isDirty && !busy} />
      <GarmentTypeForm>
        <FormActions
          busy={busy}
          failure={failure}
          label="Add garment type"
          busyLabel="Adding..."
          cancelTo="/garment-types"
        />
      </GarmentTypeForm>
    </Form>
  );
}
