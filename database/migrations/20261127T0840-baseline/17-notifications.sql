-- Written in the transaction of its cause, delivered by a worker.
create table outgoing_mails (
  id uuid primary key,
  -- What happened, such as 'order-placed:<id>': one event makes one mail.
  event text not null unique,
  kind text not null,
  recipient text not null,
  -- What the template needs; taken away once a mail with a secret has left.
  data jsonb not null,
  created_at timestamptz not null default now(),
  attempts integer not null default 0,
  -- Also keeps a mail that one process is sending from all others.
  next_attempt_at timestamptz not null default now(),
  sent_at timestamptz,
  given_up_at timestamptz,
  last_error text
);
create index outgoing_mails_due on outgoing_mails (next_attempt_at) where sent_at is null and given_up_at is null;
-- The lists of the outbox, and one recipient's mails.
create index outgoing_mails_waiting on outgoing_mails (created_at, id) where sent_at is null and given_up_at is null;
create index outgoing_mails_sent on outgoing_mails (created_at, id) where sent_at is not null;
create index outgoing_mails_given_up on outgoing_mails (created_at, id) where given_up_at is not null;
create index outgoing_mails_by_date on outgoing_mails (created_at, id);
create index outgoing_mails_by_recipient on outgoing_mails (lower(recipient), created_at, id);

-- Messages to the phones of customers (docs/decisions/068-whatsapp-notifications.md). Who gets one is read from the order when it leaves.
create table outgoing_texts (
  id uuid primary key default gen_random_uuid(),
  -- What happened: one event makes one message.
  event text not null unique,
  order_id uuid not null references orders on delete cascade,
  kind text not null,
  created_at timestamptz not null default now(),
  -- `sending` is noted before the provider is called; what stays so is `unknown`, and never sent again unasked.
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

create function queue_text(about text, asked uuid, happened text) returns void language plpgsql as $$
begin
  if not exists (select from settings where name = 'textEvents' and value ? about) then return; end if;
  insert into outgoing_texts (event, order_id, kind) values (happened, asked, about) on conflict (event) do nothing;
end $$;

-- Written by triggers, in the transaction that wrote the row, as deliveries of webhooks are.
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

-- A customer of whom an advance is asked gets a message on the phone as well as a mail (docs/decisions/068-whatsapp-notifications.md).
create function queue_text_of_advance() returns trigger language plpgsql as $$
begin
  perform queue_text('advance-asked', new.order_id, 'order-event:' || new.id);
  return null;
end $$;
create trigger texts_queued after insert on order_events for each row
  when (new.kind = 'advance-asked') execute function queue_text_of_advance();

create table contact_messages (
  id uuid primary key,
  name text not null,
  email text not null,
  phone text not null,
  message text not null,
  created_at timestamptz not null default now(),
  answered_at timestamptz,
  answered_by uuid references users,
  check ((answered_at is null) = (answered_by is null))
);
create index contact_messages_by_age on contact_messages (created_at, id);
create index contact_messages_open on contact_messages (created_at, id) where answered_at is null;
create index contact_messages_answered on contact_messages (created_at, id) where answered_at is not null;

-- What staff tell each other about a message; its sender never reads it.
create table message_notes (
  id uuid primary key,
  message_id uuid not null references contact_messages on delete cascade,
  staff_id uuid not null references users,
  note text not null,
  at timestamptz not null default now()
);
create index message_notes_by_message on message_notes (message_id, id);
