import { useLoaderData } from "react-router";
import { createSynonyms, listSynonyms } from "#contract/catalog/synonyms.ts";
import { callApi } from "#web/back-office/api.ts";
import { loaderOf } from "#web/back-office/load.ts";
import { NewPage } from "#web/back-office/ui/form-page.tsx";
import { GroupFields, type GroupFormFields, groupForm } from "./group-fields.tsx";

const emptyGroup: GroupFormFields = { name: "", kind: "garment", words: "", finds: "" };

export const loader = loaderOf(listSynonyms);

export function Component() {
  const { groups } = useLoaderData<typeof loader>();
  return (
    <NewPage
      title="New group of words"
      list={{ label: "Search words", to: "/search-words" }}
      schema={groupForm}
      values={emptyGroup}
      call={(body) => callApi(createSynonyms, { body })}
      label="Add group"
      added="Group added"
    >
      <GroupFields others={groups} />
    </NewPage>
  );
}
