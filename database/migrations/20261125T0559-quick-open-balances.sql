-- Lists begin with the order that was placed first.
alter table open_balances add column placed_at timestamptz not null default 'epoch';
update open_balances b set placed_at = o.created_at from orders o where o.id = b.order_id;
alter table open_balances alter column placed_at drop default;
create index open_balances_oldest on open_balances (placed_at, order_id);
create index open_balances_overpaid on open_balances (placed_at, order_id) where balance < 0;

-- As before, by the index for each order, also where a hundred thousand come in at once and the tables were small when it was planned.
create or replace function keep_open_balances() returns trigger language plpgsql set enable_seqscan = off as $$
begin
  -- Of two who enter at once the second sees what the first has entered. What follows from the order has locked it.
  if exists (select from added where cause is null or cause not in ('opened', 'placed', 'edited', 'cancelled')) then
    perform from orders where id in (select order_id from added) order by id for no key update;
  end if;
  with balances as materialized (
    select a.order_id, (select sum(case when l.kind in ('due', 'refunded') then l.amount else -l.amount end)::integer
      from order_ledger l where l.order_id = a.order_id) as balance
    from (select distinct order_id from added) a
  ), settled as (
    delete from open_balances o using balances b where o.order_id = b.order_id and b.balance = 0
  )
  insert into open_balances (order_id, balance, placed_at)
  select order_id, balance, (select created_at from orders o where o.id = order_id) from balances where balance <> 0
  on conflict (order_id) do update set balance = excluded.balance;
  return null;
end $$;

-- Found by its expression alone: a partial index on these kinds was also taken, as a whole, for what is due of one order.
drop index order_ledger_by_time;
create index order_ledger_by_time on order_ledger ((case when kind in ('due', 'written-off') then at end), id)
  include (at, kind, cause, amount);
