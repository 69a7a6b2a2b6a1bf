-- What was ordered on a day in Karachi, cancelled orders left out. Counted from orders, days at a time (server/dashboard):
-- writing it with each order would make all orders of a day wait for one row.
create table daily_sales (
  kind text not null check (kind in ('all', 'product', 'color', 'city')),
  day date not null,
  -- Of the product, the color or the city; empty for all.
  name text not null,
  orders integer not null,
  pieces integer not null,
  -- Rupees: what customers pay for all and for a city, the price of the pieces for a product and a color.
  revenue bigint not null,
  primary key (kind, day, name)
);

-- Days that have changed since they were counted.
create table uncounted_days (day date primary key);

-- Until when changes of orders have been looked for; null before the first time.
create table sales_progress (
  id boolean primary key default true check (id),
  looked_until timestamptz
);
insert into sales_progress default values;
create index order_history_by_time on order_history (at);

-- Open work that waits for the customer.
create index orders_to_confirm on orders (created_at, id) where progress = 'Pending' and confirmed_at is null;
