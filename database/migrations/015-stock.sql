-- How many pieces of a size there are, of products that stock is kept of. A product without rows is sewn to order; one that
-- has them has a row for each of its sizes. A row that is made anew has another id: what was taken from an old one is not
-- given back to it.
create table product_stock (
  id uuid primary key default gen_random_uuid(),
  product_id text not null references products on delete cascade,
  size text not null,
  -- The last guard against selling what is not there.
  pieces integer not null check (pieces >= 0),
  unique (product_id, size)
);
create index product_stock_low on product_stock (product_id) where pieces <= 5;

-- The row of product_stock that an item was taken from; null when it is sewn to order. No foreign key: the row goes when
-- stock is no longer kept, the order stays.
alter table order_items add column stock_id uuid;

create trigger catalog_changed after insert or delete on product_stock
  for each statement execute function bump_catalog_version();
-- Shoppers see the last five pieces counted, and nothing of more: only what they see raises the version.
create trigger catalog_changed_by_sale after update of pieces on product_stock
  for each row when (least(old.pieces, 6) <> least(new.pieces, 6))
  execute function bump_catalog_version();

-- Whoever changes the sizes: one that is gone takes its stock with it, a new one is sold out until it is counted.
create function keep_stock_of_sizes() returns trigger language plpgsql as $$
begin
  if not exists (select from product_stock where product_id = new.id) then
    return null;
  end if;
  delete from product_stock where product_id = new.id and size <> all (new.sizes);
  insert into product_stock (product_id, size, pieces)
    select new.id, size, 0 from unnest(new.sizes) as size
    on conflict (product_id, size) do nothing;
  return null;
end $$;
create trigger stock_of_sizes after update of sizes on products
  for each row when (old.sizes is distinct from new.sizes)
  execute function keep_stock_of_sizes();
