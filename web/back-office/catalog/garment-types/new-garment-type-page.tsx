import { createGarmentType } from "#contract/catalog/garment-types.ts";
import { callApi } from "#web/back-office/api.ts";
import { NewPage } from "#web/back-office/ui/form-page.tsx";
import { GarmentTypeForm } from "./garment-type-form.tsx";
import { emptyGarment, typedGarmentSchema } from "./garment-type-values.ts";

export function Component() {
  return (
    <NewPage
      title="New garment type"
      list={{ label: "Garment types", to: "/garment-types" }}
      schema={typedGarmentSchema}
      values={emptyGarment}
      fieldOfCode={{ NAME_TAKEN: "name" }}
      call={(body) => callApi(createGarmentType, { body })}
      label="Add garment type"
      added="Garment type added"
    >
      <GarmentTypeForm />
    </NewPage>
  );
}
