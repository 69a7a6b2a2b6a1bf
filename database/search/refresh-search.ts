import { sql } from "kysely";
import { type Executor, namedQuery, type Param } from "../named-query.ts";
import { oneLetterVariants, wordsOf } from "./search-words.ts";

type Texts = { text: string };

const updateVectors = namedQuery(
  "refresh-search-vectors",
  (param: Param<{ ids: string[] }>) => sql<Texts>`
    with facets as (
      select p.id, concat_ws(' ', p.product_code, c.name,
          (select string_agg(k.label, ' ') from product_colors pc join colors k on k.id = pc.color_id
            where pc.product_id = p.id),
          (select string_agg(f.name, ' ') from product_fabrics pf join fabrics f on f.id = pf.fabric_id
            where pf.product_id = p.id)) as words
      from products p join categories c on c.id = p.category_id
      where p.id = any(${param("ids")}::text[])
    )
    update products p set search =
      setweight(to_tsvector('english', p.name), 'A') || setweight(to_tsvector('english', facets.words), 'B')
        || setweight(to_tsvector('english', p.description), 'C')
    from facets where facets.id = p.id
    returning concat_ws(' ', p.name, facets.words, p.description) as text`,
);

const insertWords = namedQuery(
  "insert-search-words",
  (param: Param<{ words: string }>) => sql<Record<string, never>>`
    insert into search_words (word, variants)
    select entry->>'word', array(select jsonb_array_elements_text(entry->'variants'))
    from jsonb_array_elements(${param("words")}::jsonb) as entry
    on conflict (word) do nothing`,
);

/**
 * Brings the full-text index of these products up to date with their names, categories, colors, fabrics and
 * descriptions. Call it in the transaction that changed any of them.
 */
export async function refreshSearch(executor: Executor, ids: readonly string[]): Promise<void> {
  const rows = await updateVectors.run(executor, { ids: [...ids] });
  const words = [...new Set(rows.flatMap((row) => wordsOf(row.text)))].sort();
  const entries = words.map((word) => ({ word, variants: oneLetterVariants(word) }));
  await insertWords.run(executor, { words: JSON.stringify(entries) });
}
