import { type RawBuilder, sql } from "kysely";
import { type Executor, namedQuery, type Param } from "#database/named-query.ts";
import { oneLetterVariants, wordsOf } from "#database/search/search-words.ts";

/** More words than this make a search no better. */
const mostWords = 8;
const mostCorrections = 8;

const findBeginnings = namedQuery(
  "find-search-words",
  (param: Param<{ words: string[] }>) => sql<{ word: string }>`
    select typed as word from unnest(${param("words")}::text[]) as typed
    where exists (select from search_words
      where word >= typed collate "C" and word < (typed || chr(1114111)) collate "C")`,
);

// All are found before they are put in order: PostgreSQL would go through all words in their order for the first few.
const findCorrections = namedQuery(
  "find-search-corrections",
  (param: Param<{ variants: string[] }>) => sql<{ word: string }>`
    with near as materialized (select word from search_words where variants && ${param("variants")}::text[])
    select word from near order by word limit ${sql.lit(mostCorrections)}`,
);

/**
 * The full-text query for what a shopper typed: every word must occur, as a whole or as a beginning. A word that occurs
 * nowhere stands for those of the catalogue that differ from it by one letter. Undefined where nothing can be searched.
 */
export async function searchExpression(
  executor: Executor,
  typed: string,
): Promise<RawBuilder<unknown> | undefined> {
  const words = wordsOf(typed).slice(0, mostWords);
  if (words.length === 0) return undefined;
  const known = new Set((await findBeginnings.run(executor, { words })).map((row) => row.word));
  const terms = await Promise.all(
    words.map(async (word) => {
      if (known.has(word)) return `${word}:*`;
      const corrections = await findCorrections.run(executor, { variants: oneLetterVariants(word) });
      return corrections.length === 0 ? word : `(${corrections.map((row) => row.word).join(" | ")})`;
    }),
  );
  return sql`to_tsquery('english', ${terms.join(" & ")})`;
}
