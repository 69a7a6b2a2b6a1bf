-- Product codes are one whatever their capitals and the signs in them that nobody sees (codeKey in server/catalog/product-code.ts).
create function product_code_key(code text) returns text
language sql immutable strict parallel safe
as $$
  select upper(trim(translate(
    regexp_replace(code, '[\u00ad\u034f\u061c\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufe0f\ufeff]', '', 'g'),
    U&'\00a0\2010\2011\2012\2013\2014\2212', ' ------'
  )) collate "C")
$$;

create table products (
  id text primary key,
  name text not null,
  category_id uuid not null references categories,
  price integer not null check (price > 0),
  sale_price integer not null default 0 check (sale_price >= 0 and sale_price < price),
  product_code text not null unique,
  description text not null,
  sizes text[] not null,
  name_engraving boolean not null,
  published boolean not null default true,
  review_count integer not null default 0 check (review_count >= 0),
  rating_sum integer not null default 0 check (rating_sum >= 0),
  average_rating numeric(2, 1) not null generated always as
    (case when review_count = 0 then 0 else round(rating_sum::numeric / review_count, 1) end) stored,
  created_at timestamptz not null default now(),
  -- When it last changed as shoppers see it: search engines read again what is newer than their copy.
  updated_at timestamptz not null default now(),
  -- What the merchant offers and when; `sale_price` stays what a shopper pays now, so that indexes and sorting can use it.
  sale_offer integer not null default 0 check (sale_offer >= 0 and sale_offer < price),
  sale_starts_at timestamptz,
  sale_ends_at timestamptz,
  -- The next moment at which `sale_price` becomes another.
  sale_changes_at timestamptz,
  -- Its category, a color or a fabric was renamed, and its search index not yet: that is done in small parts.
  is_search_stale boolean not null default false,
  name_ur text not null default '',
  description_ur text not null default '',
  -- What the cheapest choice of a product costs (contract/money/from-price.ts): the order of the price sorts, and what a price
  -- filter compares. The fabrics of a product are rows elsewhere, so triggers keep the cheapest of them here.
  cheapest_fabric integer not null default 0 check (cheapest_fabric >= 0),
  from_price integer not null generated always as
    (case when sale_price > 0 then sale_price else price end + cheapest_fabric) stored,
  -- What a garment is, by which shoppers filter; null where nobody has said it. The merchant sets it with the product.
  garment_type text references garment_types,
  -- A copy is renamed before anybody sees it: until it is published for the first time, its id is made of its name
  -- (server/catalog/editing/rename-everywhere.ts), and what belongs to it goes along.
  address_follows_name boolean not null default false,
  -- For invoices: the number of its kind of goods in the customs tariff.
  hs_code text not null default '',
  -- Its code was another product's before, from when that was possible: it stays, staff are shown it, and no further one can be made.
  is_code_twin boolean not null default false,
  check (sale_starts_at < sale_ends_at)
);
create index products_newest on products (created_at desc, id) where published;
create index products_by_price on products (from_price, id) where published;
create index products_by_rating on products (average_rating desc, review_count desc, id) where published;
create index products_by_category on products (category_id, created_at desc, id) where published;
create index products_by_category_rating on products (category_id, average_rating desc, id) where published;
create index products_by_size on products using gin (sizes);
create index products_by_sale_change on products (sale_changes_at) where sale_changes_at is not null;
create index products_search_stale on products (id) where is_search_stale;
-- The lists of the back office, which have hidden products too.
create index products_by_date on products (created_at, id);
create index products_by_name on products (lower(name), id);
create index products_by_any_price on products (from_price, id);
create index products_of_category on products (category_id, created_at, id);
create index products_hidden on products (created_at, id) where not published;
create index products_by_code on products (lower(product_code) text_pattern_ops);
-- How many products come in a size: nearly all do, so they are counted in the index instead of the whole table.
create index products_with_sizes on products (id) include (sizes) where published;
create index products_by_garment on products (garment_type, created_at desc, id) where published;
-- When a category has changed last, for the sitemap.
create index products_by_category_change on products (category_id, updated_at) where published;
create unique index products_by_code_key on products (product_code_key(product_code)) where not is_code_twin;
create index products_by_any_code_key on products (product_code_key(product_code));

create function note_product() returns trigger language plpgsql as $$
begin
  perform note_catalog_change(array(
    select 'p:' || id from changed
    union select 'c:' || categories.name from changed join categories on categories.id = changed.category_id));
  return null;
end $$;
create trigger catalog_changed_by_insert after insert on products referencing new table as changed
  for each statement execute function note_product();
create trigger catalog_changed_by_delete after delete on products referencing old table as changed
  for each statement execute function note_product();

create function note_changed_product() returns trigger language plpgsql as $$
begin
  perform note_catalog_change(array(
    select 'p:' || id from before full join changed using (id) where before is distinct from changed
    union
    select 'c:' || categories.name from before full join changed using (id)
      join categories on categories.id in (before.category_id, changed.category_id)
    where (before.category_id, before.published, before.average_rating)
      is distinct from (changed.category_id, changed.published, changed.average_rating)
    -- A product that the merchant shows beside others, and that was hidden.
    union
    select 'p:' || product_relations.product_id from before join changed using (id)
      join product_relations on product_relations.related_id = id
    where before.published is distinct from changed.published));
  return null;
end $$;
create trigger catalog_changed_by_update after update on products referencing old table as before new table as changed
  for each statement execute function note_changed_product();

create function note_part_of_product() returns trigger language plpgsql as $$
begin
  perform note_catalog_change(array(select distinct 'p:' || product_id from changed));
  return null;
end $$;

create function note_moved_part_of_product() returns trigger language plpgsql as $$
begin
  perform note_catalog_change(array(
    select 'p:' || product_id from before union select 'p:' || product_id from changed));
  return null;
end $$;

create function note_product_change() returns trigger language plpgsql as $$
begin
  new.updated_at = now();
  return new;
end $$;
-- The search index is no part of the page, so a change of it alone is none.
create trigger product_changed
  before update of name, category_id, price, sale_price, description, sizes, name_engraving, published, rating_sum
  on products for each row execute function note_product_change();
-- It changes what the page of a product says.
create trigger product_surcharge_changed before update of cheapest_fabric on products
  for each row execute function note_product_change();

-- The one place that knows when a sale is on. Who writes `sale_price` itself means a sale without end.
create function keep_sale_price() returns trigger language plpgsql as $$
begin
  if (tg_op = 'INSERT' and new.sale_offer = 0)
    or (tg_op = 'UPDATE' and new.sale_price is distinct from old.sale_price) then
    new.sale_offer = new.sale_price;
    new.sale_starts_at = null;
    new.sale_ends_at = null;
  end if;
  new.sale_price = case
    when new.sale_starts_at > now() or new.sale_ends_at <= now() then 0
    else new.sale_offer end;
  new.sale_changes_at = case
    when new.sale_offer = 0 then null
    when new.sale_starts_at > now() then new.sale_starts_at
    when new.sale_ends_at > now() then new.sale_ends_at end;
  return new;
end $$;
create trigger sale_price_kept
  before insert or update of sale_price, sale_offer, sale_starts_at, sale_ends_at, sale_changes_at
  on products for each row execute function keep_sale_price();

create function keep_address() returns trigger language plpgsql as $$
begin
  new.address_follows_name = false;
  return new;
end $$;
create trigger address_kept_once_published before update of published on products
  for each row when (new.published) execute function keep_address();

create function end_code_twin() returns trigger
language plpgsql
as $$
begin
  new.is_code_twin := false;
  return new;
end
$$;
create trigger products_end_code_twin before update of product_code on products for each row
when (old.is_code_twin and product_code_key(old.product_code) <> product_code_key(new.product_code))
execute function end_code_twin();

create table product_colors (
  product_id text not null references products on delete cascade on update cascade,
  color_id uuid not null references colors,
  position integer not null,
  primary key (product_id, color_id)
);
create index product_colors_by_color on product_colors (color_id, product_id);
create trigger catalog_changed_by_insert after insert on product_colors referencing new table as changed
  for each statement execute function note_part_of_product();
create trigger catalog_changed_by_update after update on product_colors referencing old table as before new table as changed
  for each statement execute function note_moved_part_of_product();
create trigger catalog_changed_by_delete after delete on product_colors referencing old table as changed
  for each statement execute function note_part_of_product();

create table product_fabrics (
  product_id text not null references products on delete cascade on update cascade,
  fabric_id uuid not null references fabrics,
  position integer not null,
  primary key (product_id, fabric_id)
);
create index product_fabrics_by_fabric on product_fabrics (fabric_id, product_id);
create trigger catalog_changed_by_insert after insert on product_fabrics referencing new table as changed
  for each statement execute function note_part_of_product();
create trigger catalog_changed_by_update after update on product_fabrics referencing old table as before new table as changed
  for each statement execute function note_moved_part_of_product();
create trigger catalog_changed_by_delete after delete on product_fabrics referencing old table as changed
  for each statement execute function note_part_of_product();

create function keep_cheapest_fabric(ids text[]) returns void language plpgsql as $$
begin
  -- A surcharge that is being changed is waited for, so that the new one is read below.
  perform from fabrics where id in (select fabric_id from product_fabrics where product_id = any (ids))
    order by id for share;
  update products p set cheapest_fabric = offered.cheapest
  from (
    select c.id, coalesce(min(f.price), 0) as cheapest
    from (select distinct unnest(ids) as id) c
      left join product_fabrics pf on pf.product_id = c.id
      left join fabrics f on f.id = pf.fabric_id
    group by c.id
  ) offered
  where p.id = offered.id and p.cheapest_fabric <> offered.cheapest;
end $$;

create function note_offered_fabrics() returns trigger language plpgsql as $$
begin
  perform keep_cheapest_fabric(array(select product_id from changed));
  return null;
end $$;
create trigger cheapest_fabric_kept_when_added after insert on product_fabrics
  referencing new table as changed for each statement execute function note_offered_fabrics();
create trigger cheapest_fabric_kept_when_taken after delete on product_fabrics
  referencing old table as changed for each statement execute function note_offered_fabrics();

create function note_other_fabric() returns trigger language plpgsql as $$
begin
  perform keep_cheapest_fabric(array[old.product_id, new.product_id]);
  return null;
end $$;
create trigger cheapest_fabric_kept_when_changed after update of product_id, fabric_id on product_fabrics
  for each row execute function note_other_fabric();

create function note_surcharge() returns trigger language plpgsql as $$
begin
  perform keep_cheapest_fabric(array(select product_id from product_fabrics where fabric_id = new.id));
  return null;
end $$;
create trigger cheapest_fabric_kept_when_repriced after update of price on fabrics
  for each row when (old.price <> new.price) execute function note_surcharge();

create table product_trouser_options (
  id uuid primary key,
  product_id text not null references products on delete cascade on update cascade,
  name text not null,
  selected boolean not null,
  position integer not null,
  unique (product_id, name)
);
create index product_trouser_options_by_name on product_trouser_options (name);
create trigger catalog_changed_by_insert after insert on product_trouser_options referencing new table as changed
  for each statement execute function note_part_of_product();
create trigger catalog_changed_by_update after update on product_trouser_options referencing old table as before new table as changed
  for each statement execute function note_moved_part_of_product();
create trigger catalog_changed_by_delete after delete on product_trouser_options referencing old table as changed
  for each statement execute function note_part_of_product();

create table product_images (
  product_id text not null references products on delete cascade on update cascade,
  -- 'primary', another view, or 'front-<color>'.
  key text not null,
  -- Address without width and extension: '<base>-<width>.webp' and '.avif' exist for each width.
  base text not null,
  widths integer[] not null,
  width integer not null,
  height integer not null,
  position integer not null,
  -- Null for pictures that are shipped with the shop.
  upload_id uuid references uploads,
  -- Said of it instead of the shop's own words, where it is not empty.
  alt text not null default '',
  -- What stays in sight when it is cut, in hundredths of its width and height.
  focus_x smallint not null default 50 check (focus_x between 0 and 100),
  focus_y smallint not null default 50 check (focus_y between 0 and 100),
  alt_ur text not null default '',
  primary key (product_id, key)
);
create index product_images_by_upload on product_images (upload_id) where upload_id is not null;
create trigger catalog_changed_by_insert after insert on product_images referencing new table as changed
  for each statement execute function note_part_of_product();
create trigger catalog_changed_by_update after update on product_images referencing old table as before new table as changed
  for each statement execute function note_moved_part_of_product();
create trigger catalog_changed_by_delete after delete on product_images referencing old table as changed
  for each statement execute function note_part_of_product();

-- What the merchant shows beside a product, before others of its category.
create table product_relations (
  product_id text not null references products on delete cascade on update cascade,
  related_id text not null references products on delete cascade on update cascade,
  position integer not null,
  primary key (product_id, related_id),
  check (product_id <> related_id)
);
create index product_relations_by_related on product_relations (related_id);
create trigger catalog_changed_by_insert after insert on product_relations referencing new table as changed
  for each statement execute function note_part_of_product();
create trigger catalog_changed_by_update after update on product_relations referencing old table as before new table as changed
  for each statement execute function note_moved_part_of_product();
create trigger catalog_changed_by_delete after delete on product_relations referencing old table as changed
  for each statement execute function note_part_of_product();

-- An import of products is one thing: what it has made and changed is kept for a month, so that it can be undone.
create table product_imports (
  id uuid primary key,
  -- Of the file, as it was called.
  name text not null,
  staff_id uuid not null references users,
  at timestamptz not null default now(),
  created integer not null default 0,
  changed integer not null default 0,
  undone_at timestamptz
);
create index product_imports_by_time on product_imports (at desc);

create table product_import_rows (
  import_id uuid not null references product_imports on delete cascade,
  product_id text not null,
  -- What staff had decided of it before; null for a product that the import has made.
  before jsonb,
  -- The version of what the import has made of it: another one has been changed since.
  version text not null,
  is_undone boolean not null default false,
  primary key (import_id, product_id)
);
