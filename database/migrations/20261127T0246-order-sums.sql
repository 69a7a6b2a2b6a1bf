-- What an order comes to and what its customer has paid for it, in one place (docs/decisions/087-what-money-means.md). Whole rupees.
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

-- As before, but that what a courier has kept is paid as well.
create or replace function tell_webhooks_of_order(happened text, asked uuid) returns void language plpgsql as $$
begin
  if not is_webhook_wanted(happened) then return; end if;
  perform tell_webhooks(happened, o.id::text, jsonb_build_object('order', jsonb_build_object(
    'id', o.id, 'OrderID', regexp_replace('TB-' || o.number, '(.{4})(.{4})(.{4})$', '\1-\2-\3'), 'orderProgress', o.progress,
    'isConfirmed', o.confirmed_at is not null, 'totalAmount', o.total, 'paymentMethod', o.payment_method,
    'received', (select paid from order_sums(o.id)),
    'source', o.source, 'createdAt', iso_time(o.created_at))))
  from orders o where o.id = asked;
end $$;

create or replace function tell_of_payment() returns trigger language plpgsql as $$
declare
  balance bigint;
  received bigint;
  step bigint := case when new.kind in ('due', 'refunded') then new.amount else -new.amount end;
begin
  if not is_webhook_wanted('order.paid') and not is_webhook_wanted('order.unpaid') then return null; end if;
  select s.due - s.paid, s.paid into balance, received from order_sums(new.order_id) s;
  if exists (select from orders where id = new.order_id and progress = 'Cancelled') then return null; end if;
  if balance <= 0 and balance - step > 0 and received > 0 then
    perform tell_webhooks_of_order('order.paid', new.order_id);
  elsif balance > 0 and balance - step <= 0 and (new.kind <> 'due' or received > 0) then
    perform tell_webhooks_of_order('order.unpaid', new.order_id);
  end if;
  return null;
end $$;
