-- A coupon may take off the delivery charge, and may be for the goods of some categories alone.
do $$
declare outdated text;
begin
  for outdated in
    select conname from pg_constraint where conrelid = 'coupons'::regclass and contype = 'c'
      and (pg_get_constraintdef(oid) like '%kind%')
  loop
    execute format('alter table coupons drop constraint %I', outdated);
  end loop;
end $$;
alter table coupons
  add constraint coupon_kind check (kind in ('percent', 'fixed', 'free-delivery')),
  -- Percent, or rupees; nothing where delivery is free.
  add constraint coupon_amount check (case kind
    when 'percent' then amount between 1 and 100
    when 'fixed' then amount > 0
    else amount = 0 and maximum_discount is null end);

-- Without a row the coupon is for all goods, so a category that has one stays: a coupon must not become one for everything.
create table coupon_categories (
  coupon_id uuid not null references coupons on delete cascade,
  category_id uuid not null references categories,
  primary key (coupon_id, category_id)
);
create index coupon_categories_by_category on coupon_categories (category_id);

-- The one place that knows by its dates and its limit whether a coupon can be used.
create function coupon_state(starts_at timestamptz, ends_at timestamptz, usage_limit integer, used_count integer)
returns text language sql stable as $$
  select case
    when ends_at <= now() then 'ended'
    when used_count >= usage_limit then 'usedUp'
    when starts_at > now() then 'planned'
    else 'live' end
$$;
