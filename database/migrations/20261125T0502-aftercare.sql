-- What customers ask about garments that have arrived (docs/decisions/067-aftercare.md): an exchange, an alteration, their money, or
-- that something is wrong with one. What happened to a request is among the events of its order.
create table aftercare_requests (
  id uuid primary key,
  order_id uuid not null references orders on delete cascade,
  item_id uuid not null references order_items on delete cascade,
  -- The how many-th of its order: with the number of the order it stands on the paper in the parcel.
  number smallint not null,
  created_at timestamptz not null default now(),
  kind text not null check (kind in ('exchange', 'alteration', 'return', 'fault')),
  reason text not null,
  pieces smallint not null check (pieces > 0),
  -- What is wanted instead, where it is an exchange; empty for the same.
  size text not null default '',
  color text not null default '',
  details text not null default '',
  state text not null default 'asked'
    check (state in ('asked', 'question', 'approved', 'received', 'done', 'declined', 'withdrawn')),
  -- What is done about it, and who pays the courier, once the shop has agreed.
  remedy text check (remedy in ('exchange', 'alteration', 'refund')),
  back_by text check (back_by in ('customer', 'shop')),
  out_by text check (out_by in ('customer', 'shop')),
  -- Where its pieces went when they had come back, and the rupees that come back for them.
  to_stock smallint,
  to_repair smallint,
  wasted smallint,
  credit integer check (credit >= 0),
  -- The order with which another garment comes, or the altered one.
  follow_order_id uuid unique references orders on delete set null,
  unique (order_id, number),
  check ((state in ('approved', 'received', 'done')) <= (remedy is not null)),
  check ((credit is null) = (to_stock is null))
);
-- One thing at a time is asked about a line.
create unique index aftercare_open on aftercare_requests (item_id)
  where state in ('asked', 'question', 'approved', 'received');
create index aftercare_newest on aftercare_requests (created_at desc, id desc);
create index aftercare_by_state on aftercare_requests (state, created_at desc, id desc);

create table aftercare_pictures (
  id uuid primary key,
  request_id uuid not null references aftercare_requests on delete cascade,
  at timestamptz not null default now(),
  -- WebP, drawn anew from the pixels of what was sent.
  picture bytea not null check (octet_length(picture) <= 3000000)
);
create index aftercare_pictures_of_request on aftercare_pictures (request_id);
create index aftercare_pictures_by_age on aftercare_pictures (at);
