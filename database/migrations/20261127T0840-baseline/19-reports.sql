-- What was ordered on a day in Karachi, cancelled orders left out. Counted from orders, days at a time (server/reports/dashboard):
-- writing it with each order would make all orders of a day wait for one row.
create table daily_sales (
  kind text not null check (kind in ('all', 'product', 'color', 'city', 'delivered', 'collected')),
  day date not null,
  -- Of the product, the color or the city; empty for all.
  name text not null,
  orders integer not null,
  pieces integer not null,
  -- Rupees: what customers pay for all and for a city, the price of the pieces for a product and a color.
  revenue bigint not null,
  primary key (kind, day, name)
);
-- The products that sold best on a day, for the strongest of many days (server/reports/dashboard/strongest-products.ts).
create index daily_sales_strongest on daily_sales (kind, day, pieces desc, name) where kind = 'product';

-- How parcels ended on a day in Karachi: handed over, or refused and cancelled after they had left (server/reports/dashboard/refusals.ts).
create table daily_outcomes (
  kind text not null check (kind in ('city', 'courier', 'product')),
  day date not null,
  name text not null,
  -- Orders.
  delivered integer not null,
  refused integer not null,
  primary key (kind, day, name)
);
create index daily_outcomes_refused on daily_outcomes (kind, day) include (name, refused) where refused > 0;
create index daily_outcomes_by_name on daily_outcomes (kind, lower(name), day) include (name, delivered, refused);

-- A day in Karachi, counted from the ledger as server/reports/books/book-lines.ts reads it. Rupees, with the signs of the ledger.
create table daily_books (
  line text not null,
  day date not null,
  -- How money came or went; empty for what has no way.
  way text not null,
  entries integer not null,
  amount bigint not null,
  primary key (line, day, way)
);

-- What couriers have paid out on a day, in hundredths of a rupee.
create table daily_payouts (
  day date not null,
  courier text not null,
  parcels integer not null,
  -- Those of them that came back, and what that has cost.
  returned integer not null,
  return_cost bigint not null,
  cod bigint not null,
  fee bigint not null,
  fee_tax bigint not null,
  income_tax bigint not null,
  sales_tax bigint not null,
  net bigint not null,
  -- What statements charge as a whole is in the books of its courier, too.
  others bigint not null default 0,
  primary key (day, courier)
);

-- Days that have changed since they were counted.
create table uncounted_days (day date primary key);

-- Until when changes of orders have been looked for; null before the first time.
create table sales_progress (
  id boolean primary key default true check (id),
  looked_until timestamptz
);
insert into sales_progress default values;

-- Days of payouts are counted again when their rows change.
create function note_payout_days() returns trigger language plpgsql as $$
begin
  insert into uncounted_days (day)
  select distinct s.paid_on from added join payout_statements s on s.id = added.statement_id on conflict do nothing;
  return null;
end $$;
create trigger payout_days_noted after insert on payout_rows referencing new table as added
  for each statement execute function note_payout_days();
-- The day of a row whose place another has taken is counted again, too.
create trigger payout_days_of_dropped_noted after delete on payout_rows referencing old table as added
  for each statement execute function note_payout_days();
create trigger payout_line_days_noted after insert on payout_lines referencing new table as added
  for each statement execute function note_payout_days();
