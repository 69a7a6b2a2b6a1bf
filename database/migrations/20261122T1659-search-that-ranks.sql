-- Words that mean the same to shoppers, in groups that the merchant edits (docs/decisions/023).
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

-- What a product is without what is told of it: short enough to be read for each of many products that are put in order.
alter table products add column search_head tsvector not null default ''::tsvector;

-- Words of names, categories, colors and such, not of descriptions alone.
alter table search_words add column is_name boolean not null default false;

-- Words are kept in another form from now on: the program writes them anew.
delete from search_words;
update products set search = '', is_search_stale = true;
