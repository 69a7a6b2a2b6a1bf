-- A review is of a verified purchase once the order has arrived, so every change of its progress may change what shoppers see.
drop trigger purchase_taken_back on orders;
create trigger purchase_taken_back after update of progress on orders
  for each row when (new.user_id is not null and old.progress <> new.progress)
  execute function purchase_changed();
