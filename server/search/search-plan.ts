import { type RawBuilder, sql } from "kysely";
import { type Executor, namedQuery, type Param } from "#database/named-query.ts";
import type { PriceRange } from "./price-words.ts";
import type { Reading } from "./read-words.ts";
import { bestQueryOf, placesOf, queryOf, type Term } from "./search-terms.ts";

/** A search as SQL over the table of products, whatever it is called in the query. */
export type SearchPlan = {
  reading: Reading;
  /** Which products are found. */
  condition(table: string): RawBuilder<boolean>;
  /** Narrows to those that have everything in what they are called; undefined where none can. */
  isBest(table: string): RawBuilder<boolean> | undefined;
  /** Narrows to those that have everything in what they are called or come in. */
  isGood(table: string): RawBuilder<boolean> | undefined;
  /** How well a product fits. */
  score(table: string): RawBuilder<number>;
  /** No product has all that was typed: these have the most of it. */
  isPartial: boolean;
};

/** Of more words only the most telling ones are tried without each other: there are 63 ways of leaving out some of six. */
const mostLeftOut = 6;

const findFirst = namedQuery(
  "find-first-search",
  (param: Param<{ queries: string[]; from: number; upTo: number; few: number }>) => sql<{
    place: number;
    found: number;
  }>`
    select place::integer, found::integer
    from unnest(${param("queries")}::text[]) with ordinality as tried (query, place)
      cross join lateral (select count(*) as found from (
        select from products where published and search @@ tried.query::tsquery
          and from_price between ${param("from")} and ${param("upTo")} limit ${param("few")}) as first_ones) as counted
    where found > 0 order by place limit 1`,
);

const anyPrice = 2_147_483_647;

/** Fewer are followed by others that have most of what was typed. */
const few = 12;
const most = 0.6;

/**
 * Plans a search: all that was typed if any product has it, else as much of it as any product has, the most telling first. A
 * product that merely tells of one word among others is none that was looked for. Undefined where nothing is found.
 */
export async function planSearch(executor: Executor, reading: Reading): Promise<SearchPlan | undefined> {
  const { terms, missing } = reading;
  if (terms.length === 0) return missing.length > 0 ? undefined : makePlan(reading, [], reading.price, false);
  const ways = waysOf(terms, missing.length === 0);
  for (const price of pricesToTry(reading.price)) {
    const [first] = await findFirst.run(executor, {
      queries: ways.map(({ query }) => query),
      from: price.from ?? 0,
      upTo: price.upTo ?? anyPrice,
      few,
    });
    const best = ways[(first?.place ?? 0) - 1];
    if (!first || !best) continue;
    const least = first.found < few && !isByCode(terms) ? best.weight * most : best.weight;
    const isPartial = missing.length > 0 || best.terms.length < terms.length || price !== reading.price;
    return makePlan(
      reading,
      ways.filter(({ weight }) => weight <= best.weight && weight >= least),
      price,
      isPartial,
    );
  }
  return undefined;
}

/** Who knows the code wants this product alone. */
function isByCode(terms: readonly Term[]): boolean {
  return terms.some(({ kind }) => kind === "code");
}

/** Which products, hidden ones too, have all that was typed; undefined where something of it means nothing here. */
export function conditionOfAll(reading: Reading, table: string): RawBuilder<boolean> | undefined {
  if (reading.missing.length > 0) return undefined;
  const ways = reading.terms.length === 0 ? [] : [wayOf(reading.terms, true)];
  return makePlan(reading, ways, reading.price, false).condition(table);
}

/** A price that nothing has is left out at last. */
function pricesToTry(price: PriceRange): PriceRange[] {
  return price.from === undefined && price.upTo === undefined ? [price] : [price, {}];
}

type Way = { terms: readonly Term[]; weight: number; query: string };

/** All terms, then all ways of leaving some out, the weightiest first. */
function waysOf(all: readonly Term[], everything: boolean): Way[] {
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
  return { terms, weight, query: queryOfAll(terms, isWhole) };
}

/** One word alone that is left of several has to be what a product is or comes in. */
function queryOfAll(terms: readonly Term[], isWhole: boolean): string {
  const where = isWhole || terms.length > 1 ? "anywhere" : "head";
  return terms.map((term) => queryOf(term, where)).join("&");
}

function makePlan(reading: Reading, ways: readonly Way[], price: PriceRange, isPartial: boolean): SearchPlan {
  const query = ways.map((way) => `(${way.query})`).join("|");
  const first = ways[0]?.terms ?? [];
  return {
    reading,
    isPartial,
    condition: (table) => allOf([...matches(table, "search", query), ...conditionsOf(table, price, reading)]),
    isBest: (table) => narrowing(table, first, 1),
    isGood: (table) => narrowing(table, first, 0.9),
    score: (table) => scoreOf(table, reading.terms),
  };
}

function matches(table: string, column: "search" | "search_head", query: string): RawBuilder<boolean>[] {
  return query === "" ? [] : [sql<boolean>`${sql.ref(`${table}.${column}`)} @@ ${query}::tsquery`];
}

function allOf(conditions: readonly RawBuilder<boolean>[]): RawBuilder<boolean> {
  return conditions.length === 0
    ? sql<boolean>`true`
    : sql<boolean>`${sql.join([...conditions], sql` and `)}`;
}

function conditionsOf(table: string, { from, upTo }: PriceRange, { wishes }: Reading): RawBuilder<boolean>[] {
  const fromPrice = sql.ref(`${table}.from_price`);
  return [
    ...(from === undefined ? [] : [sql<boolean>`${fromPrice} >= ${from}`]),
    ...(upTo === undefined ? [] : [sql<boolean>`${fromPrice} <= ${upTo}`]),
    ...(wishes.has("sale") ? [sql<boolean>`${sql.ref(`${table}.sale_price`)} > 0`] : []),
  ];
}

function narrowing(table: string, terms: readonly Term[], least: number): RawBuilder<boolean> | undefined {
  const queries = terms.map((term) => bestQueryOf(term, least));
  if (queries.length === 0 || queries.includes(undefined)) return undefined;
  return allOf(matches(table, "search", queries.join("&")));
}

/** The sum over all terms of their weight and how good a place they have in the product. */
function scoreOf(table: string, terms: readonly Term[]): RawBuilder<number> {
  const head = sql.ref(`${table}.search_head`);
  const all = sql.ref(`${table}.search`);
  const parts = terms.map((term) => {
    const cases = placesOf(term).map(({ query, quality }) => {
      const column = quality < 0.4 ? all : head;
      return sql`when ${column} @@ ${query}::tsquery then ${term.weight * quality}::float8`;
    });
    return sql`case ${sql.join(cases, sql` `)} else 0 end`;
  });
  return parts.length === 0 ? sql<number>`0` : sql<number>`${sql.join(parts, sql` + `)}`;
}
