-- How many pieces of a size there are, of products that stock is kept of. A product without rows is sewn to order; one that
-- has them has a row for each of its sizes. A row that is made again has another id: what was taken from an old one is not
-- given back to it.
create table product_stock (
  id uuid primary key default gen_random_uuid(),
  product_id text not null references products on delete cascade on update cascade,
  size text not null,
  -- The last guard against selling what is not there.
  pieces integer not null check (pieces >= 0),
  color_id uuid references colors,
  constraint product_stock_once unique nulls not distinct (product_id, size, color_id)
);
create index product_stock_low on product_stock (product_id) where pieces <= 5;
create trigger catalog_changed_by_insert after insert on product_stock referencing new table as changed
  for each statement execute function note_part_of_product();
create trigger catalog_changed_by_delete after delete on product_stock referencing old table as changed
  for each statement execute function note_part_of_product();

create function note_sold_pieces() returns trigger language plpgsql as $$
begin
  perform note_catalog_change(array['p:' || new.product_id]);
  return null;
end $$;
create trigger catalog_changed_by_sale after update of pieces on product_stock
  for each row when (least(old.pieces, 6) <> least(new.pieces, 6)) execute function note_sold_pieces();

-- What of a product's stock its sizes and colors do not have any more goes; what is new is sold out until it is counted.
create function match_stock_to_choices(changed text) returns void language plpgsql as $$
declare
  by_color boolean := (select bool_or(color_id is not null) from product_stock where product_id = changed);
begin
  if by_color is null then
    return;
  end if;
  delete from product_stock s where product_id = changed and (
    size <> all (select unnest(sizes) from products where id = changed)
    or color_id is not null and not exists (
      select from product_colors c where c.product_id = changed and c.color_id = s.color_id));
  if by_color then
    insert into product_stock (product_id, size, color_id, pieces)
      select p.id, size, c.color_id, 0 from products p cross join unnest(p.sizes) as size
        join product_colors c on c.product_id = p.id where p.id = changed
      on conflict (product_id, size, color_id) do nothing;
  else
    insert into product_stock (product_id, size, pieces)
      select p.id, size, 0 from products p cross join unnest(p.sizes) as size where p.id = changed
      on conflict (product_id, size, color_id) do nothing;
  end if;
end $$;

-- However sizes are changed: one that is gone takes its stock with it, a new one is sold out until it is counted.
create function keep_stock_of_sizes() returns trigger language plpgsql as $$
begin
  perform match_stock_to_choices(new.id);
  return null;
end $$;
create trigger stock_of_sizes after update of sizes on products
  for each row when (old.sizes is distinct from new.sizes)
  execute function keep_stock_of_sizes();

create function keep_stock_of_colors() returns trigger language plpgsql as $$
begin
  perform match_stock_to_choices(coalesce(new.product_id, old.product_id));
  return null;
end $$;
-- At the end of the transaction: a save takes all colors away and adds those that there are then.
create constraint trigger stock_of_colors after insert or delete on product_colors
  deferrable initially deferred for each row execute function keep_stock_of_colors();
