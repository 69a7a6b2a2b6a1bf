import { sql } from "kysely";
import type { Database } from "#database/connect.ts";
import {
  bestRated,
  countableProducts,
  countUpTo,
  idsInOrder,
  matchingProducts,
  type Narrow,
  type Order,
  type Part,
  type Products,
  passingProducts,
  sampleProducts,
} from "./found-products.ts";
import type { Wish } from "./read-words.ts";
import type { SearchPlan, Words } from "./search-plan.ts";

type Connection = Pick<Database, "kysely">;

/** A search finds so many products at most: nobody looks at more, and more could not be put in order at once. */
export const mostFound = 1_000;

/** So many matches are all read and put in order; of more, the first are soon met on the way through an index in their order. */
const few = 3_000;
/** Where many are wanted, so many matches for each of them. */
const fewForEach = 20;
/** So many products are looked at before the index of words is asked, which gives all that have a common word. */
const sampleSize = 2_500;

function fewFor(wanted: number): number {
  return Math.max(few, wanted * fewForEach);
}

/** How many products a search finds of what `narrow` leaves. */
export type Found = { total: number; isMany: boolean };

export async function countFound(database: Connection, plan: SearchPlan, narrow: Narrow): Promise<Found> {
  const sample = narrow(sampleProducts(database, plan, { order: bestRated, size: sampleSize }));
  if ((await countUpTo(database, sample, mostFound)) === mostFound) return { total: mostFound, isMany: true };
  const count = await countUpTo(database, narrow(countableProducts(database, plan)), few + 1);
  return { total: Math.min(count, mostFound), isMany: count > few };
}

/** Equally good ones: as the shopper asked for, else the best rated first. Each has an index on `product_search`. */
const orders: Record<Exclude<Wish, "sale">, Order> = {
  cheap: sql`products.from_price, products.id`,
  dear: sql`products.from_price desc, products.id desc`,
  newest: sql`products.created_at desc, products.id`,
};

/** The ids of one part of what a search finds, in the given order or the best first. */
export async function findProducts(
  database: Connection,
  {
    plan,
    narrow,
    found,
    order,
  }: { plan: SearchPlan; narrow: Narrow; found: Found; order?: Order | undefined },
  part: Part,
): Promise<string[]> {
  const equals = order ?? orderOfEquals(plan);
  const byScore = sql`${plan.score} desc, ${equals}`;
  const byRank = order || !plan.words ? equals : byScore;
  if (!found.isMany) return idsInOrder(narrow(matchingProducts(database, plan)), byRank, part);
  const first = (most: number, words?: Words) => takeFirst(database, { plan, narrow, equals, words }, most);
  const end = part.offset + part.limit;
  if (byRank === equals) return (await first(end)).slice(part.offset);
  const [best, ...better] = plan.better;
  // All of these fit equally well, so the order among them is the whole order.
  const perfect = best ? await first(end, best) : [];
  if (perfect.length === end) return perfect.slice(part.offset);
  const others = await Promise.all([...better, undefined].map((words) => first(mostFound, words)));
  const candidates = [...new Set([perfect, ...others].flat())];
  return idsInOrder(candidatesOf(database, candidates), byScore, part);
}

function orderOfEquals({ reading }: SearchPlan): Order {
  const wish = (["cheap", "dear", "newest"] as const).find((each) => reading.wishes.has(each));
  return wish ? orders[wish] : bestRated;
}

/** The ids of the best of what a search finds, where nobody asks how many there are: often the first products looked at suffice. */
export async function findBestInDatabase(
  database: Connection,
  plan: SearchPlan,
  limit: number,
): Promise<string[]> {
  const [words] = plan.better;
  const part = { limit, offset: 0 };
  if (words && plan.words) {
    const order = orderOfEquals(plan);
    const soon = await idsInOrder(
      sampleProducts(database, plan, { order, size: sampleSize, words }),
      order,
      part,
    );
    if (soon.length === limit) return soon;
  }
  const narrow: Narrow = (products) => products;
  return findProducts(database, { plan, narrow, found: await countFound(database, plan, narrow) }, part);
}

type Wanted = { plan: SearchPlan; narrow: Narrow; equals: Order; words: Words | undefined };

/** The first of those that match, in the order of equals. */
async function takeFirst(
  database: Connection,
  { plan, narrow, equals, words }: Wanted,
  wanted: number,
): Promise<string[]> {
  const part = { limit: wanted, offset: 0 };
  const sample = sampleProducts(database, plan, { order: equals, size: sampleSize, words });
  const soon = await idsInOrder(narrow(sample), equals, part);
  if (soon.length === wanted) return soon;
  const most = fewFor(wanted);
  const countable = narrow(countableProducts(database, plan, words));
  const isMany = (await countUpTo(database, countable, most + 1)) > most;
  const products = narrow((isMany ? passingProducts : matchingProducts)(database, plan, words));
  return idsInOrder(products, equals, part);
}

function candidatesOf({ kysely }: Connection, ids: readonly string[]): Products {
  return kysely
    .selectFrom("product_search as products")
    .where(sql<boolean>`products.id = any(${ids}::text[])`) as unknown as Products;
}
