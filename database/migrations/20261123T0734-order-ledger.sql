-- What an order comes to and what has been paid for it (docs/decisions/045-a-ledger-for-every-order.md): only added to.
create table order_ledger (
  order_id uuid not null,
  id bigint generated always as identity,
  at timestamptz not null default now(),
  -- Due adds to what is still to be paid, and so does what was refunded; all others take from it.
  kind text not null check (kind in ('due', 'received', 'withheld', 'refunded', 'written-off')),
  -- Whole rupees; an undo has those of what it undoes with the other sign.
  amount integer not null,
  -- Of what is due. The price of the order is all but a charge; `opened`: its price when the ledger was begun.
  cause text check (cause in ('opened', 'placed', 'edited', 'cancelled', 'charge')),
  -- Of money: how it came or went, on which day in Karachi, and under which number of the bank or the wallet.
  how text check (how in ('cash', 'bank-transfer', 'raast', 'easypaisa', 'jazzcash')),
  day date,
  reference text,
  undoes bigint,
  -- The id of a member of staff; null of what follows from the order, whose history says who.
  actor text,
  check ((kind = 'due') = (cause is not null)),
  check ((kind = 'due') = (day is null)),
  check (kind in ('received', 'refunded') = (how is not null)),
  check (amount <> 0 or kind = 'received')
);

create function price_due(progress text, total integer) returns integer language sql immutable
  return case when progress = 'Cancelled' then 0 else total end;

insert into order_ledger (order_id, at, kind, amount, cause, how, day)
select o.id, e.at, e.kind, o.total, e.cause, e.how, e.day
from orders o cross join lateral (values
  ('due', o.created_at, 'opened', null, null::date),
  ('received', o.cash_received_on::timestamp at time zone 'Asia/Karachi', null, 'cash', o.cash_received_on)
) e (kind, at, cause, how, day)
where o.progress <> 'Cancelled'
  and (e.kind = 'due' and o.total <> 0 or e.kind = 'received' and o.cash_received_on is not null);

alter table order_ledger
  add primary key (order_id, id),
  add foreign key (order_id) references orders on delete cascade,
  add foreign key (order_id, undoes) references order_ledger (order_id, id);
create unique index order_ledger_undone_once on order_ledger (order_id, undoes) where undoes is not null;
create index order_ledger_money on order_ledger (order_id) where kind <> 'due';
create index order_ledger_by_reference on order_ledger (reference) where reference is not null;
create index order_ledger_by_day on order_ledger (day) include (kind, amount, undoes) where day is not null;

create function order_ledger_stays() returns trigger language plpgsql as $$
begin
  -- An order that is deleted after the years that the tax laws ask for takes its entries along.
  if tg_op = 'DELETE' and not exists (select from orders where id = old.order_id) then return old; end if;
  raise exception 'The ledger of orders is only added to.';
end $$;
create trigger order_ledger_stays before update or delete on order_ledger
  for each row execute function order_ledger_stays();
create trigger order_ledger_is_not_emptied before truncate on order_ledger
  for each statement execute function order_ledger_stays();

-- What is due follows from the order, whichever way it is written. One that comes in paid brings its payment along.
create function enter_placed_orders() returns trigger language plpgsql as $$
begin
  insert into order_ledger (order_id, kind, amount, cause)
  select id, 'due', total, 'placed' from placed where price_due(progress, total) <> 0;
  if exists (select from placed where cash_received_on is not null) then
    insert into order_ledger (order_id, kind, amount, how, day)
    select id, 'received', total, 'cash', cash_received_on from placed where cash_received_on is not null;
  end if;
  return null;
end $$;
create trigger placed_orders_entered after insert on orders referencing new table as placed
  for each statement execute function enter_placed_orders();

create function enter_changed_price() returns trigger language plpgsql as $$
begin
  insert into order_ledger (order_id, kind, amount, cause)
  values (new.id, 'due', price_due(new.progress, new.total) - price_due(old.progress, old.total),
    case when new.progress = 'Cancelled' then 'cancelled' else 'edited' end);
  return null;
end $$;
create trigger changed_price_entered after update of total, progress on orders for each row
  when (price_due(new.progress, new.total) <> price_due(old.progress, old.total))
  execute function enter_changed_price();

-- The day on which the last of it came in for an order that has arrived and is paid: lists and figures look for it.
create function paid_off_on(asked uuid) returns date language sql stable as $$
  select case when sum(case when kind in ('due', 'refunded') then amount else -amount end) <= 0
    then max(day) filter (where kind = 'received' and undoes is null
      and not exists (select from order_ledger u where u.order_id = l.order_id and u.undoes = l.id)) end
  from order_ledger l where order_id = asked
$$;

create function note_paid_off() returns trigger language plpgsql as $$
begin
  new.cash_received_on := case when new.progress = 'Delivered' then paid_off_on(new.id) end;
  return new;
end $$;
create trigger paid_off_noted before update of progress on orders for each row
  when (new.progress <> old.progress and (new.progress = 'Delivered' or old.progress = 'Delivered'))
  execute function note_paid_off();

-- Every entry is checked against its order before its transaction goes on.
create function check_entries() returns trigger language plpgsql as $$
begin
  if exists (
    select from (select distinct order_id from added where kind = 'due') due join orders o on o.id = due.order_id
    where price_due(o.progress, o.total) <> (select coalesce(sum(amount), 0) from order_ledger
      where order_id = o.id and kind = 'due' and cause <> 'charge')
  ) then
    raise exception 'What is due in the ledger is not the price of the order.';
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
create trigger entries_checked after insert on order_ledger referencing new table as added
  for each statement execute function check_entries();

-- One transfer pays once. An undo carries the number of what it undoes, which is free for another order by that.
create function check_reference() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtextextended(new.kind || new.how || new.reference, 0));
  if (select count(*) filter (where undoes is null) - count(*) filter (where undoes is not null) from order_ledger
    where reference = new.reference and how = new.how and kind = new.kind) > 1 then
    raise exception 'A payment with this reference is noted already.'
      using errcode = 'unique_violation', constraint = 'order_ledger_reference';
  end if;
  return null;
end $$;
create trigger reference_checked after insert on order_ledger for each row
  when (new.reference is not null and new.undoes is null) execute function check_reference();
