-- A column for each charge meant that a further one rewrote every statement that knows items. Only what is charged has a row.
-- Orders that are placed meanwhile wait; whoever reads does not, until the columns go at the end.
lock table order_items in share row exclusive mode;

create table order_item_charges as
select i.id as item_id, c.charge, c.amount
from order_items i cross join lateral (values
  ('custom_size_charges', i.custom_size_charges),
  ('name_engraving_charges', i.name_engraving_charges),
  ('cap_charges', i.cap_charges)
) c (charge, amount)
where c.amount > 0;

alter table order_item_charges
  alter column item_id set not null,
  -- The name by which a line carries it.
  alter column charge set not null,
  alter column amount set not null,
  add check (amount > 0),
  add primary key (item_id, charge),
  add foreign key (item_id) references order_items on delete cascade;
analyze order_item_charges;

alter table order_items
  drop column custom_size_charges,
  drop column name_engraving_charges,
  drop column cap_charges;
