import type pg from "pg";
import { variants } from "./make-templates.ts";
import { days, type Span } from "./seed-functions.ts";

type Terms = {
  customers: number;
  freeDeliveryFrom: number;
};

/**
 * Makes orders of the last two years with their items, history and coupons, more of them the newer they are. Old ones
 * have arrived or came back and have no measurements or names any more. Needs `seed_garments`, `seed_people`,
 * `seed_lines` and `seed_coupons`, leaves `seed_orders`.
 */
export async function seedOrders(client: pg.ClientBase, { have, want }: Span, terms: Terms): Promise<void> {
  await client.query(tables);
  await client.query(plan, [have, want, days, terms.customers]);
  await client.query(fill, [variants.plain, variants.plain + variants.personal]);
  await client.query("analyze seed_orders; analyze seed_items");
  await client.query(insertOrders, [terms.freeDeliveryFrom]);
  await client.query(insertItems);
  await client.query(insertCharges);
  await client.query(insertHistory);
}

const tables = `
  create temp table seed_orders (
    n integer primary key, id uuid not null, at timestamptz not null, person integer not null, coupon integer,
    is_account boolean not null, is_phone boolean not null, progress text not null,
    confirmed_at timestamptz, dispatched_at timestamptz, delivered_at timestamptz, cancelled_at timestamptz,
    work_started_at timestamptz
  ) on commit drop;
  create temp table seed_items (
    n integer, position integer, garment integer not null, variant integer not null, quantity integer not null,
    primary key (n, position)
  ) on commit drop`;

// Older customers can have ordered first; a third of the orders of four to nine days ago still waits, and a few that
// are older.
const plan = `
  insert into seed_orders
  select o.n, pg_temp.random_id('order', o.n), at, person.n,
    case when pg_temp.pick(o.n, 34, 100) < 12 then (
      select c.n from seed_coupons c
      where c.n = 1 + floor(power(pg_temp.share(o.n, 35), 3) * (select max(n) from seed_coupons))::integer
        and c.starts_at <= at and (c.ends_at is null or at < c.ends_at)
    ) end,
    pg_temp.pick(o.n, 36, 100) < 60 and person.n <= $4::integer,
    pg_temp.pick(o.n, 37, 100) < 4, progress,
    case when progress in ('Dispatched', 'Delivered') or pg_temp.pick(o.n, 38, 100) < 65
      then at + pg_temp.share(o.n, 39) * least(age, interval '20 hours') end,
    case when progress in ('Dispatched', 'Delivered') or is_refused then sent_at end,
    case when progress = 'Delivered' then sent_at + (1 + 4 * pg_temp.share(o.n, 41)) * interval '1 day' end,
    case when is_refused then sent_at + interval '3 days'
      when progress = 'Cancelled' then at + pg_temp.share(o.n, 42) * least(age, interval '1 day') end,
    case when progress in ('Dispatched', 'Delivered') then at + 0.6 * (sent_at - at)
      when progress = 'Pending' and age > interval '1 day' and pg_temp.pick(o.n, 43, 100) < 40 then at + 0.7 * age end
  from (
    select n, at, now() - at as age, at + (1 + 2.5 * pg_temp.share(n, 40)) * interval '1 day' as sent_at,
      since, pg_temp.pick(n, 32, 100) as lot
    from generate_series($1::integer + 1, $2::integer) n cross join lateral (
      select sqrt((n - $1) / ($2 - $1 + 1)::double precision) as since
    ) u cross join lateral (
      select now() - (1 - since) * $3::integer * interval '1 day' as at
    ) t
  ) o cross join lateral (
    select case when lot < 8 then 'Cancelled'
      when age < interval '4 days' then 'Pending'
      when age < interval '9 days' then case when lot < 40 then 'Pending' else 'Dispatched' end
      when age < interval '16 days' then case when lot < 10 then 'Pending' when lot < 40 then 'Dispatched' else 'Delivered' end
      else 'Delivered' end as progress, lot < 5 and age >= interval '9 days' as is_refused
  ) p join seed_people person
    on person.n = 1 + floor(since * pg_temp.share(o.n, 33) * (select max(n) from seed_people))::integer`;

// The first garments sell best. Orders older than a year have plain lines.
const fill = `
  insert into seed_items
  select o.n, position, 1 + floor(power(pg_temp.share(o.n * 4::bigint + position, 51), 4) * garments)::integer,
    pg_temp.pick(o.n * 4::bigint + position, 52, case when o.at < now() - interval '12 months' then $1::integer else $2::integer end),
    case when pg_temp.pick(o.n * 4::bigint + position, 53, 10) = 0 then 2 + pg_temp.pick(o.n, 54, 4) else 1 end
  from seed_orders o cross join (select max(n) as garments from seed_garments) g
    cross join lateral generate_series(0, case
      when pg_temp.pick(o.n, 50, 100) < 55 then 0 when pg_temp.pick(o.n, 50, 100) < 85 then 1 else 2 end) position`;

const insertOrders = `
  insert into orders (id, number, created_at, user_id, name, email, phone, city, postal_code, area, province, address,
    delivery_instruction, subtotal, discount, delivery, total, coupon_id, coupon_code, progress,
    measurements_forgotten_at, source, courier, consignment_number, cancel_reason, confirmed_at, confirmed_by,
    work_started_at, due_on, work, cash_received_on)
  select o.id, 'SEED' || lpad(o.n::text, 8, '0'), o.at, case when o.is_account then p.id end, p.name, p.email, p.phone,
    p.city, lpad((10000 + pg_temp.pick(o.n, 60, 80000))::text, 5, '0'), '', p.province, p.address, '', cart.subtotal,
    cart.discount, cart.delivery, cart.subtotal - cart.discount + cart.delivery, c.id, c.code, o.progress,
    case when o.at < now() - interval '12 months' and o.progress <> 'Pending' then now() end,
    case when o.is_phone then 'phone' else 'web' end,
    case when o.dispatched_at is not null then pg_temp.one_of(l.couriers, o.n, 61) end,
    case when o.dispatched_at is not null then 'CN' || lpad(o.n::text, 9, '0') end,
    case when o.progress = 'Cancelled' and pg_temp.pick(o.n, 62, 3) = 0 then 'We could not reach you.' end,
    o.confirmed_at, case when o.confirmed_at is null then null
      when pg_temp.pick(o.n, 63, 2) = 0 then 'customer' else pg_temp.random_id('staff', 1)::text end,
    o.work_started_at,
    case when o.progress = 'Pending' then o.at::date + 7 + (6 + extract(dow from o.at)::integer) / 6 end,
    case when o.progress = 'Pending' then goods.pieces end,
    case when o.delivered_at < now() - interval '10 days' and pg_temp.pick(o.n, 64, 100) > 0
      then (o.delivered_at + interval '7 days')::date end
  from seed_orders o join seed_people p on p.n = o.person cross join seed_lists l
    left join seed_coupons c on c.n = o.coupon
    join (
      select i.n, sum(i.quantity * (t.unit + g.step))::integer as subtotal, sum(i.quantity) as pieces
      from seed_items i join seed_garments g on g.n = i.garment
        join seed_lines t on t.model = g.model and t.variant = i.variant
      group by i.n
    ) goods on goods.n = o.n
    cross join lateral (
      select goods.subtotal,
        case when c.id is null then 0
          when c.kind = 'fixed' then least(c.amount, goods.subtotal)
          else least(goods.subtotal * c.amount / 100, c.maximum_discount) end as discount,
        case when goods.subtotal >= $1 then 0 else (select amount from charges where position = 0) end as delivery
    ) cart
  order by o.n`;

const insertItems = `
  insert into order_items (id, order_id, position, product_id, quantity, price, sale_price, line)
  select pg_temp.timed_id(o.at, 'item' || i.position, o.n), o.id, i.position, g.product_id, i.quantity,
    t.price + g.step, t.sale_price + g.step, t.line || jsonb_build_object('name', g.name, 'product_code', g.code,
      'uniqueId', g.product_id || substr(t.line ->> 'uniqueId', length(g.model) + 1))
  from seed_items i join seed_orders o on o.n = i.n join seed_garments g on g.n = i.garment
    join seed_lines t on t.model = g.model and t.variant = i.variant
  order by i.n, i.position`;

const insertCharges = `
  insert into order_item_charges (item_id, charge, amount)
  select pg_temp.timed_id(o.at, 'item' || i.position, o.n), c.charge, c.amount
  from seed_items i join seed_orders o on o.n = i.n join seed_garments g on g.n = i.garment
    join seed_lines t on t.model = g.model and t.variant = i.variant
    cross join lateral jsonb_to_recordset(t.charges) c (charge text, amount integer)
  order by i.n, i.position`;

const insertHistory = `
  insert into order_history (id, order_id, progress, actor, at)
  select pg_temp.timed_id(e.at, e.progress, o.n), o.id, e.progress, e.actor, e.at
  from seed_orders o cross join lateral (values
    ('Pending', o.at, case when o.is_phone then pg_temp.random_id('staff', 1)::text
      when o.is_account then 'customer' else 'guest' end),
    ('Dispatched', o.dispatched_at, pg_temp.random_id('staff', 2)::text),
    ('Delivered', o.delivered_at, pg_temp.random_id('staff', 1)::text),
    ('Cancelled', o.cancelled_at, case when pg_temp.pick(o.n, 62, 3) = 0
      then pg_temp.random_id('staff', 1)::text when o.is_account then 'customer' else 'guest' end)
  ) e (progress, at, actor) where e.at is not null
  order by e.at`;
