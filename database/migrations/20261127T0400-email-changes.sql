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
