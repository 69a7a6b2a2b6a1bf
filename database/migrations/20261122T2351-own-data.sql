alter table orders
  -- When the customer's account was deleted while the order was still needed: who ordered is taken out of it later.
  add column erasure_asked_at timestamptz,
  -- When who ordered was taken out of it; what was sold and paid stays as long as the tax laws ask.
  add column person_erased_at timestamptz;
create index orders_to_erase on orders (id) where erasure_asked_at is not null and person_erased_at is null;
