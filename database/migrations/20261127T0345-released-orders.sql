-- Since when an order holds no coupon and no pieces of stock, because nobody has confirmed it; null while it holds what it took.
alter table orders add column released_at timestamptz;
-- What is looked through every hour.
create index orders_unconfirmed on orders (created_at)
  where progress = 'Pending' and confirmed_at is null and work_started_at is null and released_at is null;
