import { sql } from "kysely";
import { type Executor, namedQuery, type Param } from "#database/named-query.ts";

const selectWords = namedQuery(
  "find-search-words",
  (param: Param<{ words: string[] }>) => sql<{ word: string; isName: boolean }>`
    select word, is_name as "isName" from search_words where word = any(${param("words")}::text[])`,
);

export type KnownWords = ReadonlyMap<string, { isName: boolean }>;

export async function findWords(executor: Executor, words: readonly string[]): Promise<KnownWords> {
  const rows = await selectWords.run(executor, { words: [...new Set(words)] });
  return new Map(rows.map(({ word, isName }) => [word, { isName }]));
}

// Each end of a code is a lexeme, so a code is found by the beginning of any of them.
const selectCodes = namedQuery(
  "find-search-codes",
  (param: Param<{ codes: string[] }>) => sql<{ code: string }>`
    select code from unnest(${param("codes")}::text[]) as code
    where exists (select from product_search where search @@ ('''k:' || code || ''':*')::tsquery)`,
);

export async function findCodes(executor: Executor, codes: readonly string[]): Promise<Set<string>> {
  if (codes.length === 0) return new Set();
  const rows = await selectCodes.run(executor, { codes: [...new Set(codes)] });
  return new Set(rows.map(({ code }) => code));
}

const selectBegun = namedQuery(
  "find-search-beginnings",
  (param: Param<{ word: string }>) => sql<{ found: boolean }>`
    select exists (select from search_words
      where word >= ${param("word")}::text collate "C"
        and word < (${param("word")}::text || chr(1114111)) collate "C") as found`,
);

export async function isBeginning(executor: Executor, word: string): Promise<boolean> {
  const [row] = await selectBegun.run(executor, { word });
  return row?.found === true;
}

const selectNear = namedQuery(
  "find-near-words",
  (param: Param<{ forms: string[] }>) => sql<{ word: string; isName: boolean }>`
    select word, is_name as "isName" from search_words where variants && ${param("forms")}::text[]`,
);

export function findNear(
  executor: Executor,
  forms: readonly string[],
): Promise<{ word: string; isName: boolean }[]> {
  return selectNear.run(executor, { forms: [...forms] });
}
