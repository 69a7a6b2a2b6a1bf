-- What is paid on the pages of gateways (docs/decisions/063-gateways.md): each payment is stored before a browser leaves for it.
create table gateway_payments (
  -- Random: knowing it is the permission to go to the gateway and to see what became of it.
  id uuid primary key,
  order_id uuid not null references orders on delete cascade,
  gateway text not null,
  -- Ours, of which a gateway takes each once.
  reference text not null,
  -- What the gateway called it when it was started; empty where it calls it nothing.
  token text not null default '',
  -- Whole rupees that were due when it was started.
  amount integer not null check (amount > 0),
  language text not null,
  started_at timestamptz not null default now(),
  expires_at timestamptz not null,
  state text not null default 'open' check (state in ('open', 'paid', 'failed', 'unclear')),
  -- Of what failed.
  why text check (why in ('cancelled', 'declined', 'expired')),
  -- For staff: the words of the gateway, or what is unclear.
  problem text not null default '',
  -- How it was paid, in the gateway's word, and its number, which statements know.
  instrument text not null default '',
  gateway_reference text,
  -- Whole rupees of it that were more than what was to be paid.
  surplus integer not null default 0 check (surplus >= 0),
  settled_at timestamptz,
  -- When staff have looked at what was unclear.
  looked_at timestamptz,
  -- When the gateway was asked last, how often without an end, and when it is asked again.
  asked_at timestamptz,
  tries integer not null default 0,
  next_at timestamptz,
  unique (gateway, reference),
  check ((state = 'open') = (settled_at is null)),
  check (state <> 'paid' or gateway_reference is not null)
);
-- One number of a gateway pays once.
create unique index gateway_payments_paid_once on gateway_payments (gateway, gateway_reference) where state = 'paid';
create index gateway_payments_by_token on gateway_payments (token) where token <> '';
create index gateway_payments_of_order on gateway_payments (order_id, started_at);
create index gateway_payments_due on gateway_payments (next_at) where next_at is not null;

create index gateway_payments_unclear on gateway_payments (order_id) where state = 'unclear' and looked_at is null;

create table gateway_refunds (
  id uuid primary key,
  payment_id uuid not null references gateway_payments on delete cascade,
  -- Whole rupees.
  amount integer not null check (amount > 0),
  -- `sent`: the gateway was asked, and nobody knows what became of it until it, or staff, have said.
  state text not null default 'asked' check (state in ('asked', 'sent', 'done', 'refused')),
  problem text not null default '',
  asked_by text not null,
  asked_at timestamptz not null default now(),
  settled_at timestamptz,
  -- Null where the gateway's answer settled it.
  settled_by text,
  check ((state in ('asked', 'sent')) = (settled_at is null))
);
-- One at a time.
create unique index gateway_refunds_open on gateway_refunds (payment_id) where state in ('asked', 'sent');
create index gateway_refunds_of_payment on gateway_refunds (payment_id, asked_at);
create index gateway_refunds_asked on gateway_refunds (asked_at) where state = 'asked';
