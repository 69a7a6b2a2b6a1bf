-- Staff stay signed in longer on a device that they have signed in with before; and confirm anew that it is them before
-- they touch money, staff, keys or exports (docs/decisions/121-settings-pages-and-staff-sign-in.md).
alter table staff_sessions
  add column known_device boolean not null default false,
  -- When password or second factor was given last in this session.
  add column confirmed_at timestamptz not null default now();

-- Links for staff who have forgotten their password. Several of one person are good, so that nobody ends a link that is
-- on its way by asking for another; unknown addresses have rows without a person, so that both take the same time.
create table staff_recoveries (
  -- SHA-256 of the token in the link.
  digest bytea primary key,
  user_id uuid references users on delete cascade,
  expires_at timestamptz not null
);
create index staff_recoveries_by_user on staff_recoveries (user_id);
create index staff_recoveries_by_age on staff_recoveries (expires_at);
