-- How parcels ended on a day in Karachi: handed over, or refused and cancelled after they had left (server/dashboard/refusals.ts).
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

-- All days are counted once.
update sales_progress set looked_until = null;
