-- A person is all orders with one phone, with an account or without (docs/decisions/029-customers-by-phone.md).
-- Triggers keep these rows with each order and account, so a list of a million orders' customers is read, not counted.
create table people (
  id uuid primary key default gen_random_uuid(),
  -- As `international_phone` gives it; null for an account that has given none and ordered nothing.
  phone text unique,
  user_id uuid unique references users on delete cascade,
  -- As the newest order says, or the account.
  name text not null default '',
  email text not null default '',
  city text not null default '',
  has_account boolean not null default false,
  -- Orders that were not cancelled, and their rupees.
  orders integer not null default 0,
  spent bigint not null default 0,
  -- Cancelled after the parcel had left, and before.
  refused integer not null default 0,
  cancelled integer not null default 0,
  last_order_at timestamptz,
  -- The last order, or the beginning of the account.
  seen_at timestamptz not null default now(),
  -- What staff want everybody to see: call before sewing; take the money before sending.
  calls_first boolean not null default false,
  advance_only boolean not null default false,
  search tsvector not null default ''::tsvector,
  -- How many orders have arrived at a person, beside those that were refused (docs/decisions/029-customers-by-phone.md).
  delivered integer not null default 0,
  -- What a person has spent is what they have paid (docs/decisions/087-order-money-terms.md), not what they have ordered: an exchanged garment
  -- counts once, and one that came back not at all. Kept by the triggers below in the transaction of each entry, because customers are sorted by it.
  paid bigint not null default 0,
  check ((phone is null) <> (user_id is null))
);
create index people_seen on people (seen_at, id);
create index people_by_spent on people (spent, id);
create index people_by_orders on people (orders, id);
create index people_by_refused on people (refused, id);
create index people_who_refused on people (seen_at, id) where refused > 0;
create index people_marked on people (seen_at, id) where calls_first or advance_only;
create index people_words on people using gin (search) with (gin_pending_list_limit = 512);
create index people_by_paid on people (paid, id);
alter table people alter column search set statistics 1000;

-- What staff tell each other about a person; nobody else reads it.
create table person_notes (
  id uuid primary key,
  person_id uuid not null references people on delete cascade,
  staff_id uuid not null references users,
  note text not null,
  at timestamptz not null default now()
);
create index person_notes_by_person on person_notes (person_id, id);

-- Orders that found their person busy with another one: who orders waits for nobody. They are counted before anybody reads of people
-- (server/customers/people/count-customers.ts).
create table uncounted_orders (order_id uuid primary key references orders on delete cascade);

-- Everything that orders and accounts tell of a phone.
create view person_facts as
select phone,
  (array_agg(name order by is_order desc, at desc))[1] as name,
  coalesce((array_agg(email order by is_order desc, at desc) filter (where email <> ''))[1], '') as email,
  coalesce((array_agg(city order by at desc) filter (where is_order))[1], '') as city,
  bool_or(has_account) as has_account,
  count(*) filter (where is_order and progress <> 'Cancelled')::integer as orders,
  coalesce(sum(total) filter (where progress <> 'Cancelled'), 0)::bigint as spent,
  count(*) filter (where progress = 'Cancelled' and was_sent)::integer as refused,
  count(*) filter (where progress = 'Cancelled' and not was_sent)::integer as cancelled,
  max(at) filter (where is_order) as last_order_at,
  max(at) as seen_at,
  -- Bounded, should a phone stand for a whole shop.
  left(string_agg(distinct name || ' ' || email || ' ' || city, ' '), 20000) as words,
  left(string_agg(distinct translate(split_part(lower(email), '@', 1), E'\\'': \t\n', ''), '/'), 2000) as mailboxes,
  count(*) filter (where progress = 'Delivered')::integer as delivered
from (
  select international_phone(phone) as phone, created_at as at, true as is_order, name, email, city,
    user_id is not null as has_account, total, progress, courier is not null as was_sent
  from orders
  union all
  select international_phone(phone), created_at, false, name, email, '', true, 0, null, false
  from users where role = 'customer' and phone <> ''
) as told
group by phone;

create function person_search_of(phone text, words text, mailboxes text) returns tsvector
language plpgsql immutable parallel safe as $$
begin
  return (plain_words(words) || runs_of_phone(phone) || runs_of('@', mailboxes))::tsvector;
end $$;

-- What a row of orders counts for.
create function person_shares(o orders, out orders integer, out spent bigint, out delivered integer, out refused integer,
  out cancelled integer) language sql immutable parallel safe as $$
  select (o.progress <> 'Cancelled')::integer, case when o.progress <> 'Cancelled' then o.total else 0 end,
    (o.progress = 'Delivered')::integer, (o.progress = 'Cancelled' and o.courier is not null)::integer,
    (o.progress = 'Cancelled' and o.courier is null)::integer
$$;

-- Whether a person is found by a whole mailbox already, as `runs_of` has put it into their words.
create function has_mailbox(search tsvector, mailbox text) returns boolean language sql immutable parallel safe as $$
  select length(mailbox) < 3 or search @@ (
    select string_agg(quote_literal('@' || substr(mailbox, place, 3)), ' <-> ' order by place)
    from generate_series(1, length(mailbox) - 2) place)::tsquery
$$;

-- With the words of one more order. What is new comes behind what is there, so that a part of a mailbox stays a phrase of its runs.
-- Bounded like the words of `person_facts`, should a phone stand for a whole shop.
create function with_words_of(search tsvector, o orders) returns tsvector language plpgsql immutable parallel safe as $$
declare
  words tsvector := plain_words(o.name || ' ' || o.email || ' ' || o.city)::tsvector;
  mailbox text := translate(split_part(lower(o.email), '@', 1), E'\\'': \t\n', '');
begin
  if length(search) > 2000 then return search; end if;
  if not tsvector_to_array(search) @> tsvector_to_array(words) then search := search || words; end if;
  if not has_mailbox(search, mailbox) then search := search || runs_of('@', mailbox)::tsvector; end if;
  return search;
end $$;

-- To be called in the transaction that changes what is told of a phone. Waits for another that does the same, and counts
-- after it: each statement sees what is committed by then. By the index, also where the tables were small when it was planned.
create function renew_person(number text) returns void language plpgsql set enable_seqscan = off as $$
declare
  facts person_facts;
begin
  if number = '' then
    delete from uncounted_orders where order_id in (
      select u.order_id from uncounted_orders u join orders o on o.id = u.order_id
      where international_phone(o.phone) = '' for update of u skip locked);
    return;
  end if;
  loop
    perform from people where phone = number for update;
    exit when found;
    insert into people (phone) values (number) on conflict do nothing;
  end loop;
  -- A mark that is locked goes with its order, and who deletes that waits for this count.
  with seen as (
    delete from uncounted_orders where order_id in (
      select u.order_id from uncounted_orders u join orders o on o.id = u.order_id
      where international_phone(o.phone) = renew_person.number for update of u skip locked)
  )
  select * into facts from person_facts where phone = number;
  if not found then
    delete from people where phone = number;
    return;
  end if;
  update people set name = facts.name, email = facts.email, city = facts.city, has_account = facts.has_account,
    orders = facts.orders, spent = facts.spent, refused = facts.refused, cancelled = facts.cancelled, delivered = facts.delivered,
    last_order_at = facts.last_order_at, seen_at = facts.seen_at,
    paid = (select coalesce(sum(s.paid), 0) from orders o cross join lateral order_sums(o.id) s
      where international_phone(o.phone) = renew_person.number),
    search = person_search_of(number, facts.words, facts.mailboxes)
  where phone = number;
end $$;

-- Once for each order and in its transaction. A person whom nothing told of yet is counted, and so is one of whom a newer order is
-- known: then it is not this one's name that counts.
create function add_to_person(o orders) returns void language plpgsql set enable_seqscan = off as $$
declare
  number text := international_phone(o.phone);
  share record := person_shares(o);
  known people;
begin
  if number = '' then return; end if;
  select * into known from people where phone = number for no key update skip locked;
  if known.id is null and exists (select from people where phone = number) then
    insert into uncounted_orders (order_id) values (o.id);
    return;
  end if;
  if known.id is null or known.last_order_at >= o.created_at then
    perform renew_person(number);
    return;
  end if;
  update people p set name = o.name, email = coalesce(nullif(o.email, ''), p.email), city = o.city,
    has_account = p.has_account or o.user_id is not null, orders = p.orders + share.orders, spent = p.spent + share.spent,
    delivered = p.delivered + share.delivered, refused = p.refused + share.refused, cancelled = p.cancelled + share.cancelled,
    last_order_at = o.created_at, seen_at = greatest(p.seen_at, o.created_at), search = with_words_of(p.search, o)
  where id = known.id;
end $$;

-- What staff have said of one person is of another from now on, when there is that one.
create function hand_on_person(former uuid, number text) returns void language plpgsql as $$
begin
  update person_notes set person_id = p.id from people p where p.phone = number and person_id = former;
  update people p set calls_first = p.calls_first or f.calls_first, advance_only = p.advance_only or f.advance_only
  from people f where p.phone = number and f.id = former and (f.calls_first or f.advance_only);
  delete from people where id = former;
end $$;

-- Both are locked before it is asked whether anything tells of the former: an order that was just being placed with it lost its person.
create function move_person(former text, number text) returns void language plpgsql set enable_seqscan = off as $$
begin
  if former = number then
    perform renew_person(number);
    return;
  end if;
  perform from people where phone in (former, number) order by phone for update;
  perform renew_person(number);
  if exists (select from person_facts where phone = former) then
    perform renew_person(former);
  else
    perform hand_on_person(id, number) from people where phone = former;
  end if;
end $$;

-- An account without a phone is a person of its own until it orders.
create function renew_account(account uuid) returns void language plpgsql as $$
declare
  found_user users;
  number text;
begin
  select * into found_user from users where id = account and role = 'customer';
  number := international_phone(found_user.phone);
  if number = '' then
    select international_phone(phone) into number from orders where user_id = account order by created_at desc limit 1;
  end if;
  if found_user.id is null or number <> '' then
    perform hand_on_person(id, number) from people where user_id = account;
    return;
  end if;
  insert into people (user_id, name, email, has_account, seen_at, search)
  values (account, found_user.name, found_user.email, true, found_user.created_at, person_search_of('',
    found_user.name || ' ' || found_user.email,
    translate(split_part(lower(found_user.email), '@', 1), E'\\'': \t\n', '')))
  on conflict (user_id) do update set name = excluded.name, email = excluded.email, search = excluded.search;
end $$;

-- Orders that come by the hundred, as invented ones do, are counted once for each person.
create function keep_people_of_new_orders() returns trigger language plpgsql as $$
begin
  perform case when times = 1 then add_to_person(one) else renew_person(number) end
  from (select international_phone(p.phone) as number, count(*) as times, (array_agg(p::orders))[1] as one
    from placed p group by 1 order by 1) told;
  perform renew_account(user_id) from (select distinct user_id from placed where user_id is not null) accounts;
  return null;
end $$;
create trigger keep_people_of_new after insert on orders referencing new table as placed
  for each statement execute function keep_people_of_new_orders();

create function keep_person_of_order() returns trigger language plpgsql set enable_seqscan = off as $$
declare
  before record := person_shares(old);
  share record := person_shares(new);
begin
  if (old.phone, old.name, old.email, old.city, old.user_id) is distinct from (new.phone, new.name, new.email, new.city, new.user_id) then
    perform move_person(international_phone(old.phone), international_phone(new.phone));
    return null;
  end if;
  update people p set orders = p.orders + share.orders - before.orders, spent = p.spent + share.spent - before.spent,
    delivered = p.delivered + share.delivered - before.delivered, refused = p.refused + share.refused - before.refused,
    cancelled = p.cancelled + share.cancelled - before.cancelled
  where p.phone = nullif(international_phone(new.phone), '');
  return null;
end $$;
create trigger keep_person_of_changed after update of phone, name, email, city, total, progress, courier, user_id on orders
  for each row when (
    (old.phone, old.name, old.email, old.city, old.total, old.progress, old.courier, old.user_id)
    is distinct from (new.phone, new.name, new.email, new.city, new.total, new.progress, new.courier, new.user_id))
  execute function keep_person_of_order();

-- A person of whom many orders go at once is counted once.
create function keep_people_of_deleted_orders() returns trigger language plpgsql as $$
begin
  perform renew_person(number) from (select distinct international_phone(phone) as number from gone order by 1) numbers;
  return null;
end $$;
create trigger keep_people_of_deleted after delete on orders referencing old table as gone
  for each statement execute function keep_people_of_deleted_orders();

create function keep_person_of_account() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and old.phone <> '' then
    perform move_person(international_phone(old.phone), international_phone(new.phone));
  elsif new.phone <> '' then
    perform renew_person(international_phone(new.phone));
  end if;
  perform renew_account(new.id);
  return null;
end $$;
create trigger keep_person_of_new after insert on users
  for each row when (new.role = 'customer') execute function keep_person_of_account();
create trigger keep_person_of_changed after update of name, email, phone, role on users
  for each row when ((old.name, old.email, old.phone, old.role) is distinct from (new.name, new.email, new.phone, new.role))
  execute function keep_person_of_account();

create function keep_person_of_deleted_account() returns trigger language plpgsql as $$
begin
  perform renew_person(international_phone(old.phone));
  return null;
end $$;
create trigger keep_person_of_deleted after delete on users
  for each row when (old.phone <> '') execute function keep_person_of_deleted_account();

create function keep_paid_of_people() returns trigger language plpgsql set enable_seqscan = off as $$
begin
  if not exists (select from added where kind in ('received', 'withheld', 'refunded')) then return null; end if;
  update people p set paid = p.paid + m.paid
  from (
    select international_phone(o.phone) as phone, sum(case when a.kind = 'refunded' then -a.amount else a.amount end) as paid
    from added a join orders o on o.id = a.order_id where a.kind in ('received', 'withheld', 'refunded') group by 1
  ) m where m.phone = p.phone;
  return null;
end $$;
create trigger paid_of_people_kept after insert on order_ledger referencing new table as added
  for each statement execute function keep_paid_of_people();

-- What is given besides goes back to nobody who has paid it.
create function keep_besides_of_people() returns trigger language plpgsql as $$
begin
  update people p set paid = p.paid + greatest(new.settled - coalesce(new.paid, new.credit), 0)
    - greatest(old.settled - coalesce(old.paid, old.credit, 0), 0)
  where p.phone = (select nullif(international_phone(o.phone), '') from orders o where o.id = new.order_id);
  return null;
end $$;
create trigger besides_of_people_kept after update of settled on aftercare_requests for each row
  when (old.settled <> new.settled) execute function keep_besides_of_people();
