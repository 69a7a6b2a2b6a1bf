-- What came back of an order that its customer did not take, piece by piece (docs/decisions/058-returned-parcels.md).
create table order_returns (
  order_id uuid not null references orders on delete cascade,
  -- Rupees that the courier takes for bringing it back: a cost of the shop, nothing that its customer owes.
  fee integer not null check (fee >= 0),
  checked_in_by uuid not null references users,
  at timestamptz not null default now(),
  id uuid not null default gen_random_uuid() primary key,
  -- Null where all that was left of the order came back at once.
  parcel_id uuid unique references parcels on delete set null,
  -- More was paid than is due since: what is to be given back is looked for among these.
  is_overpaid boolean not null default false,
  -- The entries of the ledger that the fee was noted by; null where there are none.
  charge_entry bigint,
  written_off_entry bigint,
  is_in_statement boolean not null default false
);
create index order_returns_of_order on order_returns (order_id);
create index order_returns_overpaid on order_returns (order_id) where is_overpaid;

create table returned_items (
  item_id uuid not null references order_items on delete cascade,
  order_id uuid not null references orders on delete cascade,
  to_stock integer not null check (to_stock >= 0),
  to_repair integer not null check (to_repair >= 0),
  wasted integer not null check (wasted >= 0),
  id uuid not null default gen_random_uuid() primary key,
  return_id uuid references order_returns on delete cascade,
  -- What has become of those to repair: back to stock or put aside, and thrown away after all.
  mended integer not null default 0 check (mended >= 0),
  scrapped integer not null default 0 check (scrapped >= 0),
  check (mended + scrapped <= to_repair)
);
create index returned_items_of_order on returned_items (order_id);
create index returned_items_of_item on returned_items (item_id);
create index returned_items_to_repair on returned_items (id) where to_repair > mended + scrapped;

-- What customers ask about garments that have arrived (docs/decisions/067-returns-and-exchanges.md): an exchange, an alteration, their money, or
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
  -- Rupees of the credit that have come back, by another order or as money.
  settled integer not null default 0,
  -- What the workshop does with what has come back.
  alteration text,
  -- When its pieces had come back.
  received_at timestamptz,
  -- What has become of those to repair, as in returned_items.
  mended integer not null default 0 check (mended >= 0),
  scrapped integer not null default 0 check (scrapped >= 0),
  -- Of the credit for what came back, what was paid for the pieces; the rest is given besides.
  paid integer check (paid >= 0),
  unique (order_id, number),
  check ((state in ('approved', 'received', 'done')) <= (remedy is not null)),
  check ((credit is null) = (to_stock is null)),
  check (settled between 0 and coalesce(credit, 0)),
  check (mended + scrapped <= coalesce(to_repair, 0))
);
create index aftercare_newest on aftercare_requests (created_at desc, id desc);
create index aftercare_by_state on aftercare_requests (state, created_at desc, id desc);
create index aftercare_of_item on aftercare_requests (item_id) where to_stock is not null;
create index aftercare_to_repair on aftercare_requests (id) where to_repair > mended + scrapped;
-- One thing at a time is asked about a line; what has come back for one request waits beside the next, once the order for it is cancelled.
create unique index aftercare_open on aftercare_requests (item_id) where state in ('asked', 'question', 'approved');

create table aftercare_pictures (
  id uuid primary key,
  request_id uuid not null references aftercare_requests on delete cascade,
  at timestamptz not null default now(),
  -- WebP, drawn again from the pixels of what was sent.
  picture bytea not null check (octet_length(picture) <= 3000000)
);
create index aftercare_pictures_of_request on aftercare_pictures (request_id);
create index aftercare_pictures_by_age on aftercare_pictures (at);

-- How many pieces of a product have arrived in a size, and of how many its customers took a larger or a smaller one instead: sums that
-- are kept, because size help asks for them on every visit.
create table size_tallies (
  product_id text primary key references products on delete cascade,
  pieces integer not null default 0,
  larger integer not null default 0,
  smaller integer not null default 0
);

-- What follows from an exchange is the same piece once more.
create function sized_pieces(asked uuid) returns table (product_id text, pieces integer) language sql stable as $$
  select i.product_id, sum(i.quantity)::integer
  from order_items i join products p on p.id = i.product_id
  where i.order_id = asked and i.line -> 'custom_size' = 'false' and i.line ->> 'sizes' = any (p.sizes)
    and not exists (select from aftercare_requests a where a.follow_order_id = asked)
  group by i.product_id
$$;

create function keep_size_tallies() returns trigger language plpgsql as $$
begin
  insert into size_tallies as t (product_id, pieces)
  select s.product_id, case when new.progress = 'Delivered' then s.pieces else -s.pieces end
  from sized_pieces(new.id) s order by s.product_id
  on conflict (product_id) do update set pieces = t.pieces + excluded.pieces;
  return null;
end $$;
create trigger size_tallies_kept after update of progress on orders for each row
  when (old.progress <> new.progress and 'Delivered' in (old.progress, new.progress))
  execute function keep_size_tallies();
