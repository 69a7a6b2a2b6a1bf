-- What the books are read from (docs/decisions/066-books-and-invoices.md): sums of days, and what is still to be paid.

-- An order is booked when it was placed; of one that is brought in from elsewhere that is not now.
create or replace function enter_placed_orders() returns trigger language plpgsql as $$
begin
  insert into order_ledger (order_id, at, kind, amount, cause)
  select id, created_at, 'due', total, 'placed' from placed where price_due(progress, total) <> 0;
  if exists (select from placed where cash_received_on is not null) then
    insert into order_ledger (order_id, kind, amount, how, day)
    select id, 'received', total, 'cash', cash_received_on from placed where cash_received_on is not null;
  end if;
  return null;
end $$;

-- A day in Karachi, counted from the ledger as server/books/book-lines.ts reads it. Rupees, with the signs of the ledger.
create table daily_books (
  line text not null,
  day date not null,
  -- How money came or went; empty for what has no way.
  way text not null,
  entries integer not null,
  amount bigint not null,
  primary key (line, day, way)
);

-- What couriers have paid out on a day, in hundredths of a rupee.
create table daily_payouts (
  day date not null,
  courier text not null,
  parcels integer not null,
  -- Those of them that came back, and what that has cost.
  returned integer not null,
  return_cost bigint not null,
  cod bigint not null,
  fee bigint not null,
  fee_tax bigint not null,
  income_tax bigint not null,
  sales_tax bigint not null,
  net bigint not null,
  primary key (day, courier)
);

-- Days of payouts are counted again, whoever enters their rows.
create function note_payout_days() returns trigger language plpgsql as $$
begin
  insert into uncounted_days (day)
  select distinct s.paid_on from added join payout_statements s on s.id = added.statement_id on conflict do nothing;
  return null;
end $$;
create trigger payout_days_noted after insert on payout_rows referencing new table as added
  for each statement execute function note_payout_days();

-- What is due and what was written off is found by when it was entered, money by its day.
create index order_ledger_by_time on order_ledger (at, id) include (kind, cause, amount) where kind in ('due', 'written-off');
drop index order_ledger_by_day;
create index order_ledger_by_day on order_ledger (day, id) include (kind, how, amount, undoes) where day is not null;

-- Orders whose ledger does not come to nothing, with what it comes to: still to be paid, or less than 0 to be given back. Kept by
-- the trigger below in the transaction of each entry, because nobody can sum up a million ledgers for a page.
create table open_balances (
  order_id uuid primary key references orders on delete cascade,
  balance integer not null check (balance <> 0)
);
insert into open_balances
select order_id, sum(case when kind in ('due', 'refunded') then amount else -amount end) as balance
from order_ledger group by order_id having sum(case when kind in ('due', 'refunded') then amount else -amount end) <> 0;

create function keep_open_balances() returns trigger language plpgsql as $$
begin
  -- Of two who enter at once the second sees what the first has entered. What follows from the order has locked it.
  if exists (select from added where cause is null or cause not in ('opened', 'placed', 'edited', 'cancelled')) then
    perform from orders where id in (select order_id from added) order by id for no key update;
  end if;
  with balances as materialized (
    select l.order_id, sum(case when l.kind in ('due', 'refunded') then l.amount else -l.amount end)::integer as balance
    from order_ledger l where l.order_id in (select order_id from added) group by l.order_id
  ), settled as (
    delete from open_balances o using balances b where o.order_id = b.order_id and b.balance = 0
  )
  insert into open_balances select order_id, balance from balances where balance <> 0
  on conflict (order_id) do update set balance = excluded.balance;
  return null;
end $$;
-- By its name after the entries were checked.
create trigger open_balances_kept after insert on order_ledger referencing new table as added
  for each statement execute function keep_open_balances();

-- All days are counted once.
update sales_progress set looked_until = null;
