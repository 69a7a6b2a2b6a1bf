-- Reviews tell whether their author has bought the product, so an order that changes this changes what shoppers see.
create function purchase_changed() returns trigger language plpgsql as $$
begin
  if exists (
    select from reviews join order_items on order_items.product_id = reviews.product_id
    where reviews.user_id = new.user_id and order_items.order_id = new.id
  ) then
    update catalog_version set version = version + 1;
    perform pg_notify('catalog_changed', '');
  end if;
  return null;
end $$;
create trigger purchase_made after insert on orders
  for each row when (new.user_id is not null) execute function purchase_changed();
create trigger purchase_taken_back after update of progress on orders
  for each row when (new.user_id is not null and (old.progress = 'Cancelled') <> (new.progress = 'Cancelled'))
  execute function purchase_changed();
