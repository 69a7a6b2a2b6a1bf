import type { Executor } from "#database/query.ts";
import { forgivenSlips, shorterForms, slipsBetween, stemOf } from "#database/search/search-words.ts";
import type { Thesaurus, WordGroup } from "./thesaurus.ts";
import { findNear, findWords, isBeginning, type KnownWords } from "./word-index.ts";

export type Meaning = {
  words: readonly string[];
  beginnings: readonly string[];
  groups: readonly WordGroup[];
  mended?: string;
};

/** A shorter part is ambiguous. */
const shortestPart = 3;

export function meaningOf(thesaurus: Thesaurus, known: KnownWords, word: string): Meaning {
  return { words: known.has(word) ? [word] : [], beginnings: [], groups: thesaurus.groupsOf(word) };
}

export async function beginningOf(
  executor: Executor,
  thesaurus: Thesaurus,
  beginning: string,
): Promise<Meaning | undefined> {
  const groups = beginning.length > 1 ? thesaurus.beginningWith([beginning]) : [];
  const beginnings = (await isBeginning(executor, beginning)) ? [beginning] : [];
  return groups.length + beginnings.length > 0 ? { words: [], beginnings, groups } : undefined;
}

export async function readUnknown(
  executor: Executor,
  thesaurus: Thesaurus,
  { plain, stem, isLast }: { plain: string; stem: string; isLast: boolean },
): Promise<Meaning[]> {
  // Only the last word is being typed; a letter or two of another are ambiguous.
  const mayBeBegun = isLast || plain.length >= shortestPart;
  const begun = mayBeBegun ? await beginningOf(executor, thesaurus, plain) : undefined;
  if (begun) return [begun];
  return (await splitInTwo(executor, thesaurus, plain)) ?? mend(executor, thesaurus, stem);
}

async function splitInTwo(
  executor: Executor,
  thesaurus: Thesaurus,
  word: string,
): Promise<Meaning[] | undefined> {
  const letters = [...word];
  const cuts = letters
    .map((_, index) => [letters.slice(0, index), letters.slice(index)].map((part) => part.join("")))
    .filter((parts) => parts.every((part) => part.length >= shortestPart))
    .map((parts) => parts.map(stemOf));
  if (cuts.length === 0) return undefined;
  const known = await findWords(executor, cuts.flat());
  const cut = cuts.find((parts) =>
    parts.every((part) => known.has(part) || thesaurus.groupsOf(part).length > 0),
  );
  return cut?.map((part) => ({ ...meaningOf(thesaurus, known, part), mended: part }));
}

const mostMeant = 4;
/** Descriptions have many words, so only a long word is corrected to one of them, and by one slip only. */
const shortestTold = 6;
/** The first letter is rarely wrong. */
const otherBeginning = 0.5;

async function mend(executor: Executor, thesaurus: Thesaurus, word: string): Promise<Meaning[]> {
  const slips = forgivenSlips(word);
  if (slips === 0) return [];
  const rows = await findNear(executor, shorterForms(word));
  const isMeant = (row: { word: string; isName: boolean }) =>
    row.isName || (word.length >= shortestTold && slipsBetween(word, row.word, 1) === 1);
  const inCatalogue = rows.filter(isMeant).map((row) => row.word);
  const near = new Set([...thesaurus.near(word, slips), ...inCatalogue]);
  const costs = [...near].map((other) => ({ other, cost: costOf(word, other, slips) }));
  const least = Math.min(...costs.map(({ cost }) => cost));
  if (least > slips) return [];
  const meant = costs.filter(({ cost }) => cost === least).map(({ other }) => other);
  const best = meant.slice(0, mostMeant);
  return [
    {
      words: inCatalogue.filter((other) => best.includes(other)),
      beginnings: [],
      groups: [...new Set(best.flatMap((other) => [...thesaurus.groupsOf(other)]))],
      mended: best[0] ?? word,
    },
  ];
}

/** One slip may be at the first letter; with two, the first letter must be right. */
function costOf(word: string, other: string, most: number): number {
  const slips = slipsBetween(word, other, most);
  if (other[0] === word[0]) return slips;
  return slips === 1 ? 1 + (most === 1 ? 0 : otherBeginning) : Number.POSITIVE_INFINITY;
}
