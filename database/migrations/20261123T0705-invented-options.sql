-- What the merchant lets shoppers choose besides what the shop knows by itself, and what was chosen of it for an order's line.
create table options (
  -- What carts, orders and files call it.
  id text primary key check (id ~ '^[a-z][a-z0-9-]{0,39}$'),
  kind text not null check (kind in ('one-of', 'color', 'yes-no', 'text', 'measurement')),
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
  -- Whoever knows the number of an order may read it.
  is_tracked boolean not null default true,
  -- Pieces that differ in it are cut apart.
  is_grouped boolean not null default false,
  position integer not null,
  check ((kind = 'text') = (max_length is not null))
);
create unique index options_name on options (lower(name));

create table option_values (
  option_id text not null references options on delete cascade,
  id text not null check (id ~ '^[a-z0-9][a-z0-9-]{0,39}$'),
  name text not null,
  name_ur text not null default '',
  color text check (color ~ '^#[0-9a-f]{6}$'),
  charge integer not null default 0 check (charge between 0 and 1000000),
  is_hidden boolean not null default false,
  position integer not null,
  primary key (option_id, id)
);

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

-- A choice of an order's line with the words and the charge of its day. What was ordered once can be hidden, never removed.
create table order_item_options (
  item_id uuid not null references order_items on delete cascade,
  option_id text not null references options,
  position smallint not null,
  kind text not null,
  name text not null,
  name_ur text not null default '',
  -- The id of a value, yes, a length in inches, or what was typed; empty where that is forgotten.
  value text not null,
  -- What the value is called, where it is one of several.
  said text,
  said_ur text,
  charge integer not null check (charge >= 0),
  is_tracked boolean not null,
  is_grouped boolean not null,
  primary key (item_id, option_id)
);
create index order_item_options_of_value on order_item_options (option_id, value);

create trigger catalog_changed after insert or update or delete on options
  for each statement execute function bump_catalog_version();
create trigger catalog_changed after insert or update or delete on option_values
  for each statement execute function bump_catalog_version();
create trigger catalog_changed after insert or update or delete on option_offers
  for each statement execute function bump_catalog_version();
