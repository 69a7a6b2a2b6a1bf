-- When somebody who reads the mailbox of an account's address last proved it; null while nobody has.
alter table users add column email_proven_at timestamptz;

alter table sessions
  -- What a customer names a session by: the digest is nothing for a page.
  add column id uuid not null default gen_random_uuid(),
  -- The browser and the system that it was started with, in words of the shop's own.
  add column device text not null default '';
create unique index sessions_by_id on sessions (id);

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
