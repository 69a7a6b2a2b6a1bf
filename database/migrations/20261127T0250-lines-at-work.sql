-- A line of an order may be behind the others (docs/decisions/090-where-each-piece-is.md).
alter table order_items
  -- How far it is, where that is further than its order.
  add column ahead text check (ahead in ('cut', 'sewn', 'packed')),
  -- When an edit brought it to the workshop, which had cut for its order before; null of what came with its order.
  add column joined_work_at timestamptz;
create index order_items_joined_work on order_items (joined_work_at) where joined_work_at is not null;

-- What is cut is of a line, as it was since it joined the work. Null in what was noted of a whole order.
alter table cloth_movements
  add column item_id uuid,
  add column joined_work_at timestamptz;
