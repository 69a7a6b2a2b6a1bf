import type pg from "pg";
import type { ProductFacets, ProductFilters } from "#contract/catalog/catalog.ts";
import { lexeme } from "#database/search/product-lexemes.ts";
import { plainWordsOf } from "#database/search/search-words.ts";
import type { PriceRange } from "../search/price-words.ts";
import type { Reading } from "../search/read-words.ts";
import { interpretationsOf } from "../search/search-plan.ts";
import {
  isByCode,
  type PlacedWord,
  placesOf,
  type Term,
  type Way,
  wordsOfTerm,
} from "../search/search-terms.ts";

// Lists and searches row by row, as the specification words them: the reference for the queries.

type Row = {
  id: string;
  name: string;
  name_ur: string;
  category: string;
  garment_type: string | null;
  sizes: string[];
  colors: string[];
  fabrics: string[];
  from_price: number;
  sale_price: number;
  rating: number;
  review_count: number;
  created_at: number;
  lexemes: string[];
};

export type Rows = {
  products: readonly Row[];
  /** The values of each filter in the merchant's order. */
  names: Record<"category" | "garment_type" | "color" | "fabric_type", readonly string[]>;
};

export async function readRows(client: pg.ClientBase): Promise<Rows> {
  const { rows: products } = await client.query<Row>(`
    select p.id, p.name, p.name_ur, c.name as category, p.garment_type, p.sizes, p.from_price, p.sale_price,
      p.average_rating::float8 as rating, p.review_count, (extract(epoch from p.created_at) * 1000000)::float8 as created_at,
      array(select k.label from product_colors pc join colors k on k.id = pc.color_id where pc.product_id = p.id) as colors,
      array(select f.name from product_fabrics pf join fabrics f on f.id = pf.fabric_id where pf.product_id = p.id) as fabrics,
      tsvector_to_array(s.search) as lexemes
    from products p join categories c on c.id = p.category_id join product_search s on s.id = p.id
    where p.published`);
  const namesOf = async (table: string, column: string) => {
    const { rows } = await client.query<{ name: string }>(
      `select ${column} as name from ${table} order by position`,
    );
    return rows.map(({ name }) => name);
  };
  return {
    products,
    names: {
      category: await namesOf("categories", "name"),
      garment_type: await namesOf("garment_types", "id"),
      color: await namesOf("colors", "label"),
      fabric_type: await namesOf("fabrics", "name"),
    },
  };
}

type Test = (row: Row) => boolean;

export type RowByRow = {
  total: number;
  ids: string[];
  facets: ProductFacets;
  /** The best of the search without filters; empty if nothing was understood. */
  nearest: string[];
  /** Whether no product matches the whole search; undefined if nothing matches any of it. */
  isPartial: boolean | undefined;
};

const rowsPerPage = 12;
const nearestShown = 4;
const mostFound = 1_000;
const mostNamed = 12;

export function listRowByRow(rows: Rows, filters: ProductFilters, reading?: Reading): RowByRow {
  const { q = "", sort, page } = filters;
  const plan = reading && planOf(rows.products, reading);
  const searched = reading ? rows.products.filter((row) => plan?.finds(row)) : rows.products;
  const found = narrow(searched, filters);
  const isBestFirst = plan !== undefined && sort === undefined;
  const sorted = found.toSorted(isBestFirst ? plan.compare : orders[sort ?? "newest"]);
  const total = reading ? Math.min(found.length, mostFound) : found.length;
  const named = isBestFirst
    ? narrow(rows.products, filters).filter(isCalled(q)).sort(orders.rating).slice(0, mostNamed)
    : [];
  const listed = [...new Set([...named, ...sorted.slice(0, total)])];
  const start = (page - 1) * rowsPerPage;
  return {
    total,
    ids: idsOf(listed.slice(start, start + rowsPerPage)),
    facets: facetsOf(rows, (name) => narrow(searched, filters, name)),
    nearest: plan ? idsOf(searched.toSorted(plan.compare).slice(0, nearestShown)) : [],
    isPartial: plan?.isPartial,
  };
}

function idsOf(rows: readonly Row[]): string[] {
  return rows.map(({ id }) => id);
}

function narrow(rows: readonly Row[], filters: ProductFilters, except?: keyof ProductFacets): Row[] {
  const { category, color, fabric_type: fabric, garment_type: type, size } = filters;
  const { min_price: least = 0, max_price: most = Number.POSITIVE_INFINITY } = filters;
  const tests: Record<keyof ProductFacets, Test> = {
    category: (row) => category === undefined || row.category === category,
    garment_type: (row) => type === undefined || row.garment_type === type,
    color: (row) => color === undefined || color.split(",").some((label) => row.colors.includes(label)),
    fabric_type: (row) => fabric === undefined || row.fabrics.includes(fabric),
    size: (row) => size === undefined || row.sizes.includes(size),
    price: ({ from_price: price }) => price >= least && price <= most,
  };
  return rows.filter((row) => Object.entries(tests).every(([name, test]) => name === except || test(row)));
}

function facetsOf({ names }: Rows, without: (name: keyof ProductFacets) => Row[]): ProductFacets {
  const count = (
    values: readonly string[],
    valuesOf: (row: Row) => readonly (string | null)[],
    rows: Row[],
  ) =>
    values.flatMap((value) => {
      const having = rows.filter((row) => valuesOf(row).includes(value)).length;
      return having === 0 ? [] : [{ value, count: having }];
    });
  const ofSize = without("size");
  const sizes = [...new Set(ofSize.flatMap((row) => row.sizes))].sort();
  const prices = without("price").map((row) => row.from_price);
  return {
    category: count(names.category, (row) => [row.category], without("category")),
    garment_type: count(names.garment_type, (row) => [row.garment_type], without("garment_type")),
    color: count(names.color, (row) => row.colors, without("color")),
    fabric_type: count(names.fabric_type, (row) => row.fabrics, without("fabric_type")),
    size: count(sizes, (row) => row.sizes, ofSize).sort((one, other) => other.count - one.count),
    price: prices.length === 0 ? null : { least: Math.min(...prices), most: Math.max(...prices) },
  };
}

type Compare = (one: Row, other: Row) => number;

const byId: Compare = (one, other) => (one.id < other.id ? -1 : 1);
const byPrice: Compare = (one, other) => one.from_price - other.from_price || byId(one, other);
const orders: Record<NonNullable<ProductFilters["sort"]>, Compare> = {
  newest: (one, other) => other.created_at - one.created_at || byId(one, other),
  rating: (one, other) =>
    other.rating - one.rating || other.review_count - one.review_count || byId(one, other),
  "price-up": byPrice,
  "price-down": (one, other) => byPrice(other, one),
};

function isCalled(typed: string): Test {
  const words = plainWordsOf(typed).join("");
  return ({ name, name_ur: urdu }) => [name, urdu].some((each) => plainWordsOf(each).join("") === words);
}

const few = 12;
const mostOfIt = 0.6;

/** The results of a search in order; undefined if nothing matches any of it. */
function planOf(
  rows: readonly Row[],
  reading: Reading,
): { finds: Test; compare: Compare; isPartial: boolean } | undefined {
  const { terms, missing, wishes } = reading;
  const chosen = chooseWays(rows, reading);
  if (!chosen) return undefined;
  const { ways, price } = chosen;
  const wish = (["cheap", "dear", "newest"] as const).find((each) => wishes.has(each));
  const equals = orders[wish === "cheap" ? "price-up" : wish === "dear" ? "price-down" : (wish ?? "rating")];
  const isPartial =
    ways.length > 0 &&
    (missing.length > 0 || ways[0]?.terms.length !== terms.length || price !== reading.price);
  return {
    finds: (row) =>
      (ways.length === 0 || ways.some((way) => hasAll(row, way))) &&
      isPriced(row, price) &&
      (!wishes.has("sale") || row.sale_price > 0),
    compare: (one, other) => scoreOf(other, terms) - scoreOf(one, terms) || equals(one, other),
    isPartial,
  };
}

function chooseWays(
  rows: readonly Row[],
  { terms, missing, price }: Reading,
): { ways: Way[]; price: PriceRange } | undefined {
  if (terms.length === 0) return missing.length > 0 ? undefined : { ways: [], price };
  const all = interpretationsOf(terms, missing.length === 0);
  const isAnyPrice = price.from === undefined && price.upTo === undefined;
  for (const wanted of isAnyPrice ? [price] : [price, {}]) {
    const fitting = (way: Way) => rows.filter((row) => hasAll(row, way) && isPriced(row, wanted)).length;
    const best = all.find((way) => fitting(way) > 0);
    if (!best) continue;
    const least = fitting(best) < few && !isByCode(terms) ? best.weight * mostOfIt : best.weight;
    return { ways: all.filter(({ weight }) => weight <= best.weight && weight >= least), price: wanted };
  }
  return undefined;
}

function isPriced(
  { from_price: price }: Row,
  { from = 0, upTo = Number.POSITIVE_INFINITY }: PriceRange,
): boolean {
  return price >= from && price <= upTo;
}

function hasAll(row: Row, { terms, where }: Way): boolean {
  return terms.every((term) => hasAny(row, wordsOfTerm(term, where)));
}

function hasAny({ lexemes }: Row, words: readonly PlacedWord[]): boolean {
  return words.some(({ place, word, goesOn }) => {
    const wanted = lexeme(place, word);
    return goesOn ? lexemes.some((each) => each.startsWith(wanted)) : lexemes.includes(wanted);
  });
}

function scoreOf(row: Row, terms: readonly Term[]): number {
  return terms.reduce((score, term) => {
    const place = placesOf(term).find(({ any }) => hasAny(row, any));
    return score + term.weight * (place?.quality ?? 0);
  }, 0);
}
