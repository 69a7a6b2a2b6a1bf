-- How what was asked about a garment is settled (docs/decisions/067-aftercare.md).
alter table aftercare_requests
  -- Rupees of the credit that have come back, by another order or as money.
  add column settled integer not null default 0,
  -- What the workshop does with what has come back.
  add column alteration text,
  add check (settled between 0 and coalesce(credit, 0));

-- Goods that came back take from what is due, as much as goes back to the customer for them at the same moment: by a transfer, or by
-- an `exchange`, which pays for another order.
alter table order_ledger
  drop constraint order_ledger_cause_check,
  add constraint order_ledger_cause_check check (cause in ('opened', 'placed', 'edited', 'cancelled', 'charge', 'returned')),
  drop constraint order_ledger_how_check,
  add constraint order_ledger_how_check
    check (how in ('cash', 'bank-transfer', 'raast', 'easypaisa', 'jazzcash', 'exchange'));
drop index order_ledger_charges;
create index order_ledger_charges on order_ledger (order_id) include (amount) where cause in ('charge', 'returned');

create or replace function check_entries() returns trigger language plpgsql as $$
begin
  if exists (
    select from (select distinct order_id from added where kind = 'due') due join orders o on o.id = due.order_id
    where price_due(o.progress, o.total) <> (select coalesce(sum(amount), 0) from order_ledger
      where order_id = o.id and kind = 'due' and cause not in ('charge', 'returned'))
  ) then
    raise exception 'What is due in the ledger is not the price of the order.';
  end if;
  if exists (select from added where cause = 'returned' and amount > 0) then
    raise exception 'What came back takes from what is due.';
  end if;
  if not exists (select from added where kind <> 'due') then return null; end if;
  if exists (
    select from added a join order_ledger u on u.order_id = a.order_id and u.id = a.undoes
    where (a.kind, a.how, a.day, -a.amount) is distinct from (u.kind, u.how, u.day, u.amount) or a.reference is distinct from u.reference or u.undoes is not null
  ) then
    raise exception 'An entry is undone by its opposite, once.';
  end if;
  if exists (select from added where amount < 0 and undoes is null and kind <> 'due') then
    raise exception 'Only an undo takes money back.';
  end if;
  perform from orders where id in (select order_id from added where kind <> 'due') order by id for no key update;
  update orders o set cash_received_on = paid.day
  from (select order_id, paid_off_on(order_id) as day from (select distinct order_id from added where kind <> 'due') a) paid
  where o.id = paid.order_id and o.progress = 'Delivered' and o.cash_received_on is distinct from paid.day;
  -- The figures of these days are counted again.
  insert into uncounted_days (day) select distinct day from added where day is not null on conflict do nothing;
  return null;
end $$;

-- How many pieces of a product have arrived in a size, and of how many its customers took a larger or a smaller one instead: sums that
-- are kept, because size help asks for them on every visit.
create table size_tallies (
  product_id text primary key references products on delete cascade,
  pieces integer not null default 0,
  larger integer not null default 0,
  smaller integer not null default 0
);

-- What follows from an exchange is the same piece once more.
create function sized_pieces(asked uuid) returns table (product_id text, pieces integer) language sql stable as $$
  select i.product_id, sum(i.quantity)::integer
  from order_items i join products p on p.id = i.product_id
  where i.order_id = asked and i.line -> 'custom_size' = 'false' and i.line ->> 'sizes' = any (p.sizes)
    and not exists (select from aftercare_requests a where a.follow_order_id = asked)
  group by i.product_id
$$;

insert into size_tallies (product_id, pieces)
select i.product_id, sum(i.quantity)
from orders o join order_items i on i.order_id = o.id join products p on p.id = i.product_id
where o.progress = 'Delivered' and i.line -> 'custom_size' = 'false' and i.line ->> 'sizes' = any (p.sizes)
group by i.product_id;

create function keep_size_tallies() returns trigger language plpgsql as $$
begin
  insert into size_tallies as t (product_id, pieces)
  select s.product_id, case when new.progress = 'Delivered' then s.pieces else -s.pieces end
  from sized_pieces(new.id) s order by s.product_id
  on conflict (product_id) do update set pieces = t.pieces + excluded.pieces;
  return null;
end $$;
create trigger size_tallies_kept after update of progress on orders for each row
  when (old.progress <> new.progress and 'Delivered' in (old.progress, new.progress))
  execute function keep_size_tallies();
