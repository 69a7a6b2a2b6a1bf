-- When a product last changed as shoppers see it: search engines read again what is newer than their copy.
alter table products add column updated_at timestamptz not null default now();
update products set updated_at = created_at;

create function note_product_change() returns trigger language plpgsql as $$
begin
  new.updated_at = now();
  return new;
end $$;

-- The search index is no part of the page, so a change of it alone is none.
create trigger product_changed
  before update of name, category_id, price, sale_price, description, sizes, name_engraving, published, rating_sum
  on products for each row execute function note_product_change();
