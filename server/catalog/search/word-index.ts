import { type Executor, read, readFirst } from "#database/query.ts";

export type KnownWords = ReadonlyMap<string, { isName: boolean }>;

export async function findWords(executor: Executor, words: readonly string[]): Promise<KnownWords> {
  const rows = await read(executor)<{ word: string; isName: boolean }>`
    select word, is_name as "isName" from search_words where word = any(${[...new Set(words)]}::text[])`;
  return new Map(rows.map(({ word, isName }) => [word, { isName }]));
}

export async function findCodes(executor: Executor, codes: readonly string[]): Promise<Set<string>> {
  if (codes.length === 0) return new Set();
  // Each end of a code is a lexeme, so a prefix of any of them finds it.
  const rows = await read(executor)<{ code: string }>`
    select code from unnest(${[...new Set(codes)]}::text[]) as code
    where exists (select from product_search where search @@ ('''k:' || code || ''':*')::tsquery)`;
  return new Set(rows.map(({ code }) => code));
}

export async function isBeginning(executor: Executor, word: string): Promise<boolean> {
  const row = await readFirst(executor)<{ found: boolean }>`
    select exists (select from search_words
      where word >= ${word}::text collate "C"
        and word < (${word}::text || chr(1114111)) collate "C") as found`;
  return row?.found === true;
}

export function findNear(
  executor: Executor,
  forms: readonly string[],
): Promise<{ word: string; isName: boolean }[]> {
  return read(executor)<{ word: string; isName: boolean }>`
    select word, is_name as "isName" from search_words where variants && ${[...forms]}::text[]`;
}
