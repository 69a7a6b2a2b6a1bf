-- Of a phone whose orders nobody has counted yet there may be no person, and one that another transaction is just making cannot be seen: what an
-- order changed by then was added to nobody, and was not seen by that count either. Such a person is counted, which waits for the other.
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
  if not found and new.phone <> '' then perform renew_person(international_phone(new.phone)); end if;
  return null;
end $$;

create or replace function keep_paid_of_people() returns trigger language plpgsql set enable_seqscan = off as $$
declare
  one record;
begin
  for one in
    select international_phone(o.phone) as phone, sum(case when a.kind = 'refunded' then -a.amount else a.amount end) as paid
    from added a join orders o on o.id = a.order_id where a.kind in ('received', 'withheld', 'refunded') group by 1 order by 1
  loop
    update people p set paid = p.paid + one.paid where p.phone = nullif(one.phone, '');
    if not found and one.phone <> '' then perform renew_person(one.phone); end if;
  end loop;
  return null;
end $$;

create or replace function keep_besides_of_people() returns trigger language plpgsql as $$
declare
  number text := (select international_phone(o.phone) from orders o where o.id = new.order_id);
begin
  update people p set paid = p.paid + greatest(new.settled - coalesce(new.paid, new.credit), 0)
    - greatest(old.settled - coalesce(old.paid, old.credit, 0), 0)
  where p.phone = nullif(number, '');
  if not found and number <> '' then perform renew_person(number); end if;
  return null;
end $$;
