import type { SynonymKind } from "#contract/catalog/synonyms.ts";
import type { Executor } from "#database/query.ts";
import { plainWordsOf, stemOf } from "#database/search/search-words.ts";
import { type PriceRange, readPrice } from "./price-words.ts";
import { codeTerm, type Term, termOf } from "./search-terms.ts";
import type { Thesaurus } from "./thesaurus.ts";
import { beginningOf, type Meaning, meaningOf, readUnknown } from "./unknown-words.ts";
import { findCodes, findWords, type KnownWords } from "./word-index.ts";

/** Further words do not improve a search. */
const mostWords = 12;
const mostJoined = 5;

export type Intent = "sale" | "cheap" | "dear" | "newest";
const intents: readonly Intent[] = ["sale", "cheap", "dear", "newest"];

function isIntent(kind: SynonymKind): kind is Intent {
  return intents.some((wish) => wish === kind);
}

export type Reading = {
  terms: Term[];
  price: PriceRange;
  wishes: ReadonlySet<Intent>;
  missing: string[];
  corrected: string | undefined;
};

type Word = { plain: string; stem: string };

/** Words of a search read as one unit: `begun` is a phrase whose last word is a prefix. */
type Piece = { words: readonly Word[]; kind: "code" | "known" | "begun" | "unknown"; isLast: boolean };

function joined(words: readonly Word[], as: keyof Word): string {
  return words.map((word) => word[as]).join("");
}

function begun(words: readonly Word[]): string[] {
  return words.map(({ plain, stem }, index) => (index === words.length - 1 ? plain : stem));
}

function runsFrom(words: readonly Word[], start: number): (readonly Word[])[] {
  const longest = Math.min(mostJoined, words.length - start);
  return Array.from({ length: longest }, (_, index) => words.slice(start, start + longest - index));
}

type Known = { words: KnownWords; codes: ReadonlySet<string>; thesaurus: Thesaurus };

async function lookUp(executor: Executor, thesaurus: Thesaurus, words: readonly Word[]): Promise<Known> {
  const runs = words.flatMap((_, start) => runsFrom(words, start));
  const stems = runs.map((run) => joined(run, "stem"));
  // A number of one or two digits is a size or a count.
  const codes = runs.map((run) => joined(run, "plain")).filter((code) => code.length > 2 && /\d/.test(code));
  const [foundWords, foundCodes] = await Promise.all([
    findWords(executor, stems),
    findCodes(executor, codes),
  ]);
  return { words: foundWords, codes: foundCodes, thesaurus };
}

function takePiece(
  words: readonly Word[],
  start: number,
  { words: known, codes, thesaurus }: Known,
): Omit<Piece, "isLast"> {
  const runs = runsFrom(words, start);
  const isKnown = (run: readonly Word[]) => {
    const word = joined(run, "stem");
    return known.has(word) || thesaurus.groupsOf(word).length > 0;
  };
  const code = runs.find((run) => codes.has(joined(run, "plain")));
  if (code) return { words: code, kind: "code" };
  const phrase = runs.find(isKnown);
  if (phrase && phrase.length > 1) return { words: phrase, kind: "known" };
  const last = words.slice(-1);
  const rest = words.slice(start);
  const mayGoOn = rest.length > 1 && rest.length <= mostJoined && !isKnown(last);
  if (mayGoOn && thesaurus.beginningWith(begun(rest)).length > 0) return { words: rest, kind: "begun" };
  return phrase ? { words: phrase, kind: "known" } : { words: rest.slice(0, 1), kind: "unknown" };
}

function cutIntoPieces(words: readonly Word[], known: Known): Piece[] {
  const pieces: Piece[] = [];
  for (let start = 0; start < words.length; ) {
    const piece = takePiece(words, start, known);
    start += piece.words.length;
    pieces.push({ ...piece, isLast: start === words.length });
  }
  return pieces;
}

/**
 * Parses a search: codes in any spelling, prices, phrases and words of the merchant's groups, catalogue words,
 * prefixes, two words written as one, and misspelled words, in this order.
 */
export async function readWords(executor: Executor, thesaurus: Thesaurus, typed: string): Promise<Reading> {
  const { price, rest } = readPrice(plainWordsOf(typed).slice(0, mostWords));
  const words = rest.map((plain) => ({ plain, stem: stemOf(plain) }));
  const known = await lookUp(executor, thesaurus, words);
  const pieces = cutIntoPieces(words, known);
  const read = await Promise.all(pieces.map((piece) => readPiece(executor, known, piece)));
  const kinds = read.flatMap(({ meanings }) =>
    meanings.flatMap(({ groups }) => groups.map(({ kind }) => kind)),
  );
  const isMended = read.some(({ meanings }) => meanings.some(({ mended }) => mended !== undefined));
  return {
    terms: read.flatMap(({ terms }) => terms),
    price,
    wishes: new Set(kinds.filter(isIntent)),
    missing: read.filter(({ isMissing }) => isMissing).map(({ written }) => written),
    corrected: isMended ? read.map(inOtherWords).join(" ") : undefined,
  };
}

type ReadPiece = { written: string; meanings: readonly Meaning[]; terms: Term[]; isMissing: boolean };

async function readPiece(executor: Executor, known: Known, piece: Piece): Promise<ReadPiece> {
  const written = piece.words.map(({ plain }) => plain).join(" ");
  if (piece.kind === "code") {
    return { written, meanings: [], terms: [codeTerm(joined(piece.words, "plain"))], isMissing: false };
  }
  const meanings = await meaningsOf(executor, known, piece);
  const terms = meanings.flatMap((meaning) => termOf(written, meaning) ?? []);
  const isSaid = meanings.some(({ groups }) =>
    groups.some(({ kind }) => isIntent(kind) || kind === "ignored"),
  );
  return { written, meanings, terms, isMissing: terms.length === 0 && !isSaid };
}

async function meaningsOf(
  executor: Executor,
  { words: known, thesaurus }: Known,
  { words, kind, isLast }: Piece,
): Promise<Meaning[]> {
  const word = joined(words, "stem");
  const [first] = words;
  if (kind === "begun") return [{ words: [], beginnings: [], groups: thesaurus.beginningWith(begun(words)) }];
  if (kind === "unknown")
    return readUnknown(executor, thesaurus, { plain: first?.plain ?? word, stem: word, isLast });
  const meaning = meaningOf(thesaurus, known, word);
  // The last word may be unfinished: a completion is likelier than a word of a description.
  const isOnlyTold = meaning.groups.length === 0 && known.get(word)?.isName === false;
  if (!isLast || words.length > 1 || !first || !isOnlyTold) return [meaning];
  const further = await beginningOf(executor, thesaurus, first.plain);
  if (!further) return [meaning];
  return [
    {
      words: meaning.words,
      beginnings: further.beginnings,
      groups: [...new Set([...meaning.groups, ...further.groups])],
    },
  ];
}

function inOtherWords({ written, meanings }: ReadPiece): string {
  const mended = meanings.flatMap((meaning) => meaning.mended ?? []);
  return mended.length === 0 ? written : mended.join(" ");
}
