-- An order adds to the sums of its person instead of having all their orders counted again: of a phone with 1,500 orders that took five
-- times as long as of a new one. What is told of a person by words (name, mailbox, phone, account) is still counted afresh when it changes.

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

-- Orders that found their person busy with another one: who orders waits for nobody. They are counted before anybody reads of people
-- (server/people/count-people.ts).
create table uncounted_orders (order_id uuid primary key references orders on delete cascade);

-- Counts all that is told of a phone. To be called in the transaction that changes it. Waits for another that does the same, and counts
-- after it: each statement sees what is committed by then, and the one that counts takes away the marks that it has seen.
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

-- Orders that come by the hundred, as invented ones do, are counted once for each person.
create or replace function keep_people_of_new_orders() returns trigger language plpgsql as $$
begin
  perform case when times = 1 then add_to_person(one) else renew_person(number) end
  from (select international_phone(p.phone) as number, count(*) as times, (array_agg(p::orders))[1] as one
    from placed p group by 1 order by 1) told;
  perform renew_account(user_id) from (select distinct user_id from placed where user_id is not null) accounts;
  return null;
end $$;

create or replace function keep_person_of_order() returns trigger language plpgsql set enable_seqscan = off as $$
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

-- A person of whom many orders go at once is counted once.
create function keep_people_of_deleted_orders() returns trigger language plpgsql as $$
begin
  perform renew_person(number) from (select distinct international_phone(phone) as number from gone order by 1) numbers;
  return null;
end $$;
drop trigger keep_person_of_deleted on orders;
create trigger keep_people_of_deleted after delete on orders referencing old table as gone
  for each statement execute function keep_people_of_deleted_orders();
drop function keep_person_of_deleted_order();

-- Both are locked before it is asked whether anything tells of the former: an order that was just being placed with it lost its person.
create or replace function move_person(former text, number text) returns void language plpgsql set enable_seqscan = off as $$
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
