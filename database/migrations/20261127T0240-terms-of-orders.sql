-- What an order was placed on: threshold and charge of the delivery, rates of charges and of tax, its coupon. Null of an order of before,
-- and of one that an older process still places: those are read from the log of changes (server/orders/terms/read-terms.ts).
alter table orders add column terms jsonb;
-- Of the credit for what came back, what was paid for the pieces; the rest is given besides.
alter table aftercare_requests add column paid integer check (paid >= 0);
