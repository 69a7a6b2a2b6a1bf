-- What the cheapest choice of a product costs (contract/from-price.ts): the order of the price sorts, and what a price
-- filter compares. The fabrics of a product are rows elsewhere, so triggers keep the cheapest of them here.
alter table products add column cheapest_fabric integer not null default 0 check (cheapest_fabric >= 0);
alter table products drop column selling_price;
alter table products add column from_price integer not null generated always as
  (case when sale_price > 0 then sale_price else price end + cheapest_fabric) stored;

create function keep_cheapest_fabric(ids text[]) returns void language plpgsql as $$
begin
  -- A surcharge that is being changed is waited for, so that the new one is read below.
  perform from fabrics where id in (select fabric_id from product_fabrics where product_id = any (ids))
    order by id for share;
  update products p set cheapest_fabric = offered.cheapest
  from (
    select c.id, coalesce(min(f.price), 0) as cheapest
    from (select distinct unnest(ids) as id) c
      left join product_fabrics pf on pf.product_id = c.id
      left join fabrics f on f.id = pf.fabric_id
    group by c.id
  ) offered
  where p.id = offered.id and p.cheapest_fabric <> offered.cheapest;
end $$;

create function note_offered_fabrics() returns trigger language plpgsql as $$
begin
  perform keep_cheapest_fabric(array(select product_id from changed));
  return null;
end $$;
create trigger cheapest_fabric_kept_when_added after insert on product_fabrics
  referencing new table as changed for each statement execute function note_offered_fabrics();
create trigger cheapest_fabric_kept_when_taken after delete on product_fabrics
  referencing old table as changed for each statement execute function note_offered_fabrics();

create function note_other_fabric() returns trigger language plpgsql as $$
begin
  perform keep_cheapest_fabric(array[old.product_id, new.product_id]);
  return null;
end $$;
create trigger cheapest_fabric_kept_when_changed after update of product_id, fabric_id on product_fabrics
  for each row execute function note_other_fabric();

create function note_surcharge() returns trigger language plpgsql as $$
begin
  perform keep_cheapest_fabric(array(select product_id from product_fabrics where fabric_id = new.id));
  return null;
end $$;
create trigger cheapest_fabric_kept_when_repriced after update of price on fabrics
  for each row when (old.price <> new.price) execute function note_surcharge();

select keep_cheapest_fabric(array(select id from products));

create index products_by_price on products (from_price, id) where published;
create index products_by_any_price on products (from_price, id);

-- It changes what the page of a product says.
create trigger product_surcharge_changed before update of cheapest_fabric on products
  for each row execute function note_product_change();
