-- Whether an order's work counts in the days of the workshop, which others are promised: it is small, confirmed, paid as asked or begun.
-- Those that are there go on counting.
alter table orders add column holds_room boolean not null default true;
create index orders_promised on orders (due_on) include (work) where progress = 'Pending' and holds_room;
