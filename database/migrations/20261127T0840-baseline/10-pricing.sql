-- The pricing list by position: 0 delivery, 1 name engraving, 2 surgical cap, 3 custom size.
create table charges (
  position smallint primary key check (position between 0 and 3),
  id uuid not null unique,
  name text not null,
  amount integer not null check (amount >= 0),
  -- Whether the charge of this row is asked once for each made-to-measure part, or once for the line. Of the custom size alone.
  is_per_part boolean not null default false,
  -- What a second line below the name costs more.
  second_line integer not null default 0 check (second_line between 0 and 10000000)
);
create trigger catalog_changed after insert or update or delete on charges
  for each statement execute function bump_catalog_version();

create table coupons (
  id uuid primary key,
  -- Upper case; compared so.
  code text not null unique check (code = upper(code)),
  kind text not null constraint coupon_kind check (kind in ('percent', 'fixed', 'free-delivery')),
  amount integer not null,
  maximum_discount integer check (maximum_discount > 0),
  minimum_subtotal integer not null default 0 check (minimum_subtotal >= 0),
  starts_at timestamptz not null,
  ends_at timestamptz,
  usage_limit integer check (usage_limit > 0),
  customer_limit integer check (customer_limit > 0),
  used_count integer not null default 0 check (used_count >= 0),
  created_at timestamptz not null default now(),
  -- What the orders brought that it was used for, cancelled ones left out: changed with each of its uses, whose row is locked then
  -- anyway, because nobody can read a million orders for a list. Rupees.
  revenue bigint not null default 0 check (revenue >= 0),
  discount_given bigint not null default 0 check (discount_given >= 0),
  -- The last guard against a coupon used too often.
  constraint coupons_check1 check (usage_limit is null or used_count <= usage_limit),
  -- Percent, or rupees; nothing where delivery is free.
  constraint coupon_amount check (case kind
    when 'percent' then amount between 1 and 100
    when 'fixed' then amount > 0
    else amount = 0 and maximum_discount is null end)
);
create index coupons_by_date on coupons (created_at, id);
create index coupons_by_code on coupons (code text_pattern_ops);

-- The one place that knows by its dates and its limit whether a coupon can be used.
create function coupon_state(starts_at timestamptz, ends_at timestamptz, usage_limit integer, used_count integer)
returns text language sql stable as $$
  select case
    when ends_at <= now() then 'ended'
    when used_count >= usage_limit then 'usedUp'
    when starts_at > now() then 'planned'
    else 'live' end
$$;

-- Without a row the coupon is for all goods, so a category that has one stays: a coupon must not become one for everything.
create table coupon_categories (
  coupon_id uuid not null references coupons on delete cascade,
  category_id uuid not null references categories,
  primary key (coupon_id, category_id)
);
create index coupon_categories_by_category on coupon_categories (category_id);

-- One row for each coupon and customer, counted up and down by conditional updates.
create table coupon_customers (
  coupon_id uuid not null references coupons on delete cascade,
  -- As `coupon_customers_of` gives it.
  customer text not null,
  used_count integer not null check (used_count >= 0),
  primary key (coupon_id, customer)
);

-- A customer's limit of a coupon holds for the mailbox and for the phone. What is behind a plus in an address leads to the
-- same mailbox, and so do dots at Gmail; a phone is its last ten digits, which all its spellings share.
create function coupon_customers_of(email text, phone text) returns text[] language sql immutable parallel safe as $$
  select array_remove(array[
    case
      when email is null or email = '' then null
      when parts[2] in ('gmail.com', 'googlemail.com') then replace(parts[1], '.', '') || '@gmail.com'
      else parts[1] || '@' || parts[2]
    end,
    case when phone is null or phone = '' then null else 'phone ' || right(phone, 10) end
  ], null)
  from (select array[
    split_part(regexp_replace(lower(email), '@[^@]*$', ''), '+', 1),
    substring(lower(email) from '[^@]*$')
  ] as parts) as address
$$;
