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
-- Compressed already, or a picture: PostgreSQL would try in vain.
alter table built_files alter column content set storage external;
create index built_files_needed_at_idx on built_files (needed_at);
