-- Whoever orders is a person, with an account or without: all orders with one phone (docs/decisions/029-customers-are-people.md).
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
  check ((phone is null) <> (user_id is null))
);

-- What staff tell each other about a person; nobody else reads it.
create table person_notes (
  id uuid primary key,
  person_id uuid not null references people on delete cascade,
  staff_id uuid not null references users,
  note text not null,
  at timestamptz not null default now()
);
create index person_notes_by_person on person_notes (person_id, id);

create index orders_by_phone on orders (international_phone(phone), created_at desc, id);
create index users_by_phone on users (international_phone(phone)) where role = 'customer' and phone <> '';
analyze orders;
analyze users;

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
  left(string_agg(distinct translate(split_part(lower(email), '@', 1), E'\\'': \t\n', ''), '/'), 2000) as mailboxes
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

set local work_mem = '256MB';
insert into people (phone, name, email, city, has_account, orders, spent, refused, cancelled, last_order_at, seen_at, search)
select phone, name, email, city, has_account, orders, spent, refused, cancelled, last_order_at, seen_at,
  person_search_of(phone, words, mailboxes)
from person_facts where phone <> '';

insert into people (user_id, name, email, has_account, seen_at, search)
select u.id, u.name, u.email, true, u.created_at,
  person_search_of('', u.name || ' ' || u.email, split_part(lower(u.email), '@', 1))
from users u
where u.role = 'customer' and u.phone = '' and not exists (select from orders o where o.user_id = u.id);

alter table people alter column search set statistics 1000;
create index people_seen on people (seen_at, id);
create index people_by_spent on people (spent, id);
create index people_by_orders on people (orders, id);
create index people_by_refused on people (refused, id);
create index people_who_refused on people (seen_at, id) where refused > 0;
create index people_marked on people (seen_at, id) where calls_first or advance_only;
create index people_words on people using gin (search) with (gin_pending_list_limit = 512);
analyze people;

-- To be called in the transaction that changes what is told of a phone. Waits for another that does the same, and counts
-- after it: each statement sees what is committed by then. By the index, also where the tables were small when it was planned.
create function renew_person(number text) returns void language plpgsql set enable_seqscan = off as $$
declare
  facts person_facts;
begin
  if number = '' then return; end if;
  loop
    perform from people where phone = number for update;
    exit when found;
    insert into people (phone) values (number) on conflict do nothing;
  end loop;
  select * into facts from person_facts where phone = number;
  if not found then
    delete from people where phone = number;
    return;
  end if;
  update people set name = facts.name, email = facts.email, city = facts.city, has_account = facts.has_account,
    orders = facts.orders, spent = facts.spent, refused = facts.refused, cancelled = facts.cancelled,
    last_order_at = facts.last_order_at, seen_at = facts.seen_at,
    search = person_search_of(number, facts.words, facts.mailboxes)
  where phone = number;
end $$;

-- What staff have said of one person is of another from now on, when there is that one.
create function hand_on_person(former uuid, number text) returns void language plpgsql as $$
begin
  update person_notes set person_id = p.id from people p where p.phone = number and person_id = former;
  update people p set calls_first = p.calls_first or f.calls_first, advance_only = p.advance_only or f.advance_only
  from people f where p.phone = number and f.id = former and (f.calls_first or f.advance_only);
  delete from people where id = former;
end $$;

-- A mended phone takes along what was said of the number that nobody has any more.
create function move_person(former text, number text) returns void language plpgsql set enable_seqscan = off as $$
begin
  perform renew_person(number);
  if former = number then return; end if;
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

create function keep_people_of_new_orders() returns trigger language plpgsql as $$
begin
  perform renew_person(number) from (select distinct international_phone(phone) as number from placed order by 1) numbers;
  perform renew_account(user_id) from (select distinct user_id from placed where user_id is not null) accounts;
  return null;
end $$;
create trigger keep_people_of_new after insert on orders referencing new table as placed
  for each statement execute function keep_people_of_new_orders();

create function keep_person_of_order() returns trigger language plpgsql as $$
begin
  perform move_person(international_phone(old.phone), international_phone(new.phone));
  return null;
end $$;
create trigger keep_person_of_changed after update of phone, name, email, city, total, progress, courier, user_id on orders
  for each row when (
    (old.phone, old.name, old.email, old.city, old.total, old.progress, old.courier, old.user_id)
    is distinct from (new.phone, new.name, new.email, new.city, new.total, new.progress, new.courier, new.user_id))
  execute function keep_person_of_order();

create function keep_person_of_deleted_order() returns trigger language plpgsql as $$
begin
  perform renew_person(international_phone(old.phone));
  return null;
end $$;
create trigger keep_person_of_deleted after delete on orders
  for each row execute function keep_person_of_deleted_order();

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
