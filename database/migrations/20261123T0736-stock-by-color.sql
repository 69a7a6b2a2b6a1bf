-- Stock of a product is kept by size, or of each size by color: then each of its rows has one.
alter table product_stock add column color_id uuid references colors,
  drop constraint product_stock_product_id_size_key,
  add constraint product_stock_once unique nulls not distinct (product_id, size, color_id);

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

create or replace function keep_stock_of_sizes() returns trigger language plpgsql as $$
begin
  perform match_stock_to_choices(new.id);
  return null;
end $$;

create function keep_stock_of_colors() returns trigger language plpgsql as $$
begin
  perform match_stock_to_choices(coalesce(new.product_id, old.product_id));
  return null;
end $$;
-- At the end of the transaction: a save takes all colors away and adds those that there are then.
create constraint trigger stock_of_colors after insert or delete on product_colors
  deferrable initially deferred for each row execute function keep_stock_of_colors();
