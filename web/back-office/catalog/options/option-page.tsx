import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { listGarmentTypes } from "#contract/catalog/garment-types.ts";
import { getLists } from "#contract/catalog/lists.ts";
import { deleteOption, listOptions, updateOption } from "#contract/catalog/office-options.ts";
import { callApi } from "#web/back-office/api.ts";
import { loaderOf } from "#web/back-office/load.ts";
import { EditPage } from "#web/back-office/ui/form-page.tsx";
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
  const { id, name, version } = option;
  return (
    <EditPage
      title={name}
      list={{ label: "Options", to: "/options" }}
      schema={typedOptionSchema}
      values={typedOption(option)}
      fieldOfCode={{ NAME_TAKEN: "name" }}
      version={version}
      save={(fields) => callApi(updateOption, { body: { id, ...fields } })}
      saved={async (answer, typed) => {
        const read = await callApi(listOptions);
        const saved = read.ok && read.data.options.find((each) => each.id === id);
        return { version: answer.version, values: saved ? typedOption(saved) : typed };
      }}
      remove={
        !option.isOrdered && {
          text: "It was never ordered. This cannot be undone.",
          call: () => callApi(deleteOption, { body: { id } }),
          done: "Option deleted",
        }
      }
    >
      <OptionFormFields types={types} others={others} threads={threads} />
    </EditPage>
  );
}
