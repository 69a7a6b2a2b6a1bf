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

-- What a second line below the name costs more.
alter table charges add column second_line integer not null default 0 check (second_line between 0 and 10000000);
