-- A copy is renamed before anybody sees it: until it is published for the first time, its id is made of its name
-- (server/catalog/follow-name.ts), and what belongs to it goes along.
alter table products add column address_follows_name boolean not null default false;

create function keep_address() returns trigger language plpgsql as $$
begin
  new.address_follows_name = false;
  return new;
end $$;
create trigger address_kept_once_published before update of published on products
  for each row when (new.published) execute function keep_address();

alter table product_colors drop constraint product_colors_product_id_fkey,
  add foreign key (product_id) references products on delete cascade on update cascade;
alter table product_fabrics drop constraint product_fabrics_product_id_fkey,
  add foreign key (product_id) references products on delete cascade on update cascade;
alter table product_trouser_options drop constraint product_trouser_options_product_id_fkey,
  add foreign key (product_id) references products on delete cascade on update cascade;
alter table product_images drop constraint product_images_product_id_fkey,
  add foreign key (product_id) references products on delete cascade on update cascade;
alter table reviews drop constraint reviews_product_id_fkey,
  add foreign key (product_id) references products on delete cascade on update cascade;
alter table product_stock drop constraint product_stock_product_id_fkey,
  add foreign key (product_id) references products on delete cascade on update cascade;
alter table product_relations drop constraint product_relations_product_id_fkey,
  drop constraint product_relations_related_id_fkey,
  add foreign key (product_id) references products on delete cascade on update cascade,
  add foreign key (related_id) references products on delete cascade on update cascade;
alter table product_search drop constraint product_search_id_fkey,
  add foreign key (id) references products on delete cascade on update cascade;
