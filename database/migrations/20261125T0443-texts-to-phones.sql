-- The language of the page on which an order was placed: what its customer is told on the phone is in it.
alter table orders add column language text not null default 'en' check (language ~ '^[a-z]{2}$');

-- Messages to the phones of customers (docs/decisions/068-texts-to-phones.md). Who gets one is read from the order when it leaves.
create table outgoing_texts (
  id uuid primary key default gen_random_uuid(),
  -- What happened: one event makes one message.
  event text not null unique,
  order_id uuid not null references orders on delete cascade,
  kind text not null,
  created_at timestamptz not null default now(),
  -- `sending` is noted before the provider is called; what stays so is `unknown`, and never sent again by itself.
  state text not null default 'waiting'
    check (state in ('waiting', 'sending', 'unknown', 'accepted', 'sent', 'delivered', 'read', 'failed', 'not-sent')),
  state_at timestamptz not null default now(),
  attempts integer not null default 0,
  next_attempt_at timestamptz not null default now(),
  -- What the provider calls it.
  provider_id text unique,
  -- Why it was not sent or did not arrive: words of ours, or a code of the provider.
  problem text not null default ''
);
create index outgoing_texts_due on outgoing_texts (next_attempt_at) where state in ('waiting', 'sending');
create index outgoing_texts_of_order on outgoing_texts (order_id, created_at);

-- Phones to which nothing is sent, as digests under the shop's secret key, which stay when their customer is erased.
create table text_opt_outs (
  phone_digest text primary key,
  at timestamptz not null default now(),
  by_whom text not null check (by_whom in ('customer', 'staff'))
);

create function queue_text(about text, asked uuid, happened text) returns void language sql as $$
  insert into outgoing_texts (event, order_id, kind)
  select happened, asked, about where exists (select from settings where name = 'textEvents' and value ? about)
  on conflict (event) do nothing
$$;

-- Written by triggers, in the transaction of whatever wrote the row, as what webhooks are told.
create function queue_text_of_progress() returns trigger language plpgsql as $$
begin
  perform queue_text(
    case new.progress when 'Pending' then 'order-placed' else 'order-' || lower(new.progress) end,
    new.order_id, 'progress:' || new.id);
  return null;
end $$;
create trigger texts_queued after insert on order_history for each row execute function queue_text_of_progress();

-- Once a day, however often the courier says so.
create function queue_text_of_parcel() returns trigger language plpgsql as $$
begin
  perform queue_text('out-for-delivery', new.order_id,
    'out-for-delivery:' || new.id || ':' || (now() at time zone 'Asia/Karachi')::date);
  return null;
end $$;
create trigger texts_queued after update of state on parcels for each row
  when (old.state <> new.state and new.state = 'out-for-delivery') execute function queue_text_of_parcel();
