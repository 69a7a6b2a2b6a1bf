import { createSynonyms } from "#contract/catalog/synonyms.ts";
import { callApi } from "#web/back-office/api.ts";
import { NewPage } from "#web/back-office/ui/form-page.tsx";
import { GroupFields, type GroupFormFields, groupForm } from "./group-fields.tsx";

const emptyGroup: GroupFormFields = { name: "", kind: "garment", words: "", finds: "" };

export function Component() {
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
      <GroupFields />
    </NewPage>
  );
}
