import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { deleteGarmentType, listGarmentTypes, updateGarmentType } from "#contract/catalog/garment-types.ts";
import { answerOf } from "#web/back-office/answer-of.ts";
import { callApi } from "#web/back-office/api.ts";
import { EditPage } from "#web/back-office/ui/form-page.tsx";
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
  const { id, name, version } = type;
  return (
    <EditPage
      title={name}
      list={{ label: "Garment types", to: "/garment-types" }}
      schema={typedGarmentSchema}
      values={typedGarment(type)}
      fieldOfCode={{ NAME_TAKEN: "name" }}
      version={version}
      save={(fields) => callApi(updateGarmentType, { body: { id, ...fields } })}
      saved={(answer, typed) => ({ version: answer.version, values: typed })}
      remove={
        !type.isUsed && {
          text: "No product uses it. This cannot be undone.",
          call: () => callApi(deleteGarmentType, { body: { id } }),
          done: "Garment type deleted",
        }
      }
    >
      <GarmentTypeForm />
    </EditPage>
  );
}
