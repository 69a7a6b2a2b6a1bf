-- What a garment is, by which shoppers filter; null where nobody has said it. The merchant sets it with the product.
alter table products add column garment_type text
  check (garment_type in ('set', 'top', 'trousers', 'coat', 'underscrub', 'cap'));

-- Of products from before, their names tell it.
update products p set garment_type = case
    when c.name = 'Caps' or p.name ~* '\mcaps?\M' then 'cap'
    when c.name = 'Lab Coats' or p.name ~* '\m(lab ?coat|coat)s?\M' then 'coat'
    when p.name ~* '\munderscrubs?\M' then 'underscrub'
    when p.name ~* '\msets?\M' then 'set'
    when p.name ~* '\m(trousers?|pants)\M' then 'trousers'
    when p.name ~* '\mtops?\M' then 'top'
  end
  from categories c where c.id = p.category_id;

create index products_by_garment on products (garment_type, created_at desc, id) where published;
