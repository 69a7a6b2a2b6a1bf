-- Amounts are whole Pakistani rupees. Ids are made by the program (portable to distributed databases).

create table categories (
  id uuid primary key,
  name text not null unique,
  position integer not null
);

create table colors (
  id uuid primary key,
  label text not null unique,
  value text not null check (value ~ '^#[0-9a-f]{6}$'),
  position integer not null
);

create table fabrics (
  id uuid primary key,
  name text not null unique,
  price integer not null check (price >= 0),
  position integer not null
);

-- The pricing list by position: 0 delivery, 1 name engraving, 2 surgical cap, 3 custom size.
create table charges (
  position smallint primary key check (position between 0 and 3),
  id uuid not null unique,
  name text not null,
  amount integer not null check (amount >= 0)
);

create table size_charts (
  id uuid primary key,
  name text not null,
  url text not null,
  width integer not null,
  height integer not null,
  position integer not null
);

create table products (
  id text primary key,
  name text not null,
  category_id uuid not null references categories,
  price integer not null check (price > 0),
  sale_price integer not null default 0 check (sale_price >= 0 and sale_price < price),
  -- What a shopper pays for the garment: the order of the price sorts.
  selling_price integer not null generated always as (case when sale_price > 0 then sale_price else price end) stored,
  product_code text not null unique,
  description text not null,
  sizes text[] not null,
  name_engraving boolean not null,
  published boolean not null default true,
  review_count integer not null default 0 check (review_count >= 0),
  rating_sum integer not null default 0 check (rating_sum >= 0),
  average_rating numeric(2, 1) not null generated always as
    (case when review_count = 0 then 0 else round(rating_sum::numeric / review_count, 1) end) stored,
  search tsvector not null default ''::tsvector,
  created_at timestamptz not null default now()
);

create index products_newest on products (created_at desc, id) where published;
create index products_by_price on products (selling_price, id) where published;
create index products_by_rating on products (average_rating desc, review_count desc, id) where published;
create index products_by_category on products (category_id, created_at desc, id) where published;
create index products_by_category_rating on products (category_id, average_rating desc, id) where published;
create index products_by_size on products using gin (sizes);
create index products_by_search on products using gin (search);

create table product_colors (
  product_id text not null references products on delete cascade,
  color_id uuid not null references colors,
  position integer not null,
  primary key (product_id, color_id)
);
create index product_colors_by_color on product_colors (color_id, product_id);

create table product_fabrics (
  product_id text not null references products on delete cascade,
  fabric_id uuid not null references fabrics,
  position integer not null,
  primary key (product_id, fabric_id)
);
create index product_fabrics_by_fabric on product_fabrics (fabric_id, product_id);

create table product_trouser_options (
  id uuid primary key,
  product_id text not null references products on delete cascade,
  name text not null,
  selected boolean not null,
  position integer not null,
  unique (product_id, name)
);

create table product_images (
  product_id text not null references products on delete cascade,
  -- 'primary', another view, or 'front-<color>'.
  key text not null,
  -- Address without width and extension: '<base>-<width>.webp' and '.avif' exist for each width.
  base text not null,
  widths integer[] not null,
  width integer not null,
  height integer not null,
  position integer not null,
  primary key (product_id, key)
);

-- The words of the catalogue with every form that lacks one letter, so that a search forgives a slip.
create table search_words (
  word text collate "C" primary key,
  variants text[] not null
);
create index search_words_by_variant on search_words using gin (variants);

-- One row that grows with every change of what shoppers see; caches compare it.
create table catalog_version (
  id boolean primary key default true check (id),
  version bigint not null default 1
);
insert into catalog_version default values;

create function bump_catalog_version() returns trigger language plpgsql as $$
begin
  update catalog_version set version = version + 1;
  perform pg_notify('catalog_changed', '');
  return null;
end $$;

create trigger catalog_changed after insert or update or delete on categories
  for each statement execute function bump_catalog_version();
create trigger catalog_changed after insert or update or delete on colors
  for each statement execute function bump_catalog_version();
create trigger catalog_changed after insert or update or delete on fabrics
  for each statement execute function bump_catalog_version();
create trigger catalog_changed after insert or update or delete on charges
  for each statement execute function bump_catalog_version();
create trigger catalog_changed after insert or update or delete on size_charts
  for each statement execute function bump_catalog_version();
create trigger catalog_changed after insert or update or delete on products
  for each statement execute function bump_catalog_version();
create trigger catalog_changed after insert or update or delete on product_colors
  for each statement execute function bump_catalog_version();
create trigger catalog_changed after insert or update or delete on product_fabrics
  for each statement execute function bump_catalog_version();
create trigger catalog_changed after insert or update or delete on product_trouser_options
  for each statement execute function bump_catalog_version();
create trigger catalog_changed after insert or update or delete on product_images
  for each statement execute function bump_catalog_version();
