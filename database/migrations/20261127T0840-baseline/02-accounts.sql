-- The one form of all spellings of a phone, as `internationalPhone` in contract/values/phone.ts has it; a test holds them together.
create function international_phone(phone text) returns text language plpgsql immutable strict parallel safe as $$
declare
  typed text;
  digits text;
  rest text;
  has_country boolean;
begin
  if phone ~ '^0[1-9][0-9]{9}$' and phone not like '092%' then return '92' || substr(phone, 2); end if;
  typed := regexp_replace(translate(phone, '٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹', '01234567890123456789'), '[^+0-9]', '', 'g');
  digits := replace(typed, '+', '');
  rest := ltrim(digits, '0');
  has_country := typed ~ '^(\+|00)[1-9]';
  if rest like '92%' and (has_country or length(rest) > 10) then return '92' || ltrim(substr(rest, 3), '0'); end if;
  if not has_country and (digits like '0%' or digits ~ '^3[0-9]{8,9}$') then return '92' || rest; end if;
  return rest;
end $$;

create table users (
  id uuid primary key,
  name text not null,
  email text not null,
  phone text not null default '',
  address text not null default '',
  role text not null default 'customer',
  -- A PHC string; null for people who cannot sign in.
  password_hash text,
  created_at timestamptz not null default now(),
  -- Of staff who no longer work here; what they did stays theirs.
  deactivated_at timestamptz,
  -- When somebody who reads the mailbox of an account's address last proved it; null while nobody has.
  email_proven_at timestamptz,
  -- Whether a customer wants to be told on their phone about the orders of their account (docs/decisions/068-whatsapp-notifications.md).
  wants_texts boolean not null default true,
  -- How often all known devices of an account were forgotten: a device that was known under a lower number is known no longer.
  device_epoch integer not null default 0,
  constraint users_role_check check (role in ('customer', 'owner', 'manager', 'workshop'))
);
-- Addresses are kept as typed and compared without regard to case.
create unique index users_by_email on users (lower(email));
create index users_of_staff on users (lower(name), id) where role <> 'customer';
-- Customers: newest first, or by the beginning of a name, an address or a phone.
create index customers_by_date on users (created_at, id) where role = 'customer';
create index customers_by_name on users (lower(name) text_pattern_ops) where role = 'customer';
create index customers_by_email on users (lower(email) text_pattern_ops) where role = 'customer';
create index customers_by_phone on users (phone text_pattern_ops) where role = 'customer';
create index users_by_phone on users (international_phone(phone)) where role = 'customer' and phone <> '';

create table sessions (
  -- SHA-256 of the token, which is in the browser's cookie and nowhere else.
  digest bytea primary key,
  user_id uuid not null references users on delete cascade,
  created_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  -- What a customer names a session by: the digest is nothing for a page.
  id uuid not null default gen_random_uuid(),
  -- The browser and the system that it was started with, in words of the shop's own.
  device text not null default ''
);
create index sessions_by_user on sessions (user_id);
create index sessions_by_age on sessions (last_seen_at);
create unique index sessions_by_id on sessions (id);

-- Requests to recover a password, also for addresses that nobody has.
create table recoveries (
  -- Random; the opaque id that the browser gets.
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
  -- SHA-256 of the token in the cookie of the browser that gave the right code.
  permission_digest bytea,
  used_at timestamptz,
  -- Tries at a code by other recoveries of its mailbox: the newest mail works on whatever page its owner has open.
  foreign_tries smallint not null default 0
);
create index recoveries_by_email on recoveries (email, created_at desc);
create index recoveries_by_age on recoveries (created_at);

-- An address that an account is to have, or has, until the code that went there is given. The newest one counts.
create table email_proofs (
  user_id uuid primary key references users on delete cascade,
  -- As it was typed.
  email text not null,
  -- Keyed digest of the code.
  code_digest bytea not null,
  tries smallint not null default 0,
  expires_at timestamptz not null
);
create index email_proofs_by_age on email_proofs (expires_at);

-- Another address that an account is to have, asked for without the password, until a link was opened in the old mailbox and in the
-- new one. One of an account at a time; the newest one counts.
create table email_changes (
  user_id uuid primary key references users on delete cascade,
  -- What the links name: a new change makes those of the one before it nothing.
  id uuid not null unique,
  -- As it was typed.
  email text not null,
  old_confirmed_at timestamptz,
  new_confirmed_at timestamptz,
  expires_at timestamptz not null
);
create index email_changes_by_age on email_changes (expires_at);

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
