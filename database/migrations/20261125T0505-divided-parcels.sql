-- An order may have several parcels under way at once, each with some of its pieces (docs/decisions/065-dispatch-by-the-dozen.md).
create table parcel_items (
  parcel_id uuid not null references parcels on delete cascade,
  -- Of its order, as it was when the parcel was booked: an edit may have taken it out since.
  item_id uuid not null,
  pieces integer not null check (pieces > 0),
  primary key (parcel_id, item_id)
);
create index parcel_items_of_item on parcel_items (item_id);
insert into parcel_items (parcel_id, item_id, pieces)
select p.id, i.id, i.quantity from parcels p join order_items i on i.order_id = p.order_id;
-- Who books locks the order and counts what is left of it.
drop index parcels_under_way;

alter table parcels
  -- Of the last try to hand it over, while it has failed.
  add column attempted_at timestamptz,
  -- When its customer was told its number on WhatsApp.
  add column told_at timestamptz;
update parcels p set attempted_at = (select max(s.at) from parcel_steps s where s.parcel_id = p.id and s.state = 'attempted')
where state = 'attempted';
create index parcels_attempted on parcels (attempted_at) where state = 'attempted';
create index parcels_by_state on parcels (state, asked_at) where state in ('asked', 'refused', 'booked', 'returned');

-- What staff say to a try that failed, once; the courier is told until it answers.
create table parcel_answers (
  parcel_id uuid not null references parcels on delete cascade,
  attempted_at timestamptz not null,
  answer text not null check (answer in ('try-again', 'send-back')),
  remarks text not null,
  by uuid not null references users,
  at timestamptz not null default now(),
  -- When the courier has taken it.
  told_at timestamptz,
  -- Why the courier does not, in its words; then there may be another answer.
  problem text not null default '',
  primary key (parcel_id, attempted_at)
);

-- What comes back in several parcels is checked in by parcel.
alter table returned_items drop constraint returned_items_order_id_fkey;
alter table order_returns
  drop constraint order_returns_pkey,
  add column id uuid not null default gen_random_uuid() primary key,
  -- Null where all that was left of the order came back at once.
  add column parcel_id uuid unique references parcels on delete set null,
  -- More was paid than is due since: what is to be given back is looked for among these.
  add column is_overpaid boolean not null default false;
create index order_returns_of_order on order_returns (order_id);
update order_returns r set is_overpaid = true where 0 > (
  select sum(case when l.kind in ('due', 'refunded') then l.amount else -l.amount end) from order_ledger l where l.order_id = r.order_id);
create index order_returns_overpaid on order_returns (order_id) where is_overpaid;
alter table returned_items
  drop constraint returned_items_pkey,
  add column id uuid not null default gen_random_uuid() primary key,
  add foreign key (order_id) references orders on delete cascade,
  add column return_id uuid references order_returns on delete cascade,
  -- What has become of those to repair: back to stock or put aside, and thrown away after all.
  add column mended integer not null default 0 check (mended >= 0),
  add column scrapped integer not null default 0 check (scrapped >= 0),
  add check (mended + scrapped <= to_repair);
update returned_items i set return_id = r.id from order_returns r where r.order_id = i.order_id;
create index returned_items_of_item on returned_items (item_id);
create index returned_items_to_repair on returned_items (id) where to_repair > mended + scrapped;
