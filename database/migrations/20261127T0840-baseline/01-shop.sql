-- What the whole shop shares. In all files amounts are whole Pakistani rupees and ids are made by the program, unless a comment says
-- otherwise. The order of columns is a part of the schema: a backup copies rows by it.

-- One row that grows with every change of what shoppers see; caches compare it.
create table catalog_version (
  id boolean primary key default true check (id),
  version bigint not null default 1
);

-- What each version of the catalogue changed, so that caches forget that alone (docs/decisions/062-invalidate-caches-by-tags.md).
create table catalog_changes (
  version bigint not null,
  -- 'p:' and the id of a product of which something changed; 'c:' and the name of a category of which other products may come
  -- first now, since each product shows the best of its category beside it; '*' for all else.
  tag text not null,
  primary key (version, tag)
);
insert into catalog_version default values;

-- The row of the version is locked until the transaction ends, so the changes of a version are seen with it. More products than are
-- named are 'p:*', apart from changes that are about no product.
create function note_catalog_change(tags text[]) returns void language plpgsql as $$
declare
  noted bigint;
begin
  if cardinality(tags) = 0 then return; end if;
  update catalog_version set version = version + 1 returning version into noted;
  insert into catalog_changes (version, tag)
  select noted, unnest(case when cardinality(tags) > 500 then array['*', 'p:*'] else tags end)
  on conflict do nothing;
  -- Whoever has not followed for so long forgets everything.
  delete from catalog_changes where version <= noted - 2000;
  perform pg_notify('catalog_changed', '');
end $$;

create function bump_catalog_version() returns trigger language plpgsql as $$
begin
  perform note_catalog_change(array['*']);
  return null;
end $$;

-- What the merchant has set; what is not here has its default (server/settings).
create table settings (
  name text primary key,
  value jsonb not null
);
-- Pages show them.
create trigger catalog_changed after insert or update or delete on settings
  for each statement execute function bump_catalog_version();

-- Counters of the rate limits that must survive a restart and hold across processes.
create table rate_counters (
  -- The limit's name and a digest of what it counts by.
  key text primary key,
  count integer not null,
  resets_at timestamptz not null
);
create index rate_counters_by_age on rate_counters (resets_at);

-- Work that nobody waits for and that fails at the moment: the dashboard shows it. A row goes when it works again.
create table work_failures (
  work text not null,
  -- Which chore of the work; empty where it has none.
  part text not null default '',
  -- A code or the kind of the error, never its words, which may quote what a person wrote.
  reason text not null,
  since timestamptz not null default now(),
  last_at timestamptz not null default now(),
  times integer not null check (times > 0),
  primary key (work, part)
);

-- Scripts, styles and pictures of every build of the shop that runs, or ran within the last week (docs/decisions/076-rolling-deploys.md).
create table built_files (
  -- As browsers ask for it: '/ur/assets/root-DYLXEHjl.css'.
  address text not null,
  -- Which secret key of a shop it was signed with.
  key_id text not null,
  -- Compressed with Brotli where the build has compressed it.
  content bytea not null,
  is_brotli boolean not null,
  signature text not null,
  -- When a process last said that its build has this file, to the day.
  needed_at timestamptz not null default now(),
  primary key (address, key_id)
);
create index built_files_needed_at_idx on built_files (needed_at);
-- Compressed already, or a picture: PostgreSQL would try in vain.
alter table built_files alter column content set storage external;

-- How far a CDN in front was told what it has to forget (docs/decisions/074-cdn-caching-and-purging.md). One row.
create table cdn_purge (
  id boolean primary key default true check (id),
  -- The program that made the pages which it keeps.
  release text not null default '',
  -- The version of the catalogue of which it was told all changes; null: it has to forget everything.
  told bigint,
  -- The one of which it was told them twice, and the one up to which it is told them again, and when.
  told_twice bigint,
  second_to bigint,
  second_at timestamptz,
  -- Tries that have failed since the last success.
  failures integer not null default 0,
  -- Before this nobody tells it anything: who does so just now, and after a failure.
  due_at timestamptz not null default now()
);
insert into cdn_purge default values;
