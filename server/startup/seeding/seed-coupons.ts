import type pg from "pg";

/**
 * Makes coupons that began with the shop, some of which have ended, and a few to come. Leaves `seed_coupons`, those
 * that were used.
 */
export async function seedCoupons(client: pg.ClientBase): Promise<void> {
  await client.query(insertCoupons);
  await client.query(listCoupons);
}

export async function countCouponUses(client: pg.ClientBase): Promise<void> {
  await client.query(countUses);
  await client.query(countUsesByCustomer);
}

const insertCoupons = `
  insert into coupons (id, code, kind, amount, maximum_discount, starts_at, ends_at, created_at)
  select pg_temp.random_id('coupon', n), 'SEED' || lpad(n::text, 2, '0'),
    case when n % 3 = 0 then 'fixed' else 'percent' end, case when n % 3 = 0 then 100 * (1 + n % 5) else 5 * (1 + n % 4) end,
    case when n % 3 = 1 then 1000 end, case when n <= 50 then began else now() + n * interval '1 day' end,
    case when n <= 50 and n % 4 = 0 then now() - n * interval '5 days' end, began + n * interval '1 minute'
  from generate_series(1, 60) n cross join (select now() - interval '740 days' as began) b
  on conflict (code) do nothing`;

const listCoupons = `
  create temp table seed_coupons on commit drop as
  select substr(code, 5)::integer as n, id, code, kind, amount, maximum_discount, starts_at, ends_at
  from coupons where code ~ '^SEED[0-9]{2}$' and starts_at < now()`;

const countUses = `
  update coupons c set used_count = c.used_count + used.times, revenue = c.revenue + used.revenue,
    discount_given = c.discount_given + used.discount
  from (
    select o.coupon_id, count(*) as times, sum(o.total) as revenue, sum(o.discount) as discount from seed_orders s join orders o on o.id = s.id
    where o.coupon_id is not null and o.progress <> 'Cancelled' group by o.coupon_id
  ) used where c.id = used.coupon_id`;

const countUsesByCustomer = `
  insert into coupon_customers as kept (coupon_id, customer, used_count)
  select o.coupon_id, used.customer, count(*) from seed_orders s join orders o on o.id = s.id
    cross join lateral unnest(coupon_customers_of(o.email, o.phone)) as used (customer)
  where o.coupon_id is not null and o.progress <> 'Cancelled' group by 1, 2
  on conflict (coupon_id, customer) do update set used_count = kept.used_count + excluded.used_count`;
