-- Orders that are paid ahead by transfer (docs/decisions/046-paid-ahead.md): what customers say to have sent is a claim, until
-- staff enter the money into the ledger.
alter table orders
  add column payment_method text not null default 'cash' check (payment_method in ('cash', 'transfer'));

create table transfer_claims (
  id uuid primary key,
  order_id uuid not null references orders on delete cascade,
  at timestamptz not null default now(),
  how text not null check (how in ('bank-transfer', 'raast', 'easypaisa', 'jazzcash')),
  reference text not null,
  -- Whole rupees that were due when it was said.
  amount integer not null check (amount > 0),
  -- `guest` or `customer`.
  actor text not null,
  -- `replaced`: the customer has said something else since.
  state text not null default 'open' check (state in ('open', 'confirmed', 'declined', 'replaced')),
  answered_at timestamptz,
  answered_by text,
  -- Why it was declined, as mailed to the customer.
  answer text
);
create unique index transfer_claims_open on transfer_claims (order_id) where state = 'open';
-- One transfer pays one order.
create unique index transfer_claims_reference on transfer_claims (how, reference) where state = 'open';
create index transfer_claims_of_order on transfer_claims (order_id, at);

create table transfer_pictures (
  claim_id uuid primary key references transfer_claims on delete cascade,
  at timestamptz not null default now(),
  -- WebP, drawn anew from the pixels of what was sent.
  picture bytea not null check (octet_length(picture) <= 3000000)
);
create index transfer_pictures_by_age on transfer_pictures (at);
