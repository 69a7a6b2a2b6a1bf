import { useNavigate } from "react-router";
import { toastSuccess } from "#web/ui/toast.ts";
import { backOffice } from "../api.ts";
import { FormActions } from "../ui/form-actions.tsx";
import { KeepUnsaved } from "../ui/keep-unsaved.tsx";
import { PageHeader } from "../ui/page-header.tsx";
import { useOfficeForm } from "../ui/use-office-form.ts";
import { GarmentTypeForm } from "./garment-type-form.tsx";
import { emptyGarment, typedGarmentSchema } from "./garment-type-values.ts";

export function Component() {
  const navigate = useNavigate();
  const { form, busy, failure, formProps } = useOfficeForm({
    schema: typedGarmentSchema,
    values: emptyGarment,
    fieldOfCode: { NAME_TAKEN: "name" },
    async send(body) {
      const result = await backOffice.garmentTypes.create({ body });
      if (!result.ok) return result;
      form.reset(undefined, { keepValues: true });
      toastSuccess("Garment type added");
      await navigate("/garment-types");
      return undefined;
    },
  });
  return (
    <form {...formProps} autoComplete="off">
      <PageHeader title="New garment type" crumbs={[{ label: "Garment types", to: "/garment-types" }]} />
      <KeepUnsaved when={form.formState.isDirty && !busy} />
      <GarmentTypeForm form={form}>
        <FormActions
          busy={busy}
          failure={failure}
          label="Add garment type"
          busyLabel="Adding..."
          cancelTo="/garment-types"
        />
      </GarmentTypeForm>
    </form>
  );
}
