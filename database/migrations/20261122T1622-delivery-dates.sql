alter table orders
  -- The day in Karachi by which it should leave, and those between which it should arrive; null in orders of before.
  add column due_on date,
  add column arrives_from date,
  add column arrives_by date,
  -- What it takes of the workshop's capacity, in pieces; one that is made to measure counts as several.
  add column work integer check (work > 0),
  add check ((due_on is null) = (work is null)),
  add check ((arrives_from is null) = (arrives_by is null)),
  add check (due_on <= arrives_from and arrives_from <= arrives_by);

-- Open orders of before keep the day they had: so many days after they came, Sundays not counted.
update orders set
  due_on = o.day + o.days + (o.days + extract(dow from o.day)::integer - 1) / 6,
  work = o.pieces
from (
  select id, (created_at at time zone 'Asia/Karachi')::date as day,
    coalesce((select (value #>> '{}')::integer from settings where name = 'workingDays'), 7) as days,
    greatest((select sum(quantity) from order_items where order_id = orders.id), 1) as pieces
  from orders where progress = 'Pending'
) o where orders.id = o.id;

-- Open work, what is due first at the top.
drop index orders_to_cut;
drop index orders_in_work;
create index orders_to_cut on orders (due_on, created_at, id) where progress = 'Pending' and work_started_at is null;
create index orders_in_work on orders (due_on, created_at, id)
  where progress = 'Pending' and work_started_at is not null;
-- What is promised for each day, read from the index alone.
create index orders_by_due_day on orders (due_on, created_at, id) include (work) where progress = 'Pending';
