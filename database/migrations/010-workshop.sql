-- When the workshop took the order's job tickets; null while it waits to be cut.
alter table orders add column work_started_at timestamptz;

-- Open work, the longest waiting first; every order that is due is one of these.
create index orders_to_cut on orders (created_at, id) where progress = 'Pending' and work_started_at is null;
create index orders_in_work on orders (created_at, id) where progress = 'Pending' and work_started_at is not null;
-- What was begun on a day, for its cutting and embroidery lists.
create index orders_by_work_start on orders (work_started_at, id) where work_started_at is not null;
