-- Charges that a courier bills apart from what it pays out, and rows whose taxes it has not told yet: a row of the same parcel that has
-- them takes their place (docs/decisions/064-leopards.md).
alter table payout_rows
  drop constraint payout_rows_kind_check,
  add check (kind in ('delivered', 'returned', 'charged')),
  add column is_provisional boolean not null default false;
create index payout_rows_provisional on payout_rows (courier, tracking_number) where is_provisional;

-- What a statement charges as a whole, such as a fuel surcharge: hundredths of a rupee that are in no order's ledger.
create table payout_lines (
  statement_id uuid not null references payout_statements,
  kind text not null check (kind in ('charges', 'fuel-surcharge', 'other')),
  -- The courier's own words.
  words text not null,
  amount integer not null,
  primary key (statement_id, kind, words, amount)
);

-- The day of a row whose place another has taken is counted again, too.
create trigger payout_days_of_dropped_noted after delete on payout_rows referencing old table as added
  for each statement execute function note_payout_days();
