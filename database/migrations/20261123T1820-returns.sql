-- What came back of an order that its customer did not take, piece by piece (docs/decisions/058-what-comes-back.md).
create table order_returns (
  order_id uuid primary key references orders on delete cascade,
  -- Rupees that the courier takes for bringing it back: a cost of the shop, nothing that its customer owes.
  fee integer not null check (fee >= 0),
  checked_in_by uuid not null references users,
  at timestamptz not null default now()
);

create table returned_items (
  item_id uuid primary key references order_items on delete cascade,
  order_id uuid not null references order_returns on delete cascade,
  to_stock integer not null check (to_stock >= 0),
  to_repair integer not null check (to_repair >= 0),
  wasted integer not null check (wasted >= 0)
);
create index returned_items_of_order on returned_items (order_id);
