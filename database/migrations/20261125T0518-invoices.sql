-- Invoices and credit notes, each with the next number of its kind (docs/decisions/066-books-and-invoices.md).

-- What was given last. A number is taken by changing this row in the transaction that writes the paper: whoever comes next waits, and
-- a transaction that is rolled back gives its number back.
create table paper_numbers (
  id boolean primary key default true check (id),
  invoices integer not null default 0,
  credit_notes integer not null default 0
);
insert into paper_numbers default values;

create table invoices (
  number integer primary key check (number > 0),
  -- Null once the order is deleted: the number stays.
  order_id uuid references orders on delete set null,
  issued_at timestamptz not null default now(),
  -- Of seller and buyer as on that day; empty where there is none.
  ntn text not null,
  strn text not null,
  buyer_number text not null,
  -- Per cent that are within the amounts; null where the seller is not registered for sales tax and may show none.
  tax_rate numeric(4, 2),
  -- Rupees.
  total integer not null,
  tax integer not null,
  -- What each line is and comes to, as on that day.
  lines jsonb not null
);
create index invoices_of_order on invoices (order_id, number);

create table credit_notes (
  number integer primary key check (number > 0),
  -- All of an invoice is taken back, once.
  invoice_number integer not null unique references invoices,
  issued_at timestamptz not null default now(),
  reason text not null check (reason in ('cancelled', 'edited', 'corrected'))
);

alter table orders add column buyer_number text not null default '';
alter table products add column hs_code text not null default '';
