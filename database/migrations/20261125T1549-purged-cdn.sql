-- How far a CDN in front was told what it has to forget (docs/decisions/074-cdn.md). One row.
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
