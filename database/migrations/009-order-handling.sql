alter table orders
  -- Where it came from: the shop's pages, or a member of staff at the phone.
  add column source text not null default 'web' check (source in ('web', 'phone')),
  add column courier text,
  add column consignment_number text,
  -- As the customer reads it; null when they cancelled themselves.
  add column cancel_reason text,
  add column confirmed_at timestamptz,
  -- 'customer', or the id of a member of staff.
  add column confirmed_by text,
  add check ((confirmed_at is null) = (confirmed_by is null));

-- The lists of the back office, each in the order of its pages.
create index orders_by_date on orders (created_at, id);
drop index orders_newest;
create index orders_by_progress on orders (progress, created_at, id);
create index orders_by_total on orders (total, id);
create index orders_by_city on orders (lower(city), created_at, id);
create index orders_confirmed on orders (created_at, id) where confirmed_at is not null;
-- The beginning of a name, and the last digits of a phone.
create index orders_by_name on orders (lower(name) text_pattern_ops);
create index orders_by_phone on orders (reverse(phone) text_pattern_ops);

-- What staff tell each other about an order; customers never read it.
create table order_notes (
  id uuid primary key,
  order_id uuid not null references orders on delete cascade,
  staff_id uuid not null references users,
  note text not null,
  at timestamptz not null default now()
);
create index order_notes_by_order on order_notes (order_id, id);
