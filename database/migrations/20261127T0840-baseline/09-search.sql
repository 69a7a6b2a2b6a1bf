-- One form for what is stored and what is typed: small letters without accents and vowel signs, the letters that Arabic and
-- Urdu keyboards write differently as the Urdu ones, Latin digits, and a space for every sign between words.
create function plain_words(typed text) returns text language plpgsql immutable strict parallel safe as $$
declare
  plain text := lower(typed);
begin
  if octet_length(plain) = length(plain) then return regexp_replace(plain, '[^a-z0-9]+', ' ', 'g'); end if;
  plain := translate(normalize(plain, nfkd),
    U&'\064A\0649\0643\0647\0629\06C3\06D5\06BE\0660\0661\0662\0663\0664\0665\0666\0667\0668\0669\06F0\06F1\06F2\06F3\06F4\06F5\06F6\06F7\06F8\06F9'
      || U&'\060C\061B\061F\066B\066C\06D4\2010\2011\2012\2013\2014\2018\2019\201C\201D\2022\00A0'
      || U&'\0300\0301\0302\0303\0304\0306\0307\0308\030A\030C\0327\0328\064B\064C\064D\064E\064F\0650\0651\0652\0653\0654\0655\0656\0657\0658\0670\0640\00AD\200B\200C\200D\200E\200F\202A\202B\202C\202D\202E\2060\2066\2067\2068\2069\FEFF',
    U&'\06CC\06CC\06A9\06C1\06C1\06C1\06C1\06C101234567890123456789                 ');
  return regexp_replace(plain, U&'[\0001-\002F\003A-\0040\005B-\0060\007B-\007F]+', ' ', 'g');
end $$;

-- All runs of three signs with their places, after a mark that no word begins with: a part of any length is a phrase of these.
create function runs_of(mark text, signs text) returns text language plpgsql immutable strict parallel safe as $$
declare
  runs text := '';
begin
  for place in 1 .. length(signs) - 2 loop
    runs := runs || ' ' || mark || substr(signs, place, 3) || ':' || place;
  end loop;
  return runs;
end $$;

-- A product whose whole name was searched for is found by it, in either language: the same letters and digits, whatever stands between.
create index products_called on products (replace(plain_words(name), ' ', ''));
create index products_called_in_urdu on products (replace(plain_words(name_ur), ' ', '')) where name_ur <> '';

-- What a search reads of a product, apart from its wide row: thousands of these are weighed for one search (docs/decisions/023-search-ranking-and-synonyms.md).
create table product_search (
  id text primary key references products on delete cascade on update cascade,
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
create index product_search_words on product_search using gin (search);
create index product_search_by_rating on product_search (average_rating desc, review_count desc, id) where published;
create index product_search_by_price on product_search (from_price, id) where published;
create index product_search_newest on product_search (created_at desc, id) where published;
alter table product_search alter column search set storage external;

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

-- The words of the catalogue with every form that lacks one letter, so that a search forgives a slip.
create table search_words (
  word text collate "C" primary key,
  variants text[] not null,
  -- Words of names, categories, colors and such, not of descriptions alone.
  is_name boolean not null default false
);
create index search_words_by_variant on search_words using gin (variants);

-- Words that mean the same to shoppers, in groups that the merchant edits (docs/decisions/023-search-ranking-and-synonyms.md).
create table synonym_groups (
  id uuid primary key,
  name text not null unique,
  kind text not null,
  -- Each of them finds what any of them finds.
  words text[] not null check (cardinality(words) > 0),
  -- Found by the words as well, after the rest; not the other way round.
  finds text[] not null default '{}',
  created_at timestamptz not null default now()
);
create trigger catalog_changed after insert or update or delete on synonym_groups
  for each statement execute function bump_catalog_version();
