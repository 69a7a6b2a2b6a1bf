-- What an order comes to and what has been paid for it (docs/decisions/045-order-ledger.md): only added to.
create table order_ledger (
  order_id uuid not null references orders on delete cascade,
  id bigint generated always as identity,
  at timestamptz not null default now(),
  -- Due adds to what is still to be paid, and so does what was refunded; all others take from it.
  kind text not null check (kind in ('due', 'received', 'withheld', 'refunded', 'written-off')),
  -- Whole rupees; an undo has those of what it undoes with the other sign.
  amount integer not null,
  -- Of what is due. The price of the order is all but a charge; `opened`: its price when the ledger was begun.
  cause text check (cause in ('opened', 'placed', 'edited', 'cancelled', 'charge', 'returned')),
  -- Of money: how it came or went, on which day in Karachi, and under which number of the bank or the wallet.
  how text check (how in ('cash', 'bank-transfer', 'raast', 'easypaisa', 'jazzcash', 'exchange')),
  day date,
  reference text,
  undoes bigint,
  -- The id of a member of staff; null of what follows from the order, whose history says who.
  actor text,
  check ((kind = 'due') = (cause is not null)),
  check ((kind = 'due') = (day is null)),
  check (kind in ('received', 'refunded') = (how is not null)),
  check (amount <> 0 or kind = 'received'),
  primary key (order_id, id),
  foreign key (order_id, undoes) references order_ledger (order_id, id)
);
create unique index order_ledger_undone_once on order_ledger (order_id, undoes) where undoes is not null;
create index order_ledger_money on order_ledger (order_id) where kind <> 'due';
create index order_ledger_by_reference on order_ledger (reference) where reference is not null;
create index order_ledger_by_day on order_ledger (day, id) include (kind, how, amount, undoes) where day is not null;
create index order_ledger_charges on order_ledger (order_id) include (amount) where cause in ('charge', 'returned');
create index order_ledger_by_time on order_ledger ((case when kind in ('due', 'written-off') then at end), id)
  include (at, kind, cause, amount);

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

create function price_due(progress text, total integer) returns integer language sql immutable
  return case when progress = 'Cancelled' then 0 else total end;

-- What is due follows from the order, whichever way it is written. One that comes in paid brings its payment along. An order is booked
-- when it was placed; of one that is brought in from elsewhere that is not now.
create function enter_placed_orders() returns trigger language plpgsql as $$
begin
  insert into order_ledger (order_id, at, kind, amount, cause)
  select id, created_at, 'due', total, 'placed' from placed where price_due(progress, total) <> 0;
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

-- Every entry is checked against its order before its transaction goes on. What came back and takes from what is due is undone by its
-- opposite, like money: an order that follows a request about a garment may be cancelled (docs/decisions/067-returns-and-exchanges.md).
create function check_entries() returns trigger language plpgsql as $$
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

-- What an order comes to and what its customer has paid for it, in one place (docs/decisions/087-order-money-terms.md). Whole rupees.
-- `due`: prices, edits, cancels and what came back; charges that are written off at once come to nothing. `paid`: what was received, and
-- what couriers have kept of what they collected, less what was refunded. What is still to be paid is the one less the other.
-- What is given besides with a return, such as the courier that its customer laid out, is no part of either.
create function order_sums(asked uuid) returns table (due integer, paid integer, refunded integer) language sql stable as $$
  select l.due + a.besides, l.paid + a.besides, l.refunded
  from (
    select coalesce(sum(case kind when 'due' then amount when 'written-off' then -amount end), 0)::integer as due,
      coalesce(sum(case when kind in ('received', 'withheld') then amount when kind = 'refunded' then -amount end), 0)::integer as paid,
      coalesce(sum(amount) filter (where kind = 'refunded'), 0)::integer as refunded
    from order_ledger where order_id = asked
  ) l cross join (
    select coalesce(sum(greatest(settled - coalesce(paid, credit), 0)), 0)::integer as besides
    from aftercare_requests where order_id = asked and credit is not null
  ) a
$$;

-- Orders whose ledger does not come to nothing, with what it comes to: still to be paid, or less than 0 to be given back. Kept by
-- the trigger below in the transaction of each entry, because nobody can sum up a million ledgers for a page.
create table open_balances (
  order_id uuid primary key references orders on delete cascade,
  balance integer not null check (balance <> 0),
  -- Lists begin with the order that was placed first.
  placed_at timestamptz not null
);
create index open_balances_overpaid on open_balances (placed_at, order_id) where balance < 0;
create index open_balances_oldest on open_balances (placed_at, order_id) include (balance);

-- By the index for each order, also where a hundred thousand come in at once and the tables were small when it was planned.
create function keep_open_balances() returns trigger language plpgsql set enable_seqscan = off as $$
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
-- Triggers fire in the order of their names: this one after the entries were checked.
create trigger open_balances_kept after insert on order_ledger referencing new table as added
  for each statement execute function keep_open_balances();

create table transfer_claims (
  id uuid primary key,
  order_id uuid not null references orders on delete cascade,
  at timestamptz not null default now(),
  how text not null check (how in ('bank-transfer', 'raast', 'easypaisa', 'jazzcash')),
  reference text not null,
  -- Whole rupees that were due when it was said.
  amount integer not null check (amount > 0),
  -- `guest` or `customer`.
  actor text not null,
  -- `replaced`: the customer has said something else since.
  state text not null default 'open' check (state in ('open', 'confirmed', 'declined', 'replaced')),
  answered_at timestamptz,
  answered_by text,
  -- Why it was declined, as mailed to the customer.
  answer text
);
create unique index transfer_claims_open on transfer_claims (order_id) where state = 'open';
-- One transfer pays one order.
create unique index transfer_claims_reference on transfer_claims (how, reference) where state = 'open';
create index transfer_claims_of_order on transfer_claims (order_id, at);

create table transfer_pictures (
  claim_id uuid primary key references transfer_claims on delete cascade,
  at timestamptz not null default now(),
  -- WebP, drawn again from the pixels of what was sent.
  picture bytea not null check (octet_length(picture) <= 3000000)
);
create index transfer_pictures_by_age on transfer_pictures (at);

-- What is paid on the pages of gateways (docs/decisions/063-payment-gateway-port-jazzcash.md): each payment is stored before a browser leaves for it.
create table gateway_payments (
  -- Random: knowing it is the permission to go to the gateway and to see what became of it.
  id uuid primary key,
  order_id uuid not null references orders on delete cascade,
  gateway text not null,
  -- Ours, of which a gateway takes each once.
  reference text not null,
  -- What the gateway called it when it was started; empty where it calls it nothing.
  token text not null default '',
  -- Whole rupees that were due when it was started.
  amount integer not null check (amount > 0),
  language text not null,
  started_at timestamptz not null default now(),
  expires_at timestamptz not null,
  state text not null default 'open' check (state in ('open', 'paid', 'failed', 'unclear')),
  -- Of what failed.
  why text check (why in ('cancelled', 'declined', 'expired')),
  -- For staff: the words of the gateway, or what is unclear.
  problem text not null default '',
  -- How it was paid, in the gateway's word, and its number, which statements know.
  instrument text not null default '',
  gateway_reference text,
  -- Whole rupees of it that were more than what was to be paid.
  surplus integer not null default 0 check (surplus >= 0),
  settled_at timestamptz,
  -- When staff have looked at what was unclear.
  looked_at timestamptz,
  -- When the gateway was asked last, how often without an end, and when it is asked again.
  asked_at timestamptz,
  tries integer not null default 0,
  next_at timestamptz,
  unique (gateway, reference),
  check ((state = 'open') = (settled_at is null)),
  check (state <> 'paid' or gateway_reference is not null)
);
-- One number of a gateway pays once.
create unique index gateway_payments_paid_once on gateway_payments (gateway, gateway_reference) where state = 'paid';
create index gateway_payments_by_token on gateway_payments (token) where token <> '';
create index gateway_payments_of_order on gateway_payments (order_id, started_at);
create index gateway_payments_due on gateway_payments (next_at) where next_at is not null;
create index gateway_payments_unclear on gateway_payments (order_id) where state = 'unclear' and looked_at is null;

create table gateway_refunds (
  id uuid primary key,
  payment_id uuid not null references gateway_payments on delete cascade,
  -- Whole rupees.
  amount integer not null check (amount > 0),
  -- `sent`: the gateway was asked, and nobody knows what became of it until it, or staff, have said.
  state text not null default 'asked' check (state in ('asked', 'sent', 'done', 'refused')),
  problem text not null default '',
  asked_by text not null,
  asked_at timestamptz not null default now(),
  settled_at timestamptz,
  -- Null where the gateway's answer settled it.
  settled_by text,
  check ((state in ('asked', 'sent')) = (settled_at is null))
);
-- One at a time.
create unique index gateway_refunds_open on gateway_refunds (payment_id) where state in ('asked', 'sent');
create index gateway_refunds_of_payment on gateway_refunds (payment_id, asked_at);
create index gateway_refunds_asked on gateway_refunds (asked_at) where state = 'asked';

-- What was given last. A number is taken by changing this row in the transaction that writes the paper: the next one waits, and
-- a transaction that is rolled back gives its number back.
create table paper_numbers (
  id boolean primary key default true check (id),
  invoices integer not null default 0,
  credit_notes integer not null default 0
);
insert into paper_numbers default values;

create table invoices (
  number integer primary key check (number > 0),
  -- Null once the order is deleted: the number stays.
  order_id uuid references orders on delete set null,
  issued_at timestamptz not null default now(),
  -- Of seller and buyer as on that day; empty where there is none.
  ntn text not null,
  strn text not null,
  buyer_number text not null,
  -- Per cent that are within the amounts; null where the seller is not registered for sales tax and may show none.
  tax_rate numeric(4, 2),
  -- Rupees.
  total integer not null,
  tax integer not null,
  -- What each line is and comes to, as on that day.
  lines jsonb not null
);
create index invoices_of_order on invoices (order_id, number);
-- For the file of a tax year.
create index invoices_by_time on invoices (issued_at, number);

create table credit_notes (
  number integer primary key check (number > 0),
  -- All of an invoice is taken back, once.
  invoice_number integer not null references invoices,
  issued_at timestamptz not null default now(),
  reason text not null check (reason in ('cancelled', 'edited', 'corrected', 'returned')),
  -- What of each line it takes back, by its place in the invoice; null for all of the invoice.
  lines jsonb,
  check (reason <> 'returned' or lines is not null)
);
create index credit_notes_of_invoice on credit_notes (invoice_number);
-- What is left of an invoice is taken back once.
create unique index credit_notes_of_rest on credit_notes (invoice_number) where reason <> 'returned';
create index credit_notes_by_time on credit_notes (issued_at, number);

-- All notes together take back no more of any line than the invoice has of it.
create function check_credit_note() returns trigger language plpgsql as $$
begin
  perform from invoices where number = new.invoice_number for no key update;
  if exists (
    select from invoices i
      cross join jsonb_array_elements(i.lines) with ordinality as line (said, place)
      cross join lateral (
        select coalesce(sum((taken ->> 'amount')::integer), 0) as amount, coalesce(sum((taken ->> 'tax')::integer), 0) as tax,
          coalesce(sum((taken ->> 'quantity')::integer), 0) as pieces
        from credit_notes n
          cross join lateral (
            select line.said as taken where n.lines is null
            union all
            select part from jsonb_array_elements(n.lines) part where (part ->> 'line')::integer = line.place - 1
          ) of_note
        where n.invoice_number = i.number
      ) credited
    where i.number = new.invoice_number and (
      not credited.amount between least(0, (line.said ->> 'amount')::integer) and greatest(0, (line.said ->> 'amount')::integer)
      or not credited.tax between least(0, (line.said ->> 'tax')::integer) and greatest(0, (line.said ->> 'tax')::integer)
      or credited.pieces > coalesce((line.said ->> 'quantity')::integer, 0))
  ) then
    raise exception 'Credit notes take back no more than their invoice has.';
  end if;
  return null;
end $$;
create trigger credit_note_checked after insert on credit_notes for each row execute function check_credit_note();
