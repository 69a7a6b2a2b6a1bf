-- An order of which a part has arrived is not cancelled whole, the rest of it is (docs/decisions/086-what-may-be-done-now.md).
alter table order_items
  -- Pieces that its customer does not get any more, though the order goes on; what of them comes back with a parcel is none of these then.
  add column cancelled integer not null default 0 check (cancelled between 0 and quantity);
