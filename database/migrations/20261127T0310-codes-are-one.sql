-- Product codes are one whatever their capitals and the signs in them that nobody sees (codeKey in server/catalog/product-code.ts).
create function product_code_key(code text) returns text
language sql immutable strict parallel safe
as $$
  select upper(trim(translate(
    regexp_replace(code, '[\u00ad\u034f\u061c\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufe0f\ufeff]', '', 'g'),
    U&'\00a0\2010\2011\2012\2013\2014\2212', ' ------'
  )) collate "C")
$$;

-- Products whose code another had before them, from when that was possible: they stay, staff are shown them, and no further one
-- can be made.
alter table products add column is_code_twin boolean not null default false;

update products p set is_code_twin = true
where exists (
  select from products earlier
  where product_code_key(earlier.product_code) = product_code_key(p.product_code)
    and (earlier.created_at, earlier.id) < (p.created_at, p.id)
);

create unique index products_by_code_key on products (product_code_key(product_code)) where not is_code_twin;
create index products_by_any_code_key on products (product_code_key(product_code));

create function end_code_twin() returns trigger
language plpgsql
as $$
begin
  new.is_code_twin := false;
  return new;
end
$$;

create trigger products_end_code_twin before update of product_code on products for each row
when (old.is_code_twin and product_code_key(old.product_code) <> product_code_key(new.product_code))
execute function end_code_twin();
