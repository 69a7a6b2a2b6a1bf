-- Apart from the sessions of customers: another cookie, other limits, and nothing that one opens is opened by the other.
create table staff_sessions (
  -- SHA-256 of the token, which is in the browser's cookie and nowhere else.
  digest bytea primary key,
  user_id uuid not null references users on delete cascade,
  created_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  -- When a second factor was given in this session.
  verified_at timestamptz
);
create index staff_sessions_by_user on staff_sessions (user_id);
create index staff_sessions_by_age on staff_sessions (created_at);

-- Authenticator apps (RFC 6238).
create table second_factors (
  user_id uuid primary key references users on delete cascade,
  -- Encrypted with a key that is derived from the shop's secret key.
  secret bytea not null,
  created_at timestamptz not null default now(),
  -- Null until a first code was right.
  confirmed_at timestamptz,
  -- The time step of the newest code that was used: neither it nor an older one is good again.
  last_step bigint not null default 0
);

create table recovery_codes (
  user_id uuid not null references users on delete cascade,
  -- SHA-256; a code has 80 random bits.
  digest bytea not null,
  used_at timestamptz,
  primary key (user_id, digest)
);

-- Where members of staff choose their password; the newest one of a person is good, and once.
create table password_links (
  user_id uuid primary key references users on delete cascade,
  -- SHA-256 of the token in the link.
  digest bytea not null unique,
  expires_at timestamptz not null
);
create index password_links_by_age on password_links (expires_at);

-- Who changed what, written in the transaction of the change.
create table audit_log (
  -- Made in the order of time, so it is also the order of the list.
  id uuid primary key,
  at timestamptz not null default now(),
  staff_id uuid not null references users,
  action text not null,
  subject_kind text not null,
  subject_id text not null,
  -- What the change concerned, null where there was nothing. Never a secret.
  before jsonb,
  after jsonb
);
create index audit_log_by_staff on audit_log (staff_id, id);
create index audit_log_by_kind on audit_log (subject_kind, id);
create index audit_log_by_subject on audit_log (subject_kind, subject_id, id);

create function audit_log_stays() returns trigger language plpgsql as $$
begin
  raise exception 'The audit log is only added to.';
end $$;
create trigger audit_log_stays before update or delete on audit_log
  for each row execute function audit_log_stays();
