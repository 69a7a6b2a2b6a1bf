import { type RawBuilder, sql } from "kysely";
import { type Executor, readFirst } from "#database/query.ts";
import { orders } from "../filter-products.ts";
import type { PriceRange } from "./price-words.ts";
import type { Reading } from "./read-words.ts";
import { anyOf, isByCode, placesOf, type Term, type Way, wordsOfTerm } from "./search-terms.ts";

/** A search as SQL. It reads `product_search`, aliased `products` as in lists without a search. */
export type SearchPlan = {
  reading: Reading;
  conditions: readonly RawBuilder<boolean>[];
  /** Best first; ties in the requested order, else best rated first. */
  order: RawBuilder<unknown>;
  /** Of a search with many results: those that meet these conditions precede all others, in this order. */
  common: { best: readonly RawBuilder<boolean>[]; order: RawBuilder<unknown> } | undefined;
  /** It looks only at the first products by this order. */
  among?: RawBuilder<unknown>;
  /** No product matches all of the search: these match most of it. */
  isPartial: boolean;
};

const sampleSize = 500;

/** Only the most significant words are left out in turn: six words have 63 combinations. */
const mostLeftOut = 6;

/** Checks whether enough of the best rated match: for a common word the index returns all matches before the first. */
function isCommon(executor: Executor, values: { query: string; from: number; upTo: number; few: number }) {
  return readFirst(executor)<{ isCommon: boolean }>`
    select count(*) >= ${values.few} as "isCommon" from (
      select from (select search, from_price from product_search where published
          order by average_rating desc, review_count desc, id limit ${sql.lit(sampleSize)}) as sample
        where search @@ ${values.query}::tsquery and from_price between ${values.from} and ${values.upTo}
        limit ${values.few}) as first_ones`;
}

const anyPrice = 2_147_483_647;

/** Fewer results are followed by partial matches. */
const few = 12;
const most = 0.6;

/**
 * Plans a search: everything typed if any product has it, else as much as any product has, the most significant words
 * first. Matching one of several words in a description alone is no match. Undefined without any result.
 */
export async function planSearch(executor: Executor, reading: Reading): Promise<SearchPlan | undefined> {
  const { terms, missing } = reading;
  if (terms.length === 0) return missing.length > 0 ? undefined : makePlan(reading, [], reading.price, false);
  const ways = interpretationsOf(terms, missing.length === 0);
  for (const price of pricesToTry(reading.price)) {
    const first = await firstWay(executor, ways, price);
    const best = ways[(first?.place ?? 0) - 1];
    if (!first || !best) continue;
    const least = first.found < few && !isByCode(terms) ? best.weight * most : best.weight;
    const isPartial = missing.length > 0 || best.terms.length < terms.length || price !== reading.price;
    const tried = ways.filter(({ weight }) => weight <= best.weight && weight >= least);
    return {
      ...makePlan(reading, tried, price, isPartial),
      common: first.isCommon ? commonOf(reading, price) : undefined,
    };
  }
  return undefined;
}

type First = { place: number; found: number; isCommon?: true };

/** The index of the first interpretation with results, and their number, up to `few`. */
async function firstWay(
  executor: Executor,
  ways: readonly Way[],
  price: PriceRange,
): Promise<First | undefined> {
  const queries = ways.map(({ query }) => query);
  const input = { from: price.from ?? 0, upTo: price.upTo ?? anyPrice, few };
  const whole = await isCommon(executor, { ...input, query: queries[0] ?? "" });
  if (whole?.isCommon) return { place: 1, found: few, isCommon: true };
  return readFirst(executor)<First>`
    select place::integer, found::integer
    from unnest(${queries}::text[]) with ordinality as tried (query, place)
      cross join lateral (select count(*) as found from (
        with fitting as materialized (select published, from_price from product_search where search @@ tried.query::tsquery)
        select from fitting where published and from_price between ${input.from} and ${input.upTo}
          limit ${input.few}) as first_ones) as counted
    where found > 0 order by place limit 1`;
}

/**
 * Selects which of these products, hidden ones too, match the whole search; undefined if part of it is unknown here.
 */
export function conditionOfAll(reading: Reading, id: RawBuilder<unknown>): RawBuilder<boolean> | undefined {
  if (reading.missing.length > 0) return undefined;
  const words = reading.terms.length === 0 ? [] : [matches("search", wayOf(reading.terms, true).query)];
  const conditions = [...words, ...conditionsOf(reading.price, reading)];
  return sql<boolean>`${id} in (select products.id from product_search as products
    where ${sql.join([sql`true`, ...conditions], sql` and `)})`;
}

/** A price without any match is dropped last. */
function pricesToTry(price: PriceRange): PriceRange[] {
  return price.from === undefined && price.upTo === undefined ? [price] : [price, {}];
}

/** All terms, then all subsets by descending weight. */
export function interpretationsOf(all: readonly Term[], everything: boolean): Way[] {
  const terms = all.toSorted((one, other) => other.weight - one.weight).slice(0, mostLeftOut);
  const subsets: Term[][] = [[]];
  for (const term of terms) subsets.push(...subsets.map((subset) => [...subset, term]));
  return subsets
    .filter((subset) => subset.length > 0)
    .map((subset) => wayOf(subset, everything && subset.length === all.length))
    .sort((one, other) => other.weight - one.weight || other.terms.length - one.terms.length);
}

function wayOf(terms: readonly Term[], isWhole: boolean): Way {
  const weight = Math.round(10 * terms.reduce((sum, term) => sum + term.weight, 0));
  // A single word left of several must match the type or color, not a description.
  const where = isWhole || terms.length > 1 ? "anywhere" : "head";
  const query = terms.map((term) => `(${anyOf(wordsOfTerm(term, where))})`).join("&");
  return { terms, where, weight, query };
}

function makePlan(reading: Reading, ways: readonly Way[], price: PriceRange, isPartial: boolean): SearchPlan {
  const query = ways.map((way) => `(${way.query})`).join("|");
  // The planner assumes that a subquery's result matches few rows; for a common word it would scan the whole table.
  const words = sql<boolean>`products.search @@ (select ${query}::tsquery)`;
  return {
    reading,
    conditions: [...(ways.length === 0 ? [] : [words]), ...conditionsOf(price, reading)],
    order:
      ways.length === 0
        ? orderOfEquals(reading)
        : sql`${scoreOf(reading.terms)} desc, ${orderOfEquals(reading)}`,
    common: undefined,
    isPartial,
  };
}

function commonOf(reading: Reading, price: PriceRange): SearchPlan["common"] {
  const places = reading.terms.map((term) => `(${anyOf(placesOf(term)[0]?.any ?? [])})`);
  const best = [matches("search_head", places.join("&")), ...conditionsOf(price, reading)];
  return { best, order: orderOfEquals(reading) };
}

function orderOfEquals({ wishes }: Reading): RawBuilder<unknown> {
  if (wishes.has("cheap")) return orders["price-up"];
  if (wishes.has("dear")) return orders["price-down"];
  return wishes.has("newest") ? orders.newest : orders.rating;
}

export function matches(column: "search" | "search_head", query: string): RawBuilder<boolean> {
  return sql<boolean>`${sql.ref(`products.${column}`)} @@ ${query}::tsquery`;
}

function conditionsOf({ from, upTo }: PriceRange, { wishes }: Reading): RawBuilder<boolean>[] {
  return [
    ...(from === undefined ? [] : [sql<boolean>`products.from_price >= ${from}`]),
    ...(upTo === undefined ? [] : [sql<boolean>`products.from_price <= ${upTo}`]),
    ...(wishes.has("sale") ? [sql<boolean>`products.sale_price > 0`] : []),
  ];
}

function scoreOf(terms: readonly Term[]): RawBuilder<number> {
  const parts = terms.map((term) => {
    const cases = placesOf(term).map(
      ({ any, quality }) =>
        sql`when ${matches(quality < 0.4 ? "search" : "search_head", anyOf(any))} then ${term.weight * quality}::float8`,
    );
    return sql`case ${sql.join(cases, sql` `)} else 0 end`;
  });
  return parts.length === 0 ? sql<number>`0::float8` : sql<number>`${sql.join(parts, sql` + `)}`;
}
