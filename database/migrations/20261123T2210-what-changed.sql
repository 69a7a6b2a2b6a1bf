-- What each version of the catalogue changed, so that caches forget that alone (docs/decisions/062-caches-forget-what-changed.md).
create table catalog_changes (
  version bigint not null,
  -- 'p:' and the id of a product of which something changed; 'c:' and the name of a category of which other products may come
  -- first now, since each product shows the best of its category beside it; '*' for all else.
  tag text not null,
  primary key (version, tag)
);

-- The row of the version is locked until the transaction ends, so the changes of a version are seen with it.
create function note_catalog_change(tags text[]) returns void language plpgsql as $$
declare
  noted bigint;
begin
  if cardinality(tags) = 0 then return; end if;
  update catalog_version set version = version + 1 returning version into noted;
  insert into catalog_changes (version, tag)
  select noted, unnest(case when cardinality(tags) > 500 then array['*'] else tags end)
  on conflict do nothing;
  -- Whoever has not followed for so long forgets everything.
  delete from catalog_changes where version <= noted - 2000;
  perform pg_notify('catalog_changed', '');
end $$;

create or replace function bump_catalog_version() returns trigger language plpgsql as $$
begin
  perform note_catalog_change(array['*']);
  return null;
end $$;

create function note_part_of_product() returns trigger language plpgsql as $$
begin
  perform note_catalog_change(array(select distinct 'p:' || product_id from changed));
  return null;
end $$;

create function note_moved_part_of_product() returns trigger language plpgsql as $$
begin
  perform note_catalog_change(array(
    select 'p:' || product_id from before union select 'p:' || product_id from changed));
  return null;
end $$;

create function note_product() returns trigger language plpgsql as $$
begin
  perform note_catalog_change(array(
    select 'p:' || id from changed
    union select 'c:' || categories.name from changed join categories on categories.id = changed.category_id));
  return null;
end $$;

create function note_changed_product() returns trigger language plpgsql as $$
begin
  perform note_catalog_change(array(
    select 'p:' || id from before full join changed using (id) where before is distinct from changed
    union
    select 'c:' || categories.name from before full join changed using (id)
      join categories on categories.id in (before.category_id, changed.category_id)
    where (before.category_id, before.published, before.average_rating)
      is distinct from (changed.category_id, changed.published, changed.average_rating)
    -- A product that the merchant shows beside others, and that was hidden.
    union
    select 'p:' || product_relations.product_id from before join changed using (id)
      join product_relations on product_relations.related_id = id
    where before.published is distinct from changed.published));
  return null;
end $$;

drop trigger catalog_changed on products;
create trigger catalog_changed_by_insert after insert on products referencing new table as changed
  for each statement execute function note_product();
create trigger catalog_changed_by_update after update on products referencing old table as before new table as changed
  for each statement execute function note_changed_product();
create trigger catalog_changed_by_delete after delete on products referencing old table as changed
  for each statement execute function note_product();

do $$
declare
  part text;
begin
  foreach part in array array['product_colors', 'product_fabrics', 'product_trouser_options', 'product_images', 'product_relations',
    'reviews', 'product_stock'] loop
    execute format('drop trigger catalog_changed on %I', part);
    execute format('create trigger catalog_changed_by_insert after insert on %I referencing new table as changed
      for each statement execute function note_part_of_product()', part);
    execute format('create trigger catalog_changed_by_delete after delete on %I referencing old table as changed
      for each statement execute function note_part_of_product()', part);
    if part <> 'product_stock' then
      execute format('create trigger catalog_changed_by_update after update on %I
        referencing old table as before new table as changed
        for each statement execute function note_moved_part_of_product()', part);
    end if;
  end loop;
end $$;

create function note_sold_pieces() returns trigger language plpgsql as $$
begin
  perform note_catalog_change(array['p:' || new.product_id]);
  return null;
end $$;
drop trigger catalog_changed_by_sale on product_stock;
create trigger catalog_changed_by_sale after update of pieces on product_stock
  for each row when (least(old.pieces, 6) <> least(new.pieces, 6)) execute function note_sold_pieces();

create or replace function author_renamed() returns trigger language plpgsql as $$
begin
  perform note_catalog_change(array(select distinct 'p:' || product_id from reviews where user_id = new.id));
  return null;
end $$;

create or replace function purchase_changed() returns trigger language plpgsql as $$
begin
  perform note_catalog_change(array(
    select distinct 'p:' || reviews.product_id
    from reviews join order_items on order_items.product_id = reviews.product_id
    where reviews.user_id = new.user_id and order_items.order_id = new.id));
  return null;
end $$;
