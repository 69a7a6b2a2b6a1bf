-- What couriers have paid out of the cash that they collected (docs/decisions/048-payouts.md).
create table payout_statements (
  id uuid primary key,
  courier text not null,
  number text not null,
  -- In Karachi.
  paid_on date not null,
  entered_by uuid not null references users,
  at timestamptz not null default now(),
  unique (courier, number)
);
create index payout_statements_by_day on payout_statements (paid_on desc);

-- A row of a statement. All amounts are hundredths of a rupee, as couriers reckon.
create table payout_rows (
  id bigint generated always as identity primary key,
  statement_id uuid not null references payout_statements,
  courier text not null,
  tracking_number text not null,
  kind text not null check (kind in ('delivered', 'returned')),
  -- Our reference, as the courier has it.
  reference text not null,
  cod integer not null check (cod >= 0),
  fee integer not null check (fee >= 0),
  fee_tax integer not null check (fee_tax >= 0),
  income_tax integer not null check (income_tax >= 0),
  sales_tax integer not null check (sales_tax >= 0),
  net integer not null,
  order_id uuid references orders on delete set null,
  -- When it went into the ledger of its order.
  entered_at timestamptz,
  -- The same row counts once, in whatever file or statement it stands.
  unique (courier, tracking_number, kind, cod, fee, fee_tax, income_tax, sales_tax, net)
);
create index payout_rows_of_statement on payout_rows (statement_id);
create index payout_rows_of_order on payout_rows (order_id);
create index payout_rows_open on payout_rows (courier) where entered_at is null;

-- A parcel is found by its number, however staff have typed it.
create index orders_by_consignment_number on orders (upper(replace(consignment_number, ' ', '')))
  where consignment_number <> '';
