-- Products that are alike in all that lists are filtered by, but for prices, have the same key: the values of filters are counted once
-- for each key instead of once for each product (docs/decisions/099-catalogue-queries-in-postgresql.md).
alter table product_search add column facet_key uuid;

create function facet_key_of(product text) returns uuid language sql stable as $$
  select md5(concat_ws('|', category_id, garment_type,
    array(select distinct size from unnest(sizes) size order by size),
    array(select color_id from product_colors where product_id = product order by color_id),
    array(select fabric_id from product_fabrics where product_id = product order by fabric_id)))::uuid
  from products where id = product
$$;

create or replace function keep_product_search() returns trigger language plpgsql as $$
begin
  insert into product_search
    (id, published, category_id, garment_type, sizes, from_price, sale_price, average_rating, review_count, created_at, facet_key)
  values (new.id, new.published, new.category_id, new.garment_type, new.sizes, new.from_price, new.sale_price,
    new.average_rating, new.review_count, new.created_at, facet_key_of(new.id))
  on conflict (id) do update set published = excluded.published, category_id = excluded.category_id,
    garment_type = excluded.garment_type, sizes = excluded.sizes, from_price = excluded.from_price,
    sale_price = excluded.sale_price, average_rating = excluded.average_rating, review_count = excluded.review_count,
    created_at = excluded.created_at, facet_key = excluded.facet_key;
  return null;
end $$;

create function keep_facet_keys() returns trigger language plpgsql as $$
begin
  update product_search set facet_key = now.key
  from (select product_id, facet_key_of(product_id) as key from (select distinct product_id from changed) parts) now
  where id = product_id and facet_key is distinct from now.key;
  return null;
end $$;

do $$
declare
  part text;
begin
  foreach part in array array['product_colors', 'product_fabrics'] loop
    execute format('create trigger facet_keys_kept_when_added after insert on %I referencing new table as changed
      for each statement execute function keep_facet_keys()', part);
    execute format('create trigger facet_keys_kept_when_changed after update on %I referencing new table as changed
      for each statement execute function keep_facet_keys()', part);
    execute format('create trigger facet_keys_kept_when_taken after delete on %I referencing old table as changed
      for each statement execute function keep_facet_keys()', part);
  end loop;
end $$;

update product_search set facet_key = facet_key_of(id);
create index product_search_by_facets on product_search (facet_key, from_price, id) where published;
