-- What a courier was asked to carry. `reference` is ours and stands with the courier once: a booking that was never answered is
-- looked for by it before it is asked for again.
create table parcels (
  id uuid primary key,
  order_id uuid not null references orders on delete cascade,
  courier text not null,
  reference text not null unique,
  state text not null default 'asked' check (state in ('asked', 'refused', 'booked', 'picked', 'in-transit',
    'out-for-delivery', 'attempted', 'returning', 'returned', 'delivered', 'cancelled', 'lost')),
  city text not null,
  pieces integer not null check (pieces > 0),
  grams integer not null check (grams > 0),
  -- Rupees that the rider collects.
  collects integer not null check (collects >= 0),
  tracking_number text,
  -- Why the courier refused it, or what it says instead of an answer.
  problem text not null default '',
  asked_by uuid not null references users,
  asked_at timestamptz not null default now(),
  -- How often the courier was asked since the last answer.
  attempts integer not null default 0,
  -- When it is looked after next; null once nothing more can happen.
  next_at timestamptz default now(),
  -- When it was last put on a load sheet, with which the courier fetches it.
  listed_at timestamptz,
  -- Where the courier keeps the label of a parcel, as it said with its number; fetched by the shop alone.
  label text,
  -- Of the last try to hand it over, while it has failed.
  attempted_at timestamptz,
  -- When its number went to its customer on WhatsApp.
  told_at timestamptz,
  -- Since when it is not to be carried any more.
  call_off_at timestamptz,
  -- Why its courier carries it all the same, in its words.
  call_off_problem text not null default ''
);
create unique index parcels_tracking_number on parcels (courier, tracking_number) where tracking_number <> '';
create index parcels_of_order on parcels (order_id);
create index parcels_due on parcels (next_at) where next_at is not null;
create index parcels_attempted on parcels (attempted_at) where state = 'attempted';
create index parcels_by_state on parcels (state, asked_at) where state in ('asked', 'refused', 'booked', 'returned');
create index parcels_to_call_off on parcels (asked_at, id) where call_off_at is not null;

-- An order may have several parcels under way at once, each with some of its pieces (docs/decisions/065-bulk-dispatch-and-split-parcels.md).
create table parcel_items (
  parcel_id uuid not null references parcels on delete cascade,
  -- Of its order, as it was when the parcel was booked: an edit may have taken it out since.
  item_id uuid not null,
  pieces integer not null check (pieces > 0),
  primary key (parcel_id, item_id)
);
create index parcel_items_of_item on parcel_items (item_id);

-- What the courier has said, once each, whatever the order in which it comes.
create table parcel_steps (
  parcel_id uuid not null references parcels on delete cascade,
  at timestamptz not null,
  state text not null,
  -- The courier's own words.
  said text not null,
  reason text not null default '',
  primary key (parcel_id, at, said)
);

-- What staff say to a try that failed, once; it is sent to the courier until that answers.
create table parcel_answers (
  parcel_id uuid not null references parcels on delete cascade,
  attempted_at timestamptz not null,
  answer text not null check (answer in ('try-again', 'send-back')),
  remarks text not null,
  by uuid not null references users,
  at timestamptz not null default now(),
  -- When the courier has taken it.
  told_at timestamptz,
  -- Why the courier does not, in its words; then there may be another answer.
  problem text not null default '',
  primary key (parcel_id, attempted_at)
);

-- The names by which a courier knows cities, where they differ from what people write; corrected by staff.
create table courier_cities (
  courier text not null,
  ours text not null,
  theirs text not null,
  primary key (courier, ours)
);

-- What couriers have paid out of the cash that they collected (docs/decisions/048-courier-payout-statements.md).
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
  kind text not null check (kind in ('delivered', 'returned', 'charged')),
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
  -- Its taxes are not known yet: a row of the same parcel that has them takes its place (docs/decisions/064-leopards-courier.md).
  is_provisional boolean not null default false,
  -- The same row counts once, in whatever file or statement it stands.
  unique (courier, tracking_number, kind, cod, fee, fee_tax, income_tax, sales_tax, net)
);
create index payout_rows_of_statement on payout_rows (statement_id);
create index payout_rows_of_order on payout_rows (order_id);
create index payout_rows_open on payout_rows (courier) where entered_at is null;
create index payout_rows_provisional on payout_rows (courier, tracking_number) where is_provisional;

-- What a statement charges as a whole, such as a fuel surcharge: hundredths of a rupee that are in no order's ledger.
create table payout_lines (
  statement_id uuid not null references payout_statements,
  kind text not null check (kind in ('charges', 'fuel-surcharge', 'other')),
  -- The courier's own words.
  words text not null,
  amount integer not null,
  primary key (statement_id, kind, words, amount)
);
