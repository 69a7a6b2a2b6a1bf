create table sessions (
  -- SHA-256 of the token, which is in the browser's cookie and nowhere else.
  digest bytea primary key,
  user_id uuid not null references users on delete cascade,
  created_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now()
);
create index sessions_by_user on sessions (user_id);
create index sessions_by_age on sessions (last_seen_at);

-- Requests to recover a password, also for addresses that nobody has.
create table recoveries (
  -- Random; the opaque id that the browser is told.
  id uuid primary key,
  -- The address in lower case.
  email text not null,
  -- Null when nobody has the address.
  user_id uuid references users on delete cascade,
  -- Keyed digest of the code; null when none was sent.
  code_digest bytea,
  tries smallint not null default 0,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  verified_at timestamptz,
  -- SHA-256 of the token in the cookie of whoever gave the right code.
  permission_digest bytea,
  used_at timestamptz
);
create index recoveries_by_email on recoveries (email, created_at desc);
create index recoveries_by_age on recoveries (created_at);

-- Counters of the rate limits that must survive a restart and hold across processes.
create table rate_counters (
  -- The limit's name and a digest of what it counts by.
  key text primary key,
  count integer not null,
  resets_at timestamptz not null
);
create index rate_counters_by_age on rate_counters (resets_at);

-- Written in the transaction of its cause, delivered by a worker.
create table outgoing_mails (
  id uuid primary key,
  -- What happened, such as 'order-placed:<id>': one event makes one mail.
  event text not null unique,
  kind text not null,
  recipient text not null,
  -- What the template needs; taken away once a mail with a secret has left.
  data jsonb not null,
  created_at timestamptz not null default now(),
  attempts integer not null default 0,
  -- Also keeps a mail that one process is sending from all others.
  next_attempt_at timestamptz not null default now(),
  sent_at timestamptz,
  given_up_at timestamptz,
  last_error text
);
create index outgoing_mails_due on outgoing_mails (next_attempt_at) where sent_at is null and given_up_at is null;
create index outgoing_mails_by_age on outgoing_mails (created_at);

create table contact_messages (
  id uuid primary key,
  name text not null,
  email text not null,
  phone text not null,
  message text not null,
  created_at timestamptz not null default now()
);
create index contact_messages_newest on contact_messages (created_at desc);

create table measurement_sets (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  name text not null,
  -- Inches and the note, as the contract's measured size.
  custom_size jsonb not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index measurement_sets_by_name on measurement_sets (user_id, lower(name));

-- Reviews show the name of their author; who has written none changes nothing that others see.
create function author_renamed() returns trigger language plpgsql as $$
begin
  if exists (select from reviews where user_id = new.id) then
    update catalog_version set version = version + 1;
    perform pg_notify('catalog_changed', '');
  end if;
  return null;
end $$;
create trigger author_renamed after update of name on users
  for each row when (old.name is distinct from new.name) execute function author_renamed();
