-- What statements charge as a whole is in the books of its courier, too.
alter table daily_payouts add column others bigint not null default 0;

create trigger payout_line_days_noted after insert on payout_lines referencing new table as added
  for each statement execute function note_payout_days();
insert into uncounted_days (day) select distinct paid_on from payout_statements on conflict do nothing;
