-- One lock for each phone, taken before anything is counted, also while there is no row of that person yet: a row that another transaction
-- is just making cannot be seen, so that what changed meanwhile was added to nobody, and two that made each other's person waited for ever.
-- As many locks as there are, not as there are phones: PostgreSQL keeps them all in memory. Several are taken in their order.
create function person_locks() returns integer language sql immutable parallel safe as $$ select 29 $$;
create function person_lock(number text) returns integer language sql immutable parallel safe as $$ select hashtext(number) & 511 $$;
create function lock_person(number text) returns void language sql volatile as $$
  select pg_advisory_xact_lock(person_locks(), person_lock(number)) where number <> ''
$$;

-- Of two orders of the same microsecond the one with the later id tells the name, whichever way the rows are read.
create or replace view person_facts as
select phone,
  (array_agg(name order by is_order desc, at desc, id desc))[1] as name,
  coalesce((array_agg(email order by is_order desc, at desc, id desc) filter (where email <> ''))[1], '') as email,
  coalesce((array_agg(city order by at desc, id desc) filter (where is_order))[1], '') as city,
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
  select id, international_phone(phone) as phone, created_at as at, true as is_order, name, email, city,
    user_id is not null as has_account, total, progress, courier is not null as was_sent
  from orders
  union all
  select id, international_phone(phone), created_at, false, name, email, '', true, 0, null, false
  from users where role = 'customer' and phone <> ''
) as told
group by phone;

create or replace function renew_person(number text) returns void language plpgsql set enable_seqscan = off as $$
declare
  facts person_facts;
begin
  if number = '' then
    delete from uncounted_orders where order_id in (
      select u.order_id from uncounted_orders u join orders o on o.id = u.order_id
      where international_phone(o.phone) = '' for update of u skip locked);
    return;
  end if;
  perform lock_person(number);
  insert into people (phone) values (number) on conflict do nothing;
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

create or replace function add_to_person(o orders) returns void language plpgsql set enable_seqscan = off as $$
declare
  number text := international_phone(o.phone);
  share record := person_shares(o);
  known people;
begin
  if number = '' then return; end if;
  if not pg_try_advisory_xact_lock(person_locks(), person_lock(number)) then
    insert into uncounted_orders (order_id) values (o.id);
    return;
  end if;
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

create or replace function move_person(former text, number text) returns void language plpgsql set enable_seqscan = off as $$
begin
  if former = number then
    perform renew_person(number);
    return;
  end if;
  perform lock_person(phone) from unnest(array[former, number]) phone order by person_lock(phone);
  perform renew_person(number);
  if exists (select from person_facts where phone = former) then
    perform renew_person(former);
  else
    perform hand_on_person(id, number) from people where phone = former;
  end if;
end $$;

create or replace function keep_people_of_new_orders() returns trigger language plpgsql as $$
begin
  perform case when times = 1 then add_to_person(one) else renew_person(number) end
  from (select international_phone(p.phone) as number, count(*) as times, (array_agg(p::orders))[1] as one
    from placed p group by 1 order by person_lock(international_phone(p.phone))) told;
  perform renew_account(user_id) from (select distinct user_id from placed where user_id is not null) accounts;
  return null;
end $$;

create or replace function keep_people_of_deleted_orders() returns trigger language plpgsql as $$
begin
  perform renew_person(number) from (
    select distinct international_phone(phone) as number, person_lock(international_phone(phone)) as lock from gone order by lock) numbers;
  return null;
end $$;

-- An order that finds no person is counted with the others of its phone.
create or replace function keep_person_of_order() returns trigger language plpgsql set enable_seqscan = off as $$
declare
  before record := person_shares(old);
  share record := person_shares(new);
begin
  if (old.phone, old.name, old.email, old.city, old.user_id) is distinct from (new.phone, new.name, new.email, new.city, new.user_id) then
    perform move_person(international_phone(old.phone), international_phone(new.phone));
    return null;
  end if;
  perform lock_person(international_phone(new.phone));
  update people p set orders = p.orders + share.orders - before.orders, spent = p.spent + share.spent - before.spent,
    delivered = p.delivered + share.delivered - before.delivered, refused = p.refused + share.refused - before.refused,
    cancelled = p.cancelled + share.cancelled - before.cancelled
  where p.phone = nullif(international_phone(new.phone), '');
  if not found and new.phone <> '' then perform renew_person(international_phone(new.phone)); end if;
  return null;
end $$;

create or replace function keep_paid_of_people() returns trigger language plpgsql set enable_seqscan = off as $$
declare
  one record;
begin
  for one in
    select international_phone(o.phone) as phone, sum(case when a.kind = 'refunded' then -a.amount else a.amount end) as paid
    from added a join orders o on o.id = a.order_id where a.kind in ('received', 'withheld', 'refunded') group by 1 order by person_lock(international_phone(o.phone))
  loop
    perform lock_person(one.phone);
    update people p set paid = p.paid + one.paid where p.phone = nullif(one.phone, '');
    if not found and one.phone <> '' then perform renew_person(one.phone); end if;
  end loop;
  return null;
end $$;

create or replace function keep_besides_of_people() returns trigger language plpgsql as $$
declare
  number text := (select international_phone(o.phone) from orders o where o.id = new.order_id);
begin
  perform lock_person(number);
  update people p set paid = p.paid + greatest(new.settled - coalesce(new.paid, new.credit), 0)
    - greatest(old.settled - coalesce(old.paid, old.credit, 0), 0)
  where p.phone = nullif(number, '');
  if not found and number <> '' then perform renew_person(number); end if;
  return null;
end $$;
