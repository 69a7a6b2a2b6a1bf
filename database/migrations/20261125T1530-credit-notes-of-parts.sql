-- Credit notes for a part of an invoice (docs/decisions/066-books-and-invoices.md).

alter table credit_notes
  -- What of each line it takes back, by its place in the invoice; null for all of the invoice.
  add column lines jsonb,
  drop constraint credit_notes_invoice_number_key,
  drop constraint credit_notes_reason_check,
  add constraint credit_notes_reason_check check (reason in ('cancelled', 'edited', 'corrected', 'returned')),
  add check (reason <> 'returned' or lines is not null);
create index credit_notes_of_invoice on credit_notes (invoice_number);
-- What is left of an invoice is taken back once.
create unique index credit_notes_of_rest on credit_notes (invoice_number) where reason <> 'returned';

-- For the file of a tax year.
create index invoices_by_time on invoices (issued_at, number);
create index credit_notes_by_time on credit_notes (issued_at, number);

-- All notes together take back no more of any line than the invoice has of it, whoever writes them.
create function check_credit_note() returns trigger language plpgsql as $$
begin
  perform from invoices where number = new.invoice_number for no key update;
  if exists (
    select from invoices i
      cross join jsonb_array_elements(i.lines) with ordinality as line (said, place)
      cross join lateral (
        select coalesce(sum((taken ->> 'amount')::integer), 0) as amount, coalesce(sum((taken ->> 'tax')::integer), 0) as tax,
          coalesce(sum((taken ->> 'quantity')::integer), 0) as pieces
        from credit_notes n
          cross join lateral (
            select line.said as taken where n.lines is null
            union all
            select part from jsonb_array_elements(n.lines) part where (part ->> 'line')::integer = line.place - 1
          ) of_note
        where n.invoice_number = i.number
      ) credited
    where i.number = new.invoice_number and (
      not credited.amount between least(0, (line.said ->> 'amount')::integer) and greatest(0, (line.said ->> 'amount')::integer)
      or not credited.tax between least(0, (line.said ->> 'tax')::integer) and greatest(0, (line.said ->> 'tax')::integer)
      or credited.pieces > coalesce((line.said ->> 'quantity')::integer, 0))
  ) then
    raise exception 'Credit notes take back no more than their invoice has.';
  end if;
  return null;
end $$;
create trigger credit_note_checked after insert on credit_notes for each row execute function check_credit_note();
