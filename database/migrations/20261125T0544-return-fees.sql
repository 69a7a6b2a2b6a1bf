-- What a return has cost stands in the ledger of its order from the day on which it is checked in, until the courier's statement says
-- it (docs/decisions/058-what-comes-back.md).
alter table order_returns
  -- The entries of the ledger that the fee was noted by; null where there are none.
  add column charge_entry bigint,
  add column written_off_entry bigint,
  add column is_in_statement boolean not null default false;
update order_returns r set is_in_statement = true
where exists (select from payout_rows p where p.order_id = r.order_id and p.kind <> 'delivered' and p.entered_at is not null and p.fee > 0);
