import type pg from "pg";
import { timeOrderedId } from "../time-ordered-id.ts";
import { colorWords } from "./synonyms/color-words.ts";
import { featureWords } from "./synonyms/feature-words.ts";
import { garmentWords } from "./synonyms/garment-words.ts";
import { peopleWords } from "./synonyms/people-words.ts";

const startingGroups = [...garmentWords, ...peopleWords, ...colorWords, ...featureWords];

function phrasesOf(list: string | undefined): string[] {
  const phrases = (list ?? "").split(",").map((phrase) => phrase.trim());
  return [...new Set(phrases.filter((phrase) => phrase !== ""))];
}

export const ownSynonyms = startingGroups.map(({ name, kind, words, finds }) => ({
  name,
  kind,
  words: phrasesOf(words),
  finds: phrasesOf(finds),
}));

/** Gives a shop that has no groups of words the trade's own, so that its search knows them from the first day. */
export async function giveSynonyms(client: Pick<pg.ClientBase, "query">): Promise<void> {
  const groups = ownSynonyms.map((group) => ({ id: timeOrderedId(), ...group }));
  await client.query(
    `insert into synonym_groups (id, name, kind, words, finds)
     select id, name, kind, words, finds from jsonb_to_recordset($1::jsonb)
       as given (id uuid, name text, kind text, words text[], finds text[])
     where not exists (select from synonym_groups)
     on conflict (name) do nothing`,
    [JSON.stringify(groups)],
  );
}
