import type pg from "pg";
import { type Span, seededDomain } from "./seed-functions.ts";

const fewestPeople = 1_000;

/** With three of former staff. Leaves `seed_people`, of whom those up to `customers` have an account, as they came. */
export async function seedCustomers(client: pg.ClientBase, { have, want }: Span): Promise<void> {
  await client.query(peopleTable);
  await client.query(listCustomers, [Math.max(want, fewestPeople), seededDomain]);
  await client.query("analyze seed_people");
  await client.query(insertStaff, [seededDomain]);
  await client.query(insertCustomers, [have, want]);
  await client.query(insertMeasurements, [have, want]);
}

const peopleTable = `
  create temp table seed_people (
    n integer primary key, id uuid not null, name text not null, email text not null, phone text not null,
    city text not null, province text not null, address text not null, came_at timestamptz not null
  ) on commit drop`;

const listCustomers = `
  insert into seed_people
  select n, pg_temp.random_id('customer', n), first || ' ' || last, lower(first || '.' || last || '.' || n || '@' || $2::text),
    '03' || lpad(pg_temp.pick(n, 12, 50)::text, 2, '0') || lpad(pg_temp.pick(n, 13, 10000000)::text, 7, '0'),
    l.cities[city], l.provinces[city], 'House ' || 1 + pg_temp.pick(n, 15, 400) || ', Street ' || 1 + pg_temp.pick(n, 16, 60),
    now() - (1 - n / ($1::double precision + 1)) * interval '740 days'
  from generate_series(1, $1::integer) n cross join seed_lists l cross join lateral (
    select pg_temp.one_of(l.first_names, n, 10) as first, pg_temp.one_of(l.last_names, n, 11) as last,
      1 + floor(power(pg_temp.share(n, 14), 2) * cardinality(l.cities))::integer as city
  ) chosen`;

const insertCustomers = `
  insert into users (id, name, email, phone, address, role, created_at)
  select id, name, email, phone, address || ', ' || city, 'customer', came_at from seed_people
  where n > $1 and n <= $2 order by n`;

const insertMeasurements = `
  insert into measurement_sets (id, user_id, name, custom_size, created_at, updated_at)
  select pg_temp.timed_id(came_at, 'measurements', n), id, 'Me', jsonb_build_object(
    'shirtLength', 26 + pg_temp.pick(n, 21, 8), 'chest', 34 + pg_temp.pick(n, 22, 14),
    'shoulder', 15 + pg_temp.pick(n, 23, 5), 'sleeveLength', 8 + pg_temp.pick(n, 24, 4),
    'trouserWaist', 28 + pg_temp.pick(n, 25, 14), 'trouserLength', 36 + pg_temp.pick(n, 26, 7), 'otherNote', ''
  ), came_at, came_at
  from seed_people where n > $1 and n <= $2 and pg_temp.pick(n, 20, 5) = 0`;

const insertStaff = `
  insert into users (id, name, email, role, created_at, deactivated_at)
  select pg_temp.random_id('staff', n), 'Seeded ' || role, role || '@' || $1::text, role, now() - interval '740 days', now()
  from (values (1, 'manager'), (2, 'workshop'), (3, 'owner')) staff (n, role)
  on conflict do nothing`;
