-- Puts the charges of items back into columns, for an older version of the shop. Constants need no rewriting of the rows
-- that have no charge.
alter table order_items
  add column name_engraving_charges integer not null default 0 check (name_engraving_charges >= 0),
  add column cap_charges integer not null default 0 check (cap_charges >= 0),
  add column custom_size_charges integer not null default 0 check (custom_size_charges >= 0);

update order_items i set
  name_engraving_charges = c.engraving,
  cap_charges = c.cap,
  custom_size_charges = c.size
from (
  select item_id,
    coalesce(sum(amount) filter (where charge = 'name_engraving_charges'), 0) as engraving,
    coalesce(sum(amount) filter (where charge = 'cap_charges'), 0) as cap,
    coalesce(sum(amount) filter (where charge = 'custom_size_charges'), 0) as size
  from order_item_charges group by item_id
) c
where i.id = c.item_id;

alter table order_items
  alter column name_engraving_charges drop default,
  alter column cap_charges drop default,
  alter column custom_size_charges drop default;

drop table order_item_charges;
