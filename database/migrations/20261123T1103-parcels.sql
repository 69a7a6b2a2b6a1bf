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
  next_at timestamptz default now()
);
create unique index parcels_tracking_number on parcels (courier, tracking_number) where tracking_number <> '';
create index parcels_of_order on parcels (order_id);
create index parcels_due on parcels (next_at) where next_at is not null;
-- Two people who book the same order at once book one parcel.
create unique index parcels_under_way on parcels (order_id)
  where state not in ('refused', 'cancelled', 'returned', 'delivered', 'lost');

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

-- The names by which a courier knows cities, where they differ from what people write; corrected by staff.
create table courier_cities (
  courier text not null,
  ours text not null,
  theirs text not null,
  primary key (courier, ours)
);
