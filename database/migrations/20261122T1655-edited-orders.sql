alter table orders
  -- How often it was edited: the version that an edit names.
  add column edits integer not null default 0,
  -- When what is sewn was last changed; a ticket that was printed before is wrong.
  add column items_changed_at timestamptz,
  -- Rupees that staff took off, besides the coupon, and why.
  add column reduction integer not null default 0 check (reduction >= 0),
  add column reduction_reason text,
  add constraint reduction_has_reason check ((reduction = 0) = (reduction_reason is null));

do $$
declare
  old_rule text;
begin
  select conname into strict old_rule from pg_constraint
  where conrelid = 'orders'::regclass and contype = 'c'
    and pg_get_constraintdef(oid) like '%total = ((subtotal - discount) + delivery)%';
  execute format('alter table orders drop constraint %I', old_rule);
end $$;
alter table orders add constraint total_of_parts check (total >= 0 and total = subtotal - discount - reduction + delivery);
