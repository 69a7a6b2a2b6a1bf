create table coupons (
  id uuid primary key,
  -- Upper case; compared so.
  code text not null unique check (code = upper(code)),
  kind text not null check (kind in ('percent', 'fixed')),
  amount integer not null check (amount > 0 and (kind = 'fixed' or amount <= 100)),
  maximum_discount integer check (maximum_discount > 0),
  minimum_subtotal integer not null default 0 check (minimum_subtotal >= 0),
  starts_at timestamptz not null,
  ends_at timestamptz,
  usage_limit integer check (usage_limit > 0),
  customer_limit integer check (customer_limit > 0),
  used_count integer not null default 0 check (used_count >= 0),
  -- The last guard against a coupon used too often.
  check (usage_limit is null or used_count <= usage_limit)
);

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
  total integer not null check (total = subtotal - discount + delivery),
  coupon_id uuid references coupons,
  coupon_code text,
  progress text not null check (progress in ('Pending', 'Dispatched', 'Delivered', 'Cancelled'))
);
create index orders_by_user on orders (user_id, created_at desc) where user_id is not null;
create index orders_newest on orders (created_at desc);

create table order_items (
  id uuid primary key,
  order_id uuid not null references orders on delete cascade,
  position smallint not null,
  -- No foreign key: an order outlives the product it names.
  product_id text not null,
  quantity integer not null check (quantity between 1 and 50),
  price integer not null check (price >= 0),
  sale_price integer not null check (sale_price >= 0),
  name_engraving_charges integer not null check (name_engraving_charges >= 0),
  cap_charges integer not null check (cap_charges >= 0),
  custom_size_charges integer not null check (custom_size_charges >= 0),
  -- Everything else of the line as it was on the day of the order: names, picture, choices.
  line jsonb not null,
  unique (order_id, position)
);

create table order_history (
  id uuid primary key,
  order_id uuid not null references orders on delete cascade,
  progress text not null,
  -- 'guest', 'customer', or the id of a member of staff.
  actor text not null,
  at timestamptz not null default now()
);
create index order_history_by_order on order_history (order_id, at);

-- One row for each coupon and customer, counted up and down by conditional updates.
create table coupon_customers (
  coupon_id uuid not null references coupons on delete cascade,
  -- The e-mail address in lower case.
  customer text not null,
  used_count integer not null check (used_count >= 0),
  primary key (coupon_id, customer)
);

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
