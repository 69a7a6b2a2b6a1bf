import type pg from "pg";
import { cities, couriers, editions, firstNames, lastNames } from "./seeded-names.ts";

export const seededDomain = "seeded.example";
export const seededOrderNumber = "^SEED[0-9]{8}$";

export type Span = { have: number; want: number };

export const days = 730;

/**
 * Functions and lists of this connection alone. Chance is a digest of a number and a salt, so the same seed makes the
 * same shop, only that its dates end now. Ids are UUIDs as the program makes them: random, or in the order of time.
 */
export async function createSeedFunctions(client: pg.ClientBase): Promise<void> {
  await client.query(functions);
  await client.query("insert into pg_temp.seed_lists values ($1, $2, $3, $4, $5, $6)", [
    firstNames,
    lastNames,
    cities.map((city) => city.name),
    cities.map((city) => city.province),
    editions,
    couriers,
  ]);
}

const functions = `
  set local work_mem = '128MB';
  create function pg_temp.share(n bigint, salt integer) returns double precision language sql immutable as
    $$ select (hashint8extended(n, salt) & 1099511627775) / 1099511627776.0::double precision $$;
  create function pg_temp.pick(n bigint, salt integer, choices integer) returns integer language sql immutable as
    $$ select (hashint8extended(n, salt) & 1099511627775) % choices::bigint $$;
  create function pg_temp.one_of(choices text[], n bigint, salt integer) returns text language sql immutable as
    $$ select choices[1 + (hashint8extended(n, salt) & 1099511627775) % cardinality(choices)] $$;
  create function pg_temp.random_id(kind text, n bigint) returns uuid language sql immutable as
    $$ select overlay(overlay(md5(kind || n) placing '4' from 13) placing '8' from 17)::uuid $$;
  create function pg_temp.timed_id(at timestamptz, kind text, n bigint) returns uuid language sql immutable as
    $$ select (lpad(to_hex((extract(epoch from at) * 1000)::bigint), 12, '0')
      || overlay(overlay(substr(md5(kind || n), 13) placing '7' from 1) placing '8' from 5))::uuid $$;
  create temp table seed_lists (
    first_names text[], last_names text[], cities text[], provinces text[], editions text[], couriers text[]
  ) on commit drop`;
