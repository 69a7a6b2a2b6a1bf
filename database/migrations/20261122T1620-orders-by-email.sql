-- Whether the shop has dealt with an address before (server/mail/mails-to-strangers.ts).
create index if not exists orders_by_email on orders (lower(email));
