-- How many orders have arrived at a person, beside those that were refused (docs/decisions/029-customers-are-people.md).
alter table people add column delivered integer not null default 0;

create or replace view person_facts as
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

create or replace function renew_person(number text) returns void language plpgsql set enable_seqscan = off as $$
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
    orders = facts.orders, spent = facts.spent, refused = facts.refused, cancelled = facts.cancelled, delivered = facts.delivered,
    last_order_at = facts.last_order_at, seen_at = facts.seen_at,
    search = person_search_of(number, facts.words, facts.mailboxes)
  where phone = number;
end $$;

update people p set delivered = arrived.count
from (select international_phone(phone) as phone, count(*)::integer as count from orders where progress = 'Delivered' group by 1) arrived
where arrived.phone = p.phone;
