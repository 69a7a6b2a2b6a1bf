import { useLoaderData } from "react-router";
import { findNewerSynonyms, listSynonyms, type SynonymGroup } from "#contract/catalog/synonyms.ts";
import Plus from "#icons/plus.mjs";
import SearchX from "#icons/search-x.mjs";
import { loaderOf } from "#web/back-office/load.ts";
import type { Column } from "#web/back-office/ui/data-table.tsx";
import { ListPage } from "#web/back-office/ui/list-page.tsx";
import { ButtonLink } from "#web/ui/button.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { kindLabels } from "./group-words.ts";
import { NewerWords } from "./newer-words.tsx";

export const loader = loaderOf(listSynonyms, findNewerSynonyms);

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
  { head: "Also finds", cell: ({ finds }) => finds.join(", "), from: "lg" },
];

export function Component() {
  const { groups, newer } = useLoaderData<typeof loader>();
  return (
    <ListPage
      title="Search words"
      actions={
        <ButtonLink to="/search-words/new">
          <Icon icon={Plus} />
          Add group
        </ButtonLink>
      }
      above={
        <>
          <p className="max-w-160 pb-4 text-slate">
            Different words for the same thing. A search for one word of a group finds the products of all its
            words. Changes work at once.
          </p>
          <NewerWords newer={newer} />
        </>
      }
      caption="Groups of words"
      columns={columns}
      rows={groups}
      keyOf={({ id }) => id}
      linkOf={({ id }) => `/search-words/${id}`}
      icon={SearchX}
      empty="No groups of words"
    />
  );
}
