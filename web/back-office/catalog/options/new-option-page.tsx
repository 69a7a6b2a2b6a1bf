import { useLoaderData } from "react-router";
import { listGarmentTypes } from "#contract/catalog/garment-types.ts";
import { getLists } from "#contract/catalog/lists.ts";
import { createOption, listOptions } from "#contract/catalog/office-options.ts";
import { callApi } from "#web/back-office/api.ts";
import { loaderOf } from "#web/back-office/load.ts";
import { NewPage } from "#web/back-office/ui/form-page.tsx";
import { OptionFormFields } from "./option-form.tsx";
import { emptyOption, typedOptionSchema } from "./option-values.ts";

export const loader = loaderOf(listOptions, listGarmentTypes, getLists);

export function Component() {
  const { options, types, threads } = useLoaderData<typeof loader>();
  return (
    <NewPage
      title="New option"
      list={{ label: "Options", to: "/options" }}
      schema={typedOptionSchema}
      values={emptyOption}
      fieldOfCode={{ NAME_TAKEN: "name" }}
      call={(body) => callApi(createOption, { body })}
      label="Add option"
      added="Option added"
    >
      <OptionFormFields types={types} others={options} threads={threads} />
    </NewPage>
  );
}
