-- Processes keep all published products in memory (docs/decisions/070-products-at-hand.md): they have to know when more of them have
-- changed at once than are named, apart from changes that are about no product.
create or replace function note_catalog_change(tags text[]) returns void language plpgsql as $$
declare
  noted bigint;
begin
  if cardinality(tags) = 0 then return; end if;
  update catalog_version set version = version + 1 returning version into noted;
  insert into catalog_changes (version, tag)
  select noted, unnest(case when cardinality(tags) > 500 then array['*', 'p:*'] else tags end)
  on conflict do nothing;
  -- Whoever has not followed for so long forgets everything.
  delete from catalog_changes where version <= noted - 2000;
  perform pg_notify('catalog_changed', '');
end $$;

-- When a category has changed last, for the sitemap.
create index products_by_category_change on products (category_id, updated_at) where published;
