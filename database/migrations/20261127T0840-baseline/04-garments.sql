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

create table categories (
  id uuid primary key,
  name text not null unique,
  position integer not null,
  -- As all `_ur`: what it is called in Urdu; empty where the merchant has not said it, and the English text stands in.
  name_ur text not null default ''
);
create trigger catalog_changed after insert or update or delete on categories
  for each statement execute function bump_catalog_version();

create table colors (
  id uuid primary key,
  label text not null unique,
  value text not null check (value ~ '^#[0-9a-f]{6}$'),
  position integer not null,
  label_ur text not null default ''
);
create trigger catalog_changed after insert or update or delete on colors
  for each statement execute function bump_catalog_version();

create table fabrics (
  id uuid primary key,
  name text not null unique,
  price integer not null check (price >= 0),
  position integer not null,
  name_ur text not null default '',
  -- Of a square metre.
  grams integer check (grams between 20 and 2000),
  opacity text check (opacity in ('opaque', 'nearly-opaque', 'sheer')),
  weave text not null default '',
  weave_ur text not null default '',
  content text not null default '',
  content_ur text not null default '',
  care text not null default '',
  care_ur text not null default ''
);
create trigger catalog_changed after insert or update or delete on fabrics
  for each statement execute function bump_catalog_version();

-- The reels that a name can be sewn with, besides the one that follows the cloth: a list of the merchant's.
create table threads (
  id uuid primary key,
  name text not null unique,
  name_ur text not null default '',
  value text not null check (value ~ '^#[0-9a-f]{6}$'),
  position integer not null
);
create trigger catalog_changed after insert or update or delete on threads
  for each statement execute function bump_catalog_version();

create table size_charts (
  id uuid primary key,
  name text not null,
  url text not null,
  width integer not null,
  height integer not null,
  position integer not null,
  upload_id uuid references uploads,
  name_ur text not null default ''
);
create trigger catalog_changed after insert or update or delete on size_charts
  for each statement execute function bump_catalog_version();

-- Products name their trousers in words of their own: what a word is in Urdu is said once for all of them.
create table trouser_names (
  name text primary key,
  name_ur text not null check (name_ur <> '')
);
create trigger catalog_changed after insert or update or delete on trouser_names
  for each statement execute function bump_catalog_version();

-- What a garment is, as the merchant says it: its sizes, its parts, and of each part what it is measured by, what its sizes
-- measure and how much cloth they take.
create table garment_types (
  -- What products, addresses and files call it.
  id text primary key check (id ~ '^[a-z][a-z0-9-]{0,39}$'),
  name text not null,
  name_ur text not null default '',
  sizes text[] not null check (cardinality(sizes) > 0),
  -- Working days until a piece leaves, of a standard size and made for one person; null for those of the shop.
  working_days integer check (working_days between 0 and 90),
  custom_working_days integer check (custom_working_days between 0 and 90),
  position integer not null,
  updated_at timestamptz not null default now()
);
create trigger catalog_changed after insert or update or delete on garment_types
  for each statement execute function bump_catalog_version();

create table garment_parts (
  garment_type text not null references garment_types on delete cascade,
  -- Stands on the wire beside its size: 'M top, L trousers'.
  name text not null check (name ~ '^[a-z][a-z -]{0,39}$'),
  name_ur text not null default '',
  position integer not null,
  -- Keys of a custom size (contract/sizes/measurement-names.ts); none where it is not made to measure.
  measurements text[] not null default '{}',
  -- [{"fit": "women", "rows": {"chest": [88, ...]}}]: centimetres of the finished garment, in the order of the type's sizes.
  size_tables jsonb not null default '[]',
  -- Metres of cloth, in the order of the type's sizes; empty where nobody has said it.
  metres jsonb not null default '[]',
  primary key (garment_type, name)
);
create trigger catalog_changed after insert or update or delete on garment_parts
  for each statement execute function bump_catalog_version();

-- The types that the garments of the specification are; the merchant changes them like any other.
insert into garment_types (id, name, name_ur, sizes, position)
select id, name, name_ur, sizes, row_number() over () - 1 from (values
  ('set', 'Sets', 'سیٹ', '{XS,S,M,L,XL,2XL,3XL}'::text[]),
  ('top', 'Tops', 'قمیص', '{XS,S,M,L,XL,2XL,3XL}'),
  ('trousers', 'Trousers', 'ٹراؤزر', '{XS,S,M,L,XL,2XL,3XL}'),
  ('coat', 'Lab coats', 'لیب کوٹ', '{XS,S,M,L,XL,2XL,3XL}'),
  ('underscrub', 'Underscrubs', 'انڈر اسکرب', '{XS,S,M,L,XL,2XL,3XL}'),
  ('cap', 'Caps', 'ٹوپیاں', '{S,M,L}')
) as known (id, name, name_ur, sizes);

insert into garment_parts (garment_type, name, name_ur, position, measurements, size_tables, metres)
with tops as (
  select '{chest,shirtLength,shoulder,sleeveLength}'::text[] as measurements, '[
    {"fit": "women", "rows": {"chest": [88, 93, 98, 104, 110, 117, 124], "shirtLength": [64, 65.5, 67, 68.5, 70, 71.5, 73],
      "shoulder": [37, 38.5, 40, 41.5, 43, 44.5, 46], "sleeveLength": [22, 22.5, 23, 23.5, 24, 24.5, 25]}},
    {"fit": "men", "rows": {"chest": [96, 102, 108, 114, 121, 128, 135], "shirtLength": [69, 70.5, 72, 73.5, 75, 76.5, 78],
      "shoulder": [43, 44.5, 46, 47.5, 49, 50.5, 52], "sleeveLength": [24, 24.5, 25, 25.5, 26, 26.5, 27]}}]'::jsonb as size_tables,
    '[1.5, 1.55, 1.6, 1.7, 1.8, 1.95, 2.1]'::jsonb as metres
), bottoms as (
  select '{trouserWaist,trouserLength}'::text[] as measurements, '[
    {"fit": "women", "rows": {"trouserWaist": [68, 73, 78, 84, 90, 97, 104], "trouserLength": [97, 98, 99, 100, 101, 102, 103]}},
    {"fit": "men", "rows": {"trouserWaist": [74, 79, 84, 90, 96, 103, 110], "trouserLength": [101, 102, 103, 104, 105, 106, 107]}}]'::jsonb as size_tables,
    '[1.2, 1.2, 1.25, 1.3, 1.4, 1.5, 1.6]'::jsonb as metres
)
select 'set', 'top', 'قمیص', 0, * from tops
union all select 'set', 'trousers', 'ٹراؤزر', 1, * from bottoms
union all select 'top', 'top', 'قمیص', 0, * from tops
union all select 'trousers', 'trousers', 'ٹراؤزر', 0, * from bottoms
union all select 'coat', 'coat', 'کوٹ', 0, '{chest,backLength,shoulder,sleeveLength}', '[
    {"fit": "women", "rows": {"chest": [96, 101, 106, 112, 118, 125, 132], "backLength": [92, 93.5, 95, 96.5, 98, 99.5, 101],
      "shoulder": [39, 40.5, 42, 43.5, 45, 46.5, 48], "sleeveLength": [57, 58, 59, 60, 61, 62, 63]}},
    {"fit": "men", "rows": {"chest": [104, 110, 116, 122, 129, 136, 143], "backLength": [99, 101, 103, 105, 107, 109, 111],
      "shoulder": [45, 46.5, 48, 49.5, 51, 52.5, 54], "sleeveLength": [61, 62, 63, 64, 65, 66, 67]}}]',
    '[2.2, 2.25, 2.3, 2.4, 2.5, 2.7, 2.9]'
union all select 'underscrub', 'underscrub', 'انڈر اسکرب', 0, '{chest,shirtLength,shoulder,sleeveLength}', '[
    {"fit": "women", "rows": {"chest": [80, 85, 90, 96, 102, 109, 116], "shirtLength": [62, 63.5, 65, 66.5, 68, 69.5, 71],
      "shoulder": [36, 37.5, 39, 40.5, 42, 43.5, 45], "sleeveLength": [57, 58, 59, 60, 61, 62, 63]}},
    {"fit": "men", "rows": {"chest": [88, 94, 100, 106, 113, 120, 127], "shirtLength": [67, 68.5, 70, 71.5, 73, 74.5, 76],
      "shoulder": [42, 43.5, 45, 46.5, 48, 49.5, 51], "sleeveLength": [61, 62, 63, 64, 65, 66, 67]}}]',
    '[1.4, 1.45, 1.5, 1.6, 1.7, 1.85, 2]'
union all select 'cap', 'cap', 'ٹوپی', 0, '{head}',
  '[{"fit": "all", "rows": {"head": [55, 58, 61]}}]', '[0.3, 0.3, 0.35]';
