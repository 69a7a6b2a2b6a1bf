import { type Executor, read, write } from "../query.ts";
import { productLexemes, type SearchFacts } from "./product-lexemes.ts";
import { shorterForms } from "./search-words.ts";

const readFacts = (executor: Executor, ids: string[]) => read(executor)<SearchFacts & { id: string }>`
  select p.id, array[p.name, p.name_ur] as names, p.product_code as code, array[c.name, c.name_ur] as categories,
    array[p.description, p.description_ur] as descriptions, p.sizes, p.name_engraving as "hasEngraving",
    array(select unnest(array[t.id, t.name, t.name_ur]) from garment_types t where t.id = p.garment_type) as "garmentTypes",
    (select coalesce(json_agg(array[k.label, k.label_ur] order by pc.position), '[]')
      from product_colors pc join colors k on k.id = pc.color_id where pc.product_id = p.id) as colors,
    (select coalesce(json_agg(array[f.name, f.name_ur] order by pf.position), '[]')
      from product_fabrics pf join fabrics f on f.id = pf.fabric_id where pf.product_id = p.id) as fabrics,
    array(select unnest(array[t.name, coalesce(u.name_ur, '')]) from product_trouser_options t
      left join trouser_names u on u.name = t.name where t.product_id = p.id and t.selected) as trousers
  from products p join categories c on c.id = p.category_id
  where p.id = any(${ids}::text[])`;

/** To be called in the transaction that changed any of the words of these products. */
export async function refreshSearch(executor: Executor, ids: readonly string[]): Promise<void> {
  const facts = await readFacts(executor, [...ids]);
  const vectors: { id: string; head: string[]; all: string[] }[] = [];
  const words = new Map<string, boolean>();
  for (const { id, ...found } of facts) {
    const lexemes = productLexemes(found);
    vectors.push({ id, head: lexemes.head, all: lexemes.all });
    for (const [word, { isName }] of lexemes.words) words.set(word, isName || words.get(word) === true);
  }
  await write(executor)`
    update product_search p set
      search = array_to_tsvector(array(select jsonb_array_elements_text(entry->'all'))),
      search_head = array_to_tsvector(array(select jsonb_array_elements_text(entry->'head')))
    from jsonb_array_elements(${JSON.stringify(vectors)}::jsonb) as entry
    where p.id = entry->>'id'`;
  // In one order, so that two writers of the same words cannot deadlock.
  const entries = [...words.keys()]
    .sort()
    .map((word) => ({ word, isName: words.get(word), forms: shorterForms(word) }));
  await write(executor)`
    insert into search_words (word, is_name, variants)
    select entry->>'word', (entry->>'isName')::boolean, array(select jsonb_array_elements_text(entry->'forms'))
    from jsonb_array_elements(${JSON.stringify(entries)}::jsonb) as entry
    on conflict (word) do update set is_name = true where excluded.is_name and not search_words.is_name`;
}
