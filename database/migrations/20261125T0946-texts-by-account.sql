-- Whether a customer wants to be told on their phone about the orders of their account (docs/decisions/068-texts-to-phones.md).
alter table users add column wants_texts boolean not null default true;
