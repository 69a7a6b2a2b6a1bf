create table orders (
  -- Random: who knows it may cancel the order while it is pending.
  id uuid primary key,
  -- Twelve characters of Crockford base32, without prefix and dashes.
  number text not null unique check (length(number) = 12),
  created_at timestamptz not null default now(),
  user_id uuid references users,
  name text not null,
  email text not null,
  phone text not null,
  city text not null,
  postal_code text not null,
  area text not null,
  province text not null,
  address text not null,
  delivery_instruction text not null,
  subtotal integer not null check (subtotal >= 0),
  discount integer not null check (discount between 0 and subtotal),
  delivery integer not null check (delivery >= 0),
  total integer not null,
  coupon_id uuid references coupons,
  coupon_code text,
  progress text not null check (progress in ('Pending', 'Dispatched', 'Delivered', 'Cancelled')),
  -- What is only needed to sew a garment leaves an order a year after it.
  measurements_forgotten_at timestamptz,
  -- Where it came from: the shop's pages, or a member of staff at the phone.
  source text not null default 'web' check (source in ('web', 'phone')),
  courier text,
  consignment_number text,
  -- As the customer reads it; null when they cancelled themselves.
  cancel_reason text,
  confirmed_at timestamptz,
  -- 'customer', or the id of a member of staff.
  confirmed_by text,
  -- When the workshop took the order's job tickets; null while it waits to be cut.
  work_started_at timestamptz,
  -- The day in Karachi by which it should leave, and those between which it should arrive; null where an order has no promise.
  due_on date,
  arrives_from date,
  arrives_by date,
  -- What it takes of the workshop's capacity, in pieces; one that is made to measure counts as several.
  work integer check (work > 0),
  -- How far the workshop has come with it.
  cut_at timestamptz,
  sewn_at timestamptz,
  packed_at timestamptz,
  -- When the customer asked to cancel what was being sewn already.
  cancel_asked_at timestamptz,
  -- What staff told a customer whose wish to cancel they could not meet; null while nobody has.
  cancel_declined text,
  -- When staff last asked the customer to confirm.
  asked_at timestamptz,
  -- How often it was edited: the version that an edit names.
  edits integer not null default 0,
  -- When what is sewn was last changed; a ticket that was printed before is wrong.
  items_changed_at timestamptz,
  -- Rupees that staff took off, besides the coupon, and why.
  reduction integer not null default 0 check (reduction >= 0),
  reduction_reason text,
  -- The day on which the last of its money came in, of an order that has arrived and is paid (`paid_off_on`).
  cash_received_on date,
  -- When the customer's account was deleted while the order was still needed: who ordered is taken out of it later.
  erasure_asked_at timestamptz,
  -- When who ordered was taken out of it; what was sold and paid stays as long as the tax laws ask.
  person_erased_at timestamptz,
  -- Orders that are paid ahead by transfer (docs/decisions/046-bank-transfer-payments.md): what customers say to have sent is a claim, until
  -- staff enter the money into the ledger.
  payment_method text not null default 'cash' check (payment_method in ('cash', 'transfer')),
  -- What of an order in cash is to come before it is sewn (docs/decisions/061-prepayment-rules.md).
  advance integer not null default 0 check (advance >= 0 and advance <= 2000000000),
  -- The language of the page on which an order was placed: messages to its customer's phone are in it.
  language text not null default 'en' check (language ~ '^[a-z]{2}$'),
  -- The tax number of a buyer who wants it on the invoice.
  buyer_number text not null default '',
  -- What an order was placed on: threshold and charge of the delivery, rates of charges and of tax, its coupon. Null of orders
  -- from before terms were noted: those are read from the log of changes (server/orders/terms/read-terms.ts).
  terms jsonb,
  -- Whether an order's work counts in the days of the workshop, which others are promised: it is small, confirmed, paid as asked or begun.
  holds_room boolean not null default true,
  -- Since when an order holds no coupon and no pieces of stock, because nobody has confirmed it; null while it holds what it took.
  released_at timestamptz,
  check (cash_received_on is null or progress = 'Delivered'),
  check ((confirmed_at is null) = (confirmed_by is null)),
  check ((due_on is null) = (work is null)),
  check ((arrives_from is null) = (arrives_by is null)),
  check (due_on <= arrives_from and arrives_from <= arrives_by),
  check (cut_at is null or work_started_at is not null),
  check (sewn_at is null or cut_at is not null),
  check (packed_at is null or sewn_at is not null),
  check (cancel_declined is null or cancel_asked_at is not null),
  constraint reduction_has_reason check ((reduction = 0) = (reduction_reason is null)),
  constraint total_of_parts check (total >= 0 and total = subtotal - discount - reduction + delivery)
);
create index orders_by_user on orders (user_id, created_at desc) where user_id is not null;
create index orders_to_forget on orders (created_at)
  where measurements_forgotten_at is null and progress in ('Delivered', 'Cancelled');
-- The lists of the back office, each in the order of its pages.
create index orders_by_date on orders (created_at, id);
create index orders_by_progress on orders (progress, created_at, id);
create index orders_by_total on orders (total, id);
create index orders_by_city on orders (lower(city), created_at, id);
create index orders_confirmed on orders (created_at, id) where confirmed_at is not null;
-- What was begun on a day, for its cutting and embroidery lists.
create index orders_by_work_start on orders (work_started_at, id) where work_started_at is not null;
-- Open work that waits for the customer.
create index orders_to_confirm on orders (created_at, id) where progress = 'Pending' and confirmed_at is null;
-- Whether the shop has dealt with an address before (server/notifications/mail/mails-to-strangers.ts).
create index orders_by_email on orders (lower(email));
create index orders_to_cut on orders (due_on, created_at, id) where progress = 'Pending' and work_started_at is null;
create index orders_in_work on orders (due_on, created_at, id)
  where progress = 'Pending' and work_started_at is not null;
-- What is promised for each day, read from the index alone.
create index orders_by_due_day on orders (due_on, created_at, id) include (work) where progress = 'Pending';
-- Customers who want to cancel and wait for an answer.
create index orders_asked_to_cancel on orders (created_at, id)
  where progress = 'Pending' and cancel_asked_at is not null and cancel_declined is null;
create index orders_by_cash_day on orders (cash_received_on) include (total) where cash_received_on is not null;
-- What has arrived and whose cash the shop still waits for, in the order of the list.
create index orders_cash_open on orders (created_at, id) include (total)
  where progress = 'Delivered' and cash_received_on is null;
create index orders_cash_received on orders (created_at, id) where cash_received_on is not null;
create index orders_to_erase on orders (id) where erasure_asked_at is not null and person_erased_at is null;
create index orders_by_phone on orders (international_phone(phone), created_at desc, id);
-- A search among the cancelled orders, the dearest first: by the index of all totals, eleven of twelve rows are others.
create index orders_cancelled_by_total on orders (total, id) where progress = 'Cancelled';
-- Orders that have come to an end and still tell who ordered: the nightly clean-up finds the old ones.
create index orders_with_person on orders (created_at)
  where person_erased_at is null and progress in ('Delivered', 'Cancelled');
-- A parcel is found by its number, however staff have typed it.
create index orders_by_consignment_number on orders (upper(replace(consignment_number, ' ', '')))
  where consignment_number <> '';
create index orders_to_be_paid_ahead on orders (created_at)
  where (payment_method = 'transfer' or advance > 0) and progress = 'Pending';
create index orders_promised on orders (due_on) include (work) where progress = 'Pending' and holds_room;
-- What is looked through every hour.
create index orders_unconfirmed on orders (created_at)
  where progress = 'Pending' and confirmed_at is null and work_started_at is null and released_at is null;
-- What small orders hold of the workshop's days of which nobody has proven anything: summed up each second.
create index orders_unproven on orders (id) include (work)
  where progress = 'Pending' and holds_room and confirmed_at is null and source = 'web' and work_started_at is null
    and payment_method = 'cash' and advance = 0;

create table order_items (
  id uuid primary key,
  order_id uuid not null references orders on delete cascade,
  position smallint not null,
  -- No foreign key: an order outlives the product it names.
  product_id text not null,
  quantity integer not null check (quantity between 1 and 50),
  price integer not null check (price >= 0),
  sale_price integer not null check (sale_price >= 0),
  -- Everything else of the line as it was on the day of the order: names, picture, choices.
  line jsonb not null,
  -- The row of product_stock that an item was taken from; null when it is sewn to order. No foreign key: the row goes when
  -- stock is no longer kept, the order stays.
  stock_id uuid,
  -- How far it is, where that is further than its order.
  ahead text check (ahead in ('cut', 'sewn', 'packed')),
  -- When an edit brought it to the workshop, which had cut for its order before; null of what came with its order.
  joined_work_at timestamptz,
  -- Pieces that its customer does not get any more, though the order goes on; what of them comes back with a parcel is none of these then.
  cancelled integer not null default 0 check (cancelled between 0 and quantity),
  unique (order_id, position)
);
-- Whether a product was ever ordered.
create index order_items_by_product on order_items (product_id);
create index order_items_joined_work on order_items (joined_work_at) where joined_work_at is not null;

-- A column for each charge would mean that a further one rewrites every statement that knows items. Only what is charged has a row.
create table order_item_charges (
  item_id uuid not null references order_items on delete cascade,
  -- The name by which a line carries it.
  charge text not null,
  amount integer not null check (amount > 0),
  primary key (item_id, charge)
);

-- A choice of an order's line with the words and the charge of its day. What was ordered once can be hidden, never removed.
create table order_item_options (
  item_id uuid not null references order_items on delete cascade,
  option_id text not null references options,
  position smallint not null,
  kind text not null,
  name text not null,
  name_ur text not null default '',
  -- The id of a value, yes, a length in inches, or what was typed; empty where that is forgotten.
  value text not null,
  -- What the value is called, where it is one of several.
  said text,
  said_ur text,
  charge integer not null check (charge >= 0),
  is_tracked boolean not null,
  is_grouped boolean not null,
  setup_charge integer not null default 0,
  picture_id uuid references option_pictures,
  primary key (item_id, option_id)
);
create index order_item_options_of_value on order_item_options (option_id, value);
create index order_item_options_of_picture on order_item_options (picture_id) where picture_id is not null;

create table order_history (
  id uuid primary key,
  order_id uuid not null references orders on delete cascade,
  progress text not null,
  -- 'guest', 'customer', or the id of a member of staff.
  actor text not null,
  at timestamptz not null default now()
);
create index order_history_by_order on order_history (order_id, at);
create index order_history_by_time on order_history (at);

-- What happened to an order besides its progress, which order_history keeps.
create table order_events (
  id uuid primary key,
  order_id uuid not null references orders on delete cascade,
  kind text not null,
  -- 'guest', 'customer', or the id of a member of staff.
  actor text not null,
  at timestamptz not null default now(),
  -- What there is to tell of it.
  detail jsonb not null default '{}'
);
create index order_events_by_order on order_events (order_id, at);

-- What staff tell each other about an order; customers never read it.
create table order_notes (
  id uuid primary key,
  order_id uuid not null references orders on delete cascade,
  staff_id uuid not null references users,
  note text not null,
  at timestamptz not null default now()
);
create index order_notes_by_order on order_notes (order_id, id);

-- Written with the order it belongs to: a key without its order does not exist.
create table idempotency_keys (
  -- 'guest', or the id of the signed-in customer: nobody reads another's answer with a key.
  owner text not null,
  key uuid not null,
  -- Digest of the payload, so that a key is not used for another order.
  fingerprint text not null,
  -- The body of the first answer, repeated byte for byte.
  answer text not null,
  created_at timestamptz not null default now(),
  primary key (owner, key)
);
create index idempotency_keys_by_age on idempotency_keys (created_at);

-- Reviews tell whether their author has bought the product, so an order that changes this changes what shoppers see.
create function purchase_changed() returns trigger language plpgsql as $$
begin
  perform note_catalog_change(array(
    select distinct 'p:' || reviews.product_id
    from reviews join order_items on order_items.product_id = reviews.product_id
    where reviews.user_id = new.user_id and order_items.order_id = new.id));
  return null;
end $$;
create trigger purchase_made after insert on orders
  for each row when (new.user_id is not null) execute function purchase_changed();
create trigger purchase_taken_back after update of progress on orders
  for each row when (new.user_id is not null and old.progress <> new.progress)
  execute function purchase_changed();

-- What an order is found by: its words, and all parts of its number, phone and mailbox. Phones stand there as they are dialled at home.
create function runs_of_phone(phone text) returns text language sql immutable strict parallel safe
return runs_of('+', regexp_replace(international_phone(phone), '^92', '0'));

create function runs_of_mailbox(email text) returns text language sql immutable strict parallel safe
return runs_of('@', translate(left(split_part(lower(email), '@', 1), 64), E'\\'': \t\n', ''));

create function order_search_of(number text, name text, email text, phone text, address text, area text, city text,
  postal_code text) returns tsvector language plpgsql immutable strict parallel safe as $$
begin
  return (plain_words(concat_ws(' ', name, email, address, area, city, postal_code))
    || runs_of('#', lower(number)) || runs_of_phone(phone) || runs_of_mailbox(email))::tsvector;
end $$;

-- Apart from the order, whose row changes with each step of its way while this stays.
create table order_search (
  order_id uuid primary key references orders on delete cascade,
  created_at timestamptz not null,
  total integer not null,
  search tsvector not null
);
create index order_search_by_date on order_search (created_at, order_id);
create index order_search_by_total on order_search (total, order_id);
-- What waits to be put into the index is read by every search, so it is kept short.
create index order_search_words on order_search using gin (search) with (gin_pending_list_limit = 512);
-- PostgreSQL is to know how many orders have a word: the plan of a search hangs on that.
alter table order_search alter column search set statistics 1000;

create function keep_search_of_new_orders() returns trigger language plpgsql as $$
begin
  insert into order_search (order_id, created_at, total, search)
  select id, created_at, total, order_search_of(number, name, email, phone, address, area, city, postal_code) from placed;
  return null;
end $$;
create trigger keep_search_of_new after insert on orders referencing new table as placed
  for each statement execute function keep_search_of_new_orders();

create function keep_search_of_order() returns trigger language plpgsql as $$
begin
  update order_search set total = new.total, search =
    order_search_of(new.number, new.name, new.email, new.phone, new.address, new.area, new.city, new.postal_code)
  where order_id = new.id;
  return null;
end $$;
create trigger keep_search_of_changed
  after update of number, name, email, phone, address, area, city, postal_code, total on orders
  for each row when (
    (old.number, old.name, old.email, old.phone, old.address, old.area, old.city, old.postal_code, old.total)
    is distinct from
    (new.number, new.name, new.email, new.phone, new.address, new.area, new.city, new.postal_code, new.total))
  execute function keep_search_of_order();
