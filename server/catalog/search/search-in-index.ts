import { type Bits, both, count, putAll, without } from "../product-index/bits.ts";
import type { OrderName, ProductIndex } from "../product-index/product-index.ts";
import type { Part } from "./found-products.ts";
import type { SearchPlan } from "./search-plan.ts";
import { isByCode, placesOf, type Term } from "./search-terms.ts";
import { fitterIn, having, priced } from "./ways-in-index.ts";

/** Whether the index can answer a search: it has no codes, which are as many as products. */
export function isInIndex(plan: SearchPlan | undefined): boolean {
  return plan === undefined || !isByCode(plan.reading.terms);
}

/** All products that a search finds. */
export function foundInIndex(index: ProductIndex, { ways, price, reading }: SearchPlan): Bits {
  const fitting = fitterIn(index);
  const found = ways.length === 0 ? index.all() : index.none();
  for (const way of ways) putAll(found, fitting(way));
  const wanted = [
    priced(index, price),
    reading.wishes.has("sale") ? index.having("wish", ["sale"]) : undefined,
  ];
  return wanted.flatMap((bits) => bits ?? []).reduce(both, found);
}

/** A part of what a search finds, in the given order or the best first. */
export function idsInIndex(
  index: ProductIndex,
  { plan, found, order }: { plan: SearchPlan; found: Bits; order?: OrderName | undefined },
  part: Part,
): string[] {
  const wish = (["cheap", "dear", "newest"] as const).find((each) => plan.reading.wishes.has(each));
  const equals = order ?? wish ?? "rating";
  if (order || plan.ways.length === 0) return index.idsOf(found, equals, part);
  const ids: string[] = [];
  let before = part.offset;
  for (const bits of bestFirst(index, plan.reading.terms, found)) {
    const there = count(bits);
    const offset = Math.min(before, there);
    before -= offset;
    if (offset < there) ids.push(...index.idsOf(bits, equals, { offset, limit: part.limit - ids.length }));
    if (ids.length >= part.limit) break;
  }
  return ids;
}

/** Products that are alike in the first `told` of the terms: what these are worth, and the most that all can be worth. */
type Group = { bits: Bits; told: number; score: number; most: number };

/** Sums of the same weights in another order may differ by less. */
const rounding = 1e-9;

/**
 * Parts what was found by how well it fits, the best first. A group is only parted further by the next term while nothing better
 * is known, so the first page of many products takes a few steps.
 */
function* bestFirst(index: ProductIndex, terms: readonly Term[], found: Bits): Generator<Bits> {
  const places = terms.map((term) => {
    let read: { bits: Bits; worth: number }[] | undefined;
    return () => {
      read ??= placesOf(term).map(({ any, quality }) => ({
        bits: having(index, any),
        worth: term.weight * quality,
      }));
      return read;
    };
  });
  const mostOf = (term: Term) => term.weight * (placesOf(term)[0]?.quality ?? 0);
  const mostAfter = terms.map((_, at) => terms.slice(at).reduce((sum, term) => sum + mostOf(term), 0));
  let groups: Group[] = [{ bits: found, told: 0, score: 0, most: mostAfter[0] ?? 0 }];
  while (groups.length > 0) {
    const most = Math.max(...groups.map((group) => group.most));
    const best = groups.filter((group) => group.most > most - rounding);
    const open = best.find(({ told }) => told < terms.length);
    if (!open) {
      groups = groups.filter((group) => !best.includes(group));
      yield* alike(best);
      continue;
    }
    groups.splice(groups.indexOf(open), 1);
    let rest = open.bits;
    const told = open.told + 1;
    const part = (bits: Bits, worth: number) => {
      const score = open.score + worth;
      if (bits.some((word) => word !== 0))
        groups.push({ bits, told, score, most: score + (mostAfter[told] ?? 0) });
    };
    for (const { bits, worth } of places[open.told]?.() ?? []) {
      part(both(rest, bits), worth);
      rest = without(rest, bits);
    }
    part(rest, 0);
  }
}

/** Groups of the same score are one. */
function alike(groups: readonly Group[]): Bits[] {
  const byScore = new Map<number, Bits>();
  for (const { score, bits } of groups) {
    const same = byScore.get(score);
    if (same) putAll(same, bits);
    else byScore.set(score, bits.slice());
  }
  return [...byScore].sort(([one], [other]) => other - one).map(([, bits]) => bits);
}
