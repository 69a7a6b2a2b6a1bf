import { useLoaderData } from "react-router";
import {
  deleteSynonyms,
  getSynonyms,
  listSynonyms,
  type SynonymGroup,
  updateSynonyms,
} from "#contract/catalog/synonyms.ts";
import { callApi } from "#web/back-office/api.ts";
import { loaderOf } from "#web/back-office/load.ts";
import { EditPage } from "#web/back-office/ui/form-page.tsx";
import { GroupFields, type GroupFormFields, groupForm } from "./group-fields.tsx";
import { writeWords } from "./group-words.ts";

export const loader = loaderOf(getSynonyms, listSynonyms);

export function Component() {
  const { group, groups } = useLoaderData<typeof loader>();
  const { id, name, version } = group;
  return (
    <EditPage
      title={name}
      list={{ label: "Search words", to: "/search-words" }}
      schema={groupForm}
      values={fieldsOf(group)}
      version={version}
      save={(fields) => callApi(updateSynonyms, { body: { id, ...fields } })}
      saved={(answer) => ({ version: answer.group.version, values: fieldsOf(answer.group) })}
      remove={{
        text: "From now on these words only find products with the same word.",
        call: () => callApi(deleteSynonyms, { body: { id } }),
        done: "Group deleted",
      }}
    >
      <GroupFields others={groups.filter((other) => other.id !== id)} />
    </EditPage>
  );
}

function fieldsOf({ name, kind, words, finds }: SynonymGroup): GroupFormFields {
  return { name, kind, words: writeWords(words), finds: writeWords(finds) };
}
