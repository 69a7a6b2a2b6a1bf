create table option_pictures (
  -- The value of the option, and the permission to look at it.
  id uuid primary key,
  -- When it was sent, or last to be ordered.
  at timestamptz not null default now(),
  -- WebP, drawn again from the pixels of what was sent.
  picture bytea not null check (octet_length(picture) <= 1500000)
);
create index option_pictures_by_age on option_pictures (at);

-- What the merchant lets shoppers choose besides the options that the code knows (docs/decisions/043-product-options-as-data.md).
create table options (
  -- What carts, orders and files call it.
  id text primary key check (id ~ '^[a-z][a-z0-9-]{0,39}$'),
  kind text not null check (kind in ('one-of', 'color', 'yes-no', 'text', 'measurement', 'picture')),
  name text not null,
  name_ur text not null default '',
  -- Rupees for one piece; of one of several values each value has its own.
  charge integer not null default 0 check (charge between 0 and 1000000),
  is_required boolean not null default false,
  -- Of a text: the most characters.
  max_length integer check (max_length between 1 and 100),
  -- Other options that it cannot be had with: their ids, or cap, name_engraving, custom_size.
  excludes text[] not null default '{}',
  is_hidden boolean not null default true,
  -- Everybody who knows the number of an order may read it.
  is_tracked boolean not null default true,
  -- Pieces that differ in it are cut apart.
  is_grouped boolean not null default false,
  position integer not null,
  -- Rupees for an order that has it, however many lines and pieces do.
  setup_charge integer not null default 0 check (setup_charge between 0 and 1000000),
  -- The reel that a typed text is sewn with; null for the one that follows the cloth.
  thread_id uuid references threads on delete set null,
  check ((kind = 'text') = (max_length is not null))
);
create unique index options_name on options (lower(name));
create index options_thread on options (thread_id) where thread_id is not null;
create trigger catalog_changed after insert or update or delete on options
  for each statement execute function bump_catalog_version();

create table option_values (
  option_id text not null references options on delete cascade,
  id text not null check (id ~ '^[a-z0-9][a-z0-9-]{0,39}$'),
  name text not null,
  name_ur text not null default '',
  color text check (color ~ '^#[0-9a-f]{6}$'),
  charge integer not null default 0 check (charge between 0 and 1000000),
  is_hidden boolean not null default false,
  position integer not null,
  -- What a value of an option looks like; kept as long as the value is.
  picture_id uuid references option_pictures,
  primary key (option_id, id)
);
create index option_values_of_picture on option_values (picture_id) where picture_id is not null;
create trigger catalog_changed after insert or update or delete on option_values
  for each statement execute function bump_catalog_version();

-- It is offered with every product of a type, or with a single product.
create table option_offers (
  option_id text not null references options on delete cascade,
  garment_type text references garment_types on delete cascade,
  product_id text references products on delete cascade on update cascade,
  check (num_nonnulls(garment_type, product_id) = 1),
  unique nulls not distinct (option_id, garment_type, product_id)
);
create index option_offers_of_type on option_offers (garment_type) where garment_type is not null;
create index option_offers_of_product on option_offers (product_id) where product_id is not null;
create trigger catalog_changed after insert or update or delete on option_offers
  for each statement execute function bump_catalog_version();
