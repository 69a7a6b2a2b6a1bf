-- What a search reads of a product, apart from its wide row: thousands of these are weighed for one search (docs/decisions/023).
-- What is in the index already moves here, so the search is complete from the first moment.
create table product_search (
  id text primary key references products on delete cascade,
  published boolean not null,
  category_id uuid not null,
  garment_type text,
  sizes text[] not null,
  from_price integer not null,
  sale_price integer not null,
  average_rating numeric(2, 1) not null,
  review_count integer not null,
  created_at timestamptz not null,
  -- All but the words of the description, short enough to stay in the row.
  search_head tsvector not null default ''::tsvector,
  search tsvector not null default ''::tsvector
);
alter table product_search alter column search set storage external;

insert into product_search
select id, published, category_id, garment_type, sizes, from_price, sale_price, average_rating, review_count, created_at,
  search_head, search
from products
order by average_rating desc, review_count desc, id;

create index product_search_words on product_search using gin (search);
create index product_search_by_rating on product_search (average_rating desc, review_count desc, id) where published;
create index product_search_by_price on product_search (from_price, id) where published;
create index product_search_newest on product_search (created_at desc, id) where published;

create function keep_product_search() returns trigger language plpgsql as $$
begin
  insert into product_search
    (id, published, category_id, garment_type, sizes, from_price, sale_price, average_rating, review_count, created_at)
  values (new.id, new.published, new.category_id, new.garment_type, new.sizes, new.from_price, new.sale_price,
    new.average_rating, new.review_count, new.created_at)
  on conflict (id) do update set published = excluded.published, category_id = excluded.category_id,
    garment_type = excluded.garment_type, sizes = excluded.sizes, from_price = excluded.from_price,
    sale_price = excluded.sale_price, average_rating = excluded.average_rating, review_count = excluded.review_count,
    created_at = excluded.created_at;
  return null;
end $$;

create trigger keep_search_of_new after insert on products
  for each row execute function keep_product_search();
create trigger keep_search_of_changed after update on products
  for each row when (
    (old.published, old.category_id, old.garment_type, old.sizes, old.from_price, old.sale_price, old.average_rating,
      old.review_count, old.created_at)
    is distinct from
    (new.published, new.category_id, new.garment_type, new.sizes, new.from_price, new.sale_price, new.average_rating,
      new.review_count, new.created_at))
  execute function keep_product_search();

drop index products_by_search;
alter table products drop column search, drop column search_head;

analyze product_search;
