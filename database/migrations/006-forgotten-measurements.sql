-- What is only needed to sew a garment leaves an order a year after it.
alter table orders add column measurements_forgotten_at timestamptz;
create index orders_to_forget on orders (created_at)
  where measurements_forgotten_at is null and progress in ('Delivered', 'Cancelled');
