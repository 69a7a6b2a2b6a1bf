-- Keys with which the merchant's own tools call the shop.
create table api_keys (
  id uuid primary key,
  name text not null,
  rights text[] not null check (cardinality(rights) > 0 and rights <@ array['orders', 'stock']),
  -- How it begins, by which its owner knows it again.
  prefix text not null,
  -- SHA-256 of the key, which is shown once and kept nowhere.
  digest bytea not null unique,
  created_at timestamptz not null default now(),
  -- To the minute.
  last_used_at timestamptz,
  revoked_at timestamptz
);

-- Where the merchant's own tools hear of what happens (docs/decisions/055-api-keys-and-webhooks.md).
create table webhooks (
  id uuid primary key,
  name text not null,
  url text not null,
  events text[] not null check (cardinality(events) > 0),
  -- Encrypted: each message is signed with it. The one before signs as well until its time is over.
  secret bytea not null,
  old_secret bytea,
  old_secret_until timestamptz,
  created_at timestamptz not null default now(),
  -- Null while it is on.
  off_since timestamptz,
  off_because text check (off_because in ('owner', 'failures')),
  -- Since when and how often in a row nothing was taken; nothing is tried before `held_until`.
  failing_since timestamptz,
  failures integer not null default 0,
  held_until timestamptz,
  check ((off_since is null) = (off_because is null)),
  check ((old_secret is null) = (old_secret_until is null))
);

-- What is sent to each of them. Names no person: a tool that may know one asks with a key.
create table webhook_deliveries (
  id uuid primary key default gen_random_uuid(),
  position bigint not null generated always as identity,
  webhook_id uuid not null references webhooks on delete cascade,
  event text not null,
  -- The order or product; messages about one are sent in their order.
  subject text not null,
  data jsonb not null,
  created_at timestamptz not null default now(),
  -- Since when it is tried: later than it happened where it was sent again by hand.
  due_since timestamptz not null default now(),
  attempts integer not null default 0,
  next_attempt_at timestamptz not null default now(),
  taken_until timestamptz,
  delivered_at timestamptz,
  given_up_at timestamptz,
  -- Of the last try: the status, milliseconds, how the answer began, and why it did not count.
  status integer,
  took integer,
  answer text not null default '',
  problem text not null default ''
);
create index webhook_deliveries_waiting on webhook_deliveries (webhook_id, position)
  where delivered_at is null and given_up_at is null;
create index webhook_deliveries_of_subject on webhook_deliveries (webhook_id, subject, position)
  where delivered_at is null and given_up_at is null;
create index webhook_deliveries_newest on webhook_deliveries (webhook_id, created_at desc, id desc);
create index webhook_deliveries_by_age on webhook_deliveries (created_at);

-- Every order asks this on its way in. Not in plain SQL, which each call would plan again.
create function is_webhook_wanted(asked text) returns boolean language plpgsql stable as $$
begin
  return exists (select from webhooks where off_since is null and asked = any(events));
end $$;

-- Written by triggers, in the transaction of whatever wrote the row: no way of changing an order can forget it.
create function tell_webhooks(happened text, about text, facts jsonb) returns void language sql as $$
  insert into webhook_deliveries (webhook_id, event, subject, data)
  select id, happened, about, facts from webhooks where off_since is null and happened = any(events) order by id
$$;

create function iso_time(at timestamptz) returns text language sql stable as $$
  select to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
$$;

create function tell_webhooks_of_order(happened text, asked uuid) returns void language plpgsql as $$
begin
  if not is_webhook_wanted(happened) then return; end if;
  perform tell_webhooks(happened, o.id::text, jsonb_build_object('order', jsonb_build_object(
    'id', o.id, 'OrderID', regexp_replace('TB-' || o.number, '(.{4})(.{4})(.{4})$', '\1-\2-\3'), 'orderProgress', o.progress,
    'isConfirmed', o.confirmed_at is not null, 'totalAmount', o.total, 'paymentMethod', o.payment_method,
    'received', (select paid from order_sums(o.id)),
    'source', o.source, 'createdAt', iso_time(o.created_at))))
  from orders o where o.id = asked;
end $$;

create function tell_of_progress() returns trigger language plpgsql as $$
begin
  perform tell_webhooks_of_order(
    case new.progress when 'Pending' then 'order.placed' else 'order.' || lower(new.progress) end, new.order_id);
  -- Who orders on the phone has confirmed by that.
  if new.progress <> 'Pending' or not is_webhook_wanted('order.confirmed') then return null; end if;
  if exists (select from orders where id = new.order_id and confirmed_at is not null) then
    perform tell_webhooks_of_order('order.confirmed', new.order_id);
  end if;
  return null;
end $$;
create trigger webhooks_told after insert on order_history for each row execute function tell_of_progress();

create function tell_of_confirmation() returns trigger language plpgsql as $$
begin
  perform tell_webhooks_of_order('order.confirmed', new.id);
  return null;
end $$;
create trigger webhooks_told after update of confirmed_at on orders for each row
  when (old.confirmed_at is null and new.confirmed_at is not null) execute function tell_of_confirmation();

create function tell_of_order_event() returns trigger language plpgsql as $$
begin
  perform tell_webhooks_of_order(
    case new.kind when 'delivery-undone' then 'order.delivery-undone' else 'order.edited' end, new.order_id);
  return null;
end $$;
create trigger webhooks_told after insert on order_events for each row
  when (new.kind in ('edited', 'delivery-mended', 'delivery-undone')) execute function tell_of_order_event();

-- Paid is what comes to owe nothing once money was received for it; no longer paid, what comes to owe again.
create function tell_of_payment() returns trigger language plpgsql as $$
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
create trigger webhooks_told after insert on order_ledger for each row execute function tell_of_payment();

create function tell_of_parcel() returns trigger language plpgsql as $$
begin
  if not is_webhook_wanted('parcel.changed') then return null; end if;
  perform tell_webhooks('parcel.changed', new.order_id::text, jsonb_build_object('parcel', jsonb_build_object(
    'id', new.id, 'orderId', new.order_id, 'courier', new.courier, 'reference', new.reference, 'state', new.state)));
  return null;
end $$;
create trigger webhooks_told_of_new after insert on parcels for each row execute function tell_of_parcel();
create trigger webhooks_told after update of state on parcels for each row
  when (old.state <> new.state) execute function tell_of_parcel();

-- One message for each product of a statement; few is what the pages of products call so.
create function tell_of_stock(changed_rows jsonb) returns void language plpgsql as $$
begin
  perform tell_webhooks(e.event, e.product_id, jsonb_build_object('product', jsonb_build_object('id', e.product_id), 'stock', e.stock))
  from (
    select 'stock.changed' as event, c.product_id, jsonb_agg(
      jsonb_build_object('size', c.size, 'color', c.color, 'pieces', c.pieces) order by c.size, c.color) as stock
    from jsonb_to_recordset(changed_rows) as c (product_id text, size text, color text, pieces integer, before integer)
    group by c.product_id
    union all
    select 'stock.low', c.product_id, jsonb_agg(
      jsonb_build_object('size', c.size, 'color', c.color, 'pieces', c.pieces) order by c.size, c.color)
    from jsonb_to_recordset(changed_rows) as c (product_id text, size text, color text, pieces integer, before integer)
    where c.before > 5 and c.pieces <= 5
    group by c.product_id
  ) e;
end $$;

create function tell_of_changed_stock() returns trigger language plpgsql as $$
begin
  if not is_webhook_wanted('stock.changed') and not is_webhook_wanted('stock.low') then return null; end if;
  perform tell_of_stock(coalesce((select jsonb_agg(jsonb_build_object('product_id', n.product_id, 'size', n.size,
    'color', n.color_id, 'pieces', n.pieces, 'before', o.pieces)) from changed n join before o using (id) where o.pieces <> n.pieces), '[]'));
  return null;
end $$;
create trigger webhooks_told after update on product_stock referencing old table as before new table as changed
  for each statement execute function tell_of_changed_stock();

create function tell_of_new_stock() returns trigger language plpgsql as $$
begin
  if not is_webhook_wanted('stock.changed') then return null; end if;
  perform tell_of_stock(coalesce((select jsonb_agg(jsonb_build_object('product_id', product_id, 'size', size,
    'color', color_id, 'pieces', case when tg_op = 'INSERT' then pieces end)) from changed), '[]'));
  return null;
end $$;
create trigger webhooks_told_of_new after insert on product_stock referencing new table as changed
  for each statement execute function tell_of_new_stock();
create trigger webhooks_told_of_end after delete on product_stock referencing old table as changed
  for each statement execute function tell_of_new_stock();
