-- The language that the shop writes to a customer in (docs/decisions/127-language-of-an-order.md): mails about an order are in
-- the order's, mails about an account in the account's.
alter table users add column language text not null default 'en' check (language ~ '^[a-z]{2}$');
-- Of the account that a mail is about, noted when it was queued: by then its address may be another one, or gone.
alter table outgoing_mails add column language text check (language ~ '^[a-z]{2}$');

-- An account reads what its newest order was placed in.
update users u set language = newest.language
from (select distinct on (user_id) user_id, language from orders where user_id is not null
  order by user_id, created_at desc, id) newest
where newest.user_id = u.id and newest.language <> 'en';
