-- What the merchant has set; what is not here has its default (server/settings).
create table settings (
  name text primary key,
  value jsonb not null
);
-- Pages show them, so they are a part of what the version stands for.
create trigger catalog_changed after insert or update or delete on settings
  for each statement execute function bump_catalog_version();

-- A hidden review is kept, but shown to nobody and counted in no average.
alter table reviews
  add column hidden_at timestamptz,
  -- Of the shop, shown under the review.
  add column reply text,
  add column replied_at timestamptz,
  add check ((reply is null) = (replied_at is null));
drop index reviews_by_product;
create index reviews_by_product on reviews (product_id, created_at, id);
create index reviews_by_date on reviews (created_at, id);
create index reviews_by_rating on reviews (rating, created_at, id);
create index reviews_hidden on reviews (created_at, id) where hidden_at is not null;

alter table contact_messages
  add column answered_at timestamptz,
  add column answered_by uuid references users,
  add check ((answered_at is null) = (answered_by is null));
drop index contact_messages_newest;
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

-- The lists of the outbox, and one recipient's mails.
create index outgoing_mails_waiting on outgoing_mails (created_at, id) where sent_at is null and given_up_at is null;
create index outgoing_mails_sent on outgoing_mails (created_at, id) where sent_at is not null;
create index outgoing_mails_given_up on outgoing_mails (created_at, id) where given_up_at is not null;
drop index outgoing_mails_by_age;
create index outgoing_mails_by_date on outgoing_mails (created_at, id);
create index outgoing_mails_by_recipient on outgoing_mails (lower(recipient), created_at, id);

-- Customers: newest first, or by the beginning of a name, an address or a phone.
create index customers_by_date on users (created_at, id) where role = 'customer';
create index customers_by_name on users (lower(name) text_pattern_ops) where role = 'customer';
create index customers_by_email on users (lower(email) text_pattern_ops) where role = 'customer';
create index customers_by_phone on users (phone text_pattern_ops) where role = 'customer';

alter table coupons add column created_at timestamptz not null default now();
create index coupons_by_date on coupons (created_at, id);
create index coupons_by_code on coupons (code text_pattern_ops);
-- What an order brought that a coupon was used for, read from the index alone.
create index orders_by_coupon on orders (coupon_id) include (progress, discount, total) where coupon_id is not null;
