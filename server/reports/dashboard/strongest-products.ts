import { sql } from "kysely";
import type { Share } from "#contract/reports/dashboard.ts";
import { type Executor, read, readFirst } from "#database/query.ts";

export type Days = { from: string; to: string };

export const strongest = 15;

const usualDepth = 100;

const mostCandidates = 300;

type Candidates = {
  /** All possible candidates, provided that no unlisted product can be one. */
  names: string[];
  isSure: boolean;
};

// Fagin's threshold algorithm: a bestseller of many days ranks high on some day, so only the top of each day's list
// is read. A product below it sold at most as much that day as the last one read. This gives each product a lower and
// an upper bound; those whose upper bound is below the fifteenth lower bound are out.
function selectCandidates(executor: Executor, values: Days & { depth: number }) {
  return readFirst(executor)<Candidates>`
    with listed as materialized (
      select d.day, s.name, s.pieces
      from generate_series(${values.from}::date::timestamp, ${values.to}::date::timestamp, interval '1 day') d (day)
      cross join lateral (
        select name, pieces from daily_sales where kind = 'product' and daily_sales.day = d.day::date
        order by pieces desc limit ${values.depth}::integer
      ) s
    ), ends as materialized (
      select day, case when count(*) = ${values.depth}::integer then min(pieces) else 0 end as pieces
      from listed group by day
    ), unlisted as materialized (select coalesce(sum(pieces), 0) as at_most from ends),
    seen as materialized (
      select listed.name, sum(listed.pieces) as at_least,
        (select at_most from unlisted) + sum(listed.pieces - ends.pieces) as at_most
      from listed join ends using (day) group by listed.name
    ), bar as materialized (
      select at_least from seen order by at_least desc offset ${sql.lit(strongest - 1)} limit 1
    )
    select array(
        select name from seen where at_most >= coalesce((select at_least from bar), 0)
        limit ${sql.lit(mostCandidates + 1)}
      ) as names,
      (select at_most from unlisted) < coalesce((select at_least from bar), 1) as "isSure"`;
}

// A lookup by key of each name and day: PostgreSQL would otherwise read all names of the days.
function sumCandidates(executor: Executor, values: Days & { names: readonly string[] }) {
  return read(executor)<Share>`
    select names.name, sum(s.orders)::integer as orders, sum(s.pieces)::integer as pieces, sum(s.revenue)::bigint as revenue
    from unnest(${values.names}::text[]) as names (name)
    cross join generate_series(${values.from}::date::timestamp, ${values.to}::date::timestamp, interval '1 day') d (day)
    cross join lateral (
      select orders, pieces, revenue from daily_sales
      where kind = 'product' and daily_sales.day = d.day::date and daily_sales.name = names.name limit 1
    ) s
    group by names.name order by sum(s.pieces) desc, names.name limit ${sql.lit(strongest)}`;
}

/** With exact figures; undefined if no product stands out, so that all would have to be summed. */
export async function strongestProducts(
  executor: Executor,
  days: Days,
  depth = usualDepth,
): Promise<Share[] | undefined> {
  const candidates = await selectCandidates(executor, { ...days, depth });
  if (!candidates?.isSure || candidates.names.length > mostCandidates) return undefined;
  return sumCandidates(executor, { ...days, names: candidates.names });
}
