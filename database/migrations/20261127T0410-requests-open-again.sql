-- An order that follows a request about a garment may be cancelled: then the request is open again, and what was paid for the garment
-- is where it was (docs/decisions/067-aftercare.md). What came back and takes from what is due is undone by its opposite, like money.
create or replace function check_entries() returns trigger language plpgsql as $$
begin
  if exists (
    select from (select distinct order_id from added where kind = 'due') due join orders o on o.id = due.order_id
    where price_due(o.progress, o.total) <> (select coalesce(sum(amount), 0) from order_ledger
      where order_id = o.id and kind = 'due' and cause not in ('charge', 'returned'))
  ) then
    raise exception 'What is due in the ledger is not the price of the order.';
  end if;
  if exists (select from added where cause = 'returned' and amount > 0 and undoes is null) then
    raise exception 'What came back takes from what is due.';
  end if;
  if not exists (select from added where kind <> 'due' or undoes is not null) then return null; end if;
  if exists (
    select from added a join order_ledger u on u.order_id = a.order_id and u.id = a.undoes
    where (a.kind, -a.amount) is distinct from (u.kind, u.amount) or a.cause is distinct from u.cause or a.how is distinct from u.how
      or a.day is distinct from u.day or a.reference is distinct from u.reference or u.undoes is not null
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

-- One thing at a time is asked about a line; what has come back for one request waits beside the next, once the order for it is cancelled.
drop index aftercare_open;
create unique index aftercare_open on aftercare_requests (item_id) where state in ('asked', 'question', 'approved');
