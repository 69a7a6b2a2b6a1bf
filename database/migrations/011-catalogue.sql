-- What the merchant offers and when; `sale_price` stays what a shopper pays now, so that indexes and sorting can use it.
alter table products
  add column sale_offer integer not null default 0 check (sale_offer >= 0 and sale_offer < price),
  add column sale_starts_at timestamptz,
  add column sale_ends_at timestamptz,
  -- The next moment at which `sale_price` becomes another.
  add column sale_changes_at timestamptz,
  add check (sale_starts_at < sale_ends_at);
update products set sale_offer = sale_price;

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
create index products_by_sale_change on products (sale_changes_at) where sale_changes_at is not null;

-- Its category, a color or a fabric was renamed, and its search index not yet: that is done in small parts.
alter table products add column is_search_stale boolean not null default false;
create index products_search_stale on products (id) where is_search_stale;

-- The lists of the back office, which have hidden products too.
create index products_by_date on products (created_at, id);
create index products_by_name on products (lower(name), id);
create index products_by_any_price on products (selling_price, id);
create index products_of_category on products (category_id, created_at, id);
create index products_hidden on products (created_at, id) where not published;
create index products_by_code on products (lower(product_code) text_pattern_ops);
-- Whether a product was ever ordered.
create index if not exists order_items_by_product on order_items (product_id);

-- What the merchant shows beside a product, before others of its category.
create table product_relations (
  product_id text not null references products on delete cascade,
  related_id text not null references products on delete cascade,
  position integer not null,
  primary key (product_id, related_id),
  check (product_id <> related_id)
);
create index product_relations_by_related on product_relations (related_id);
create trigger catalog_changed after insert or update or delete on product_relations
  for each statement execute function bump_catalog_version();

-- Pictures that staff have uploaded: files `<base>-<width>.webp` and `.avif` in the data folder for each width.
create table uploads (
  id uuid primary key,
  base text not null unique,
  widths integer[] not null,
  width integer not null,
  height integer not null,
  -- Of all its files together.
  bytes integer not null check (bytes > 0),
  -- Orders show it, so it stays when no product does any more.
  is_in_orders boolean not null default false,
  created_at timestamptz not null default now()
);
create index uploads_by_age on uploads (created_at);

alter table product_images
  -- Null for pictures that are shipped with the shop.
  add column upload_id uuid references uploads,
  -- Said of it instead of the shop's own words, where it is not empty.
  add column alt text not null default '',
  -- What stays in sight when it is cut, in hundredths of its width and height.
  add column focus_x smallint not null default 50 check (focus_x between 0 and 100),
  add column focus_y smallint not null default 50 check (focus_y between 0 and 100);
create index product_images_by_upload on product_images (upload_id) where upload_id is not null;

alter table size_charts add column upload_id uuid references uploads;
