-- What a person has spent is what they have paid (docs/decisions/087-what-money-means.md), not what they have ordered: an exchanged garment
-- counts once, and one that came back not at all. Kept by the triggers below in the transaction of each entry, because customers are sorted by it.
alter table people add column paid bigint not null default 0;
update people p set paid = m.paid
from (select international_phone(o.phone) as phone, sum(s.paid) as paid from orders o cross join lateral order_sums(o.id) s group by 1) m
where m.phone = p.phone and m.paid <> 0;
create index people_by_paid on people (paid, id);

-- As before, and what was paid as well.
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
    paid = (select coalesce(sum(s.paid), 0) from orders o cross join lateral order_sums(o.id) s
      where international_phone(o.phone) = renew_person.number),
    search = person_search_of(number, facts.words, facts.mailboxes)
  where phone = number;
end $$;

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

-- Days are counted once more: what couriers kept was collected as well, and what came back is no sale.
update sales_progress set looked_until = null;
