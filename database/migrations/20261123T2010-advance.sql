-- What of an order in cash is to come before it is sewn (docs/decisions/061-an-advance.md).
alter table orders add column advance integer not null default 0 check (advance >= 0 and advance <= 2000000000);

drop index orders_to_be_paid_ahead;
create index orders_to_be_paid_ahead on orders (created_at)
  where (payment_method = 'transfer' or advance > 0) and progress = 'Pending';
