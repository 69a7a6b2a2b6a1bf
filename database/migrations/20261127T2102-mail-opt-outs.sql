-- Mailboxes that want no mails besides those about their orders, as digests under the shop's secret key, which stay when their customer is erased.
create table mail_opt_outs (
  mailbox_digest text primary key,
  at timestamptz not null default now()
);

-- Orders that arrived a week ago, for the request of a review (server/orders/following/request-reviews.ts).
create index order_history_delivered on order_history (at) where progress = 'Delivered';
