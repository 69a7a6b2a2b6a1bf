-- How far the workshop has come with an order; work_started_at says when it began.
alter table orders
  add column cut_at timestamptz,
  add column sewn_at timestamptz,
  add column packed_at timestamptz,
  add check (cut_at is null or work_started_at is not null),
  add check (sewn_at is null or cut_at is not null),
  add check (packed_at is null or sewn_at is not null),
  -- When the customer asked to cancel what was being sewn already.
  add column cancel_asked_at timestamptz,
  -- What staff told a customer whose wish to cancel they could not meet; null while nobody has.
  add column cancel_declined text,
  add check (cancel_declined is null or cancel_asked_at is not null),
  -- When staff last asked the customer to confirm.
  add column asked_at timestamptz;

-- Whoever wants to cancel and waits for an answer.
create index orders_asked_to_cancel on orders (created_at, id)
  where progress = 'Pending' and cancel_asked_at is not null and cancel_declined is null;

-- What happened to an order besides its progress, which order_history keeps.
create table order_events (
  id uuid primary key,
  order_id uuid not null references orders on delete cascade,
  kind text not null,
  -- 'guest', 'customer', or the id of a member of staff.
  actor text not null,
  at timestamptz not null default now(),
  -- What there is to tell of it.
  detail jsonb not null default '{}'
);
create index order_events_by_order on order_events (order_id, at);
