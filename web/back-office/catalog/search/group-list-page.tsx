import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import type { SynonymGroup } from "#contract/catalog/synonyms.ts";
import { findNewerSynonyms, listSynonyms } from "#contract/catalog/synonyms.ts";
import Plus from "#icons/plus.mjs";
import SearchX from "#icons/search-x.mjs";
import { answerOf } from "#web/back-office/answer-of.ts";
import { callApi } from "#web/back-office/api.ts";
import { type Column, DataTable } from "#web/back-office/ui/data-table.tsx";
import { PageHeader } from "#web/back-office/ui/page-header.tsx";
import { ButtonLink } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { kindLabels } from "./group-words.ts";
import { NewerWords } from "./newer-words.tsx";

export async function loader({ request }: LoaderFunctionArgs) {
  const [list, newer] = await Promise.all([callApi(listSynonyms), callApi(findNewerSynonyms)]);
  const { groups } = answerOf(list, request);
  return { groups, newer: answerOf(newer, request).newer };
}

/** As many as say what a group is about. */
const shownWords = 6;

const columns: readonly Column<SynonymGroup>[] = [
  { head: "Group", cell: ({ name }) => name },
  { head: "Says", cell: ({ kind }) => kindLabels[kind], isCardEnd: true },
  {
    head: "Words",
    cell: ({ words }) => (
      <bdi>
        {words.slice(0, shownWords).join(", ")}
        {words.length > shownWords && <span>{` and ${words.length - shownWords} more`}</span>}
      </bdi>
    ),
  },
  { head: "Finds after that", cell: ({ finds }) => finds.join(", "), from: "lg" },
];

export function Component() {
  const { groups, newer } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader
        title="Search words"
        actions={
          <ButtonLink to="/search-words/new">
            <Icon icon={Plus} />
            Add group
          </ButtonLink>
        }
      />
      <p className="max-w-160 pb-4 text-slate">
        What shoppers call things. A search for any word of a group finds what any of its words finds; a
        change counts at once.
      </p>
      <NewerWords newer={newer} />
      <DataTable
        caption="Groups of words"
        columns={columns}
        rows={groups}
        keyOf={({ id }) => id}
        linkOf={({ id }) => `/search-words/${id}`}
        empty={<EmptyState icon={SearchX} title="No groups of words" />}
      />
    </>
  );
}
