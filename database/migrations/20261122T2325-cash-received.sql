-- The day on which the shop had the cash that a rider collected for an order; staff note it (server/orders/receive-cash.ts).
alter table orders
  add column cash_received_on date,
  add check (cash_received_on is null or progress = 'Delivered');

create index orders_by_cash_day on orders (cash_received_on) include (total) where cash_received_on is not null;
-- What has arrived and whose cash the shop still waits for, in the order of the list.
create index orders_cash_open on orders (created_at, id) include (total)
  where progress = 'Delivered' and cash_received_on is null;

create index orders_cash_received on orders (created_at, id) where cash_received_on is not null;

-- What arrived on a day, and the cash that came in on it, whatever day it was ordered on.
alter table daily_sales drop constraint daily_sales_kind_check,
  add check (kind in ('all', 'product', 'color', 'city', 'delivered', 'collected'));
update sales_progress set looked_until = null;
