import { type RawBuilder, sql } from "kysely";
import { withPlainDigits } from "#contract/values/digits.ts";
import { internationalPhone } from "#contract/values/phone.ts";
import type { Database } from "#database/connect.ts";
import { readLetters } from "../secrets/readable-code.ts";

/**
 * A part of a number, a phone or an e-mail address is looked for from so many signs on; shorter ones are words alone.
 */
const shortestPart = 3;

/** How the runs of three signs are marked in the indexes (`runs_of` in the database). */
const marks = { number: "#", phone: "+", mailbox: "@" } as const;

export type TypedSearch = {
  whole: string;
  /** The part of it that an index answers quickly; null where every word is so short that nearly everything has it. */
  selective: string | null;
};

/** In SQL: whether `column` has what was typed, as its index finds it. */
export function matches(column: RawBuilder<unknown>, { whole, selective }: TypedSearch): RawBuilder<boolean> {
  return selective === null
    ? sql<boolean>`${column} @@ ${whole}::tsquery`
    : sql<boolean>`${column} @@ ${selective}::tsquery and (${column} @@ ${whole}::tsquery) is true`;
}

/**
 * In SQL: the same where very many match, so that a list in its order soon meets the first of them. PostgreSQL neither
 * asks the index for all of them nor takes them for rare.
 */
export function matchesRowByRow(column: RawBuilder<unknown>, { whole }: TypedSearch): RawBuilder<boolean> {
  return sql<boolean>`case when ${column} @@ ${whole}::tsquery then true else false end`;
}

const wholeMobile = /^923\d{9}$/;

type Term = { query: string; isShort: boolean };

/**
 * The search for orders or people by typed text: every word is the beginning of a word in any script, or a part of
 * the phone in any spelling, of the mailbox, or, where there are `numbers`, of an order number. Undefined for text
 * with neither a letter nor a digit: it finds nothing. All of `wholeWords`, such as those of a city, are there as
 * they are: a whole word is quicker to look up than a prefix.
 */
export async function readTypedSearch(
  { kysely }: Pick<Database, "kysely">,
  typed: string,
  { numbers, wholeWords = "" }: { numbers: boolean; wholeWords?: string | undefined },
): Promise<TypedSearch | undefined> {
  const typedTerms = typed.split(/\s+/).filter(Boolean);
  const { rows } = await sql<{ words: string }>`
    select plain_words(term) as words
    from unnest(${[...typedTerms, wholeWords]}::text[]) with ordinality as typed (term, place)
    order by place`.execute(kysely);
  const single = typedTerms.map((term, index) => toTerm(term, rows[index]?.words ?? "", numbers));
  const found = withPhonesTogether(typedTerms, single).filter((term) => term !== undefined);
  if (found.length === 0) return undefined;
  const terms = [...found, ...wholeTerms(rows.at(-1)?.words ?? "")];
  const long = terms.filter(({ isShort }) => !isShort);
  return { whole: allOf(terms), selective: long.length === 0 ? null : allOf(long) };
}

function wholeTerms(plain: string): Term[] {
  const words = plain.split(" ").filter(Boolean);
  return words.map((word) => ({ query: quoted(word), isShort: word.length < shortestPart }));
}

function allOf(terms: readonly Term[]): string {
  return terms.map(({ query }) => `(${query})`).join(" & ");
}

function toTerm(typed: string, plain: string, numbers: boolean): Term | undefined {
  const words = plain.split(" ").filter(Boolean);
  const alternatives = [
    ...(words.length === 0 ? [] : [beginningOf(words)]),
    ...(numbers ? numberParts(typed).map((part) => runs(marks.number, part)) : []),
    ...phoneParts(typed).map((part) => runs(marks.phone, part)),
    ...mailboxPart(typed),
  ];
  if (alternatives.length === 0) return undefined;
  return { query: anyOf(alternatives), isShort: words.every((word) => word.length < shortestPart) };
}

function anyOf(alternatives: readonly string[]): string {
  return alternatives.map((alternative) => `(${alternative})`).join(" | ");
}

/** Signs stand between the words of one term, so all but the last are whole. */
function beginningOf(words: readonly string[]): string {
  return words
    .map((word, index) => (index === words.length - 1 ? `${quoted(word)}:*` : quoted(word)))
    .join(" & ");
}

function quoted(lexeme: string): string {
  return `'${lexeme.replace(/['\\]/g, "$&$&")}'`;
}

function runs(mark: string, part: string): string {
  const count = part.length - shortestPart + 1;
  const found = Array.from({ length: count }, (_, at) => quoted(mark + part.slice(at, at + shortestPart)));
  return found.join(" <-> ");
}

/** As `parseOrderNumber` reads a whole one. */
function numberParts(typed: string): string[] {
  const compact = withPlainDigits(typed)
    .toUpperCase()
    .replace(/\p{Pd}/gu, "");
  const parts = [compact, compact.replace(/^TB/, "")].map(readLetters);
  return unique(parts.filter((part) => /^[0-9A-HJKMNP-TV-Z]{3,12}$/.test(part))).map((part) =>
    part.toLowerCase(),
  );
}

/** Phones are stored as they are dialled at home; 0300…, 92300…, +92 300… and 0092300… are one. */
function phoneParts(typed: string): string[] {
  const digits = withPlainDigits(typed).replace(/[\s()+.\p{Pd}\p{Cf}]/gu, "");
  if (!/^\d{3,17}$/.test(digits)) return [];
  const atHome = digits.replace(/^0*920*(?=\d)/, "0");
  return unique([digits, digits.replace(/^00/, ""), atHome]).filter((part) => part.length >= shortestPart);
}

/** The part before the @ is looked for anywhere, the words behind it by their beginnings. */
function mailboxPart(typed: string): string[] {
  const [mailbox = "", domain] = typed.toLowerCase().split("@");
  if (!/^[a-z0-9.!#$%&*+/=?^_{|}~-]{3,64}$/.test(mailbox)) return [];
  const words = (domain ?? "").split(/[^a-z0-9]+/).filter(Boolean);
  const parts = [runs(marks.mailbox, mailbox), ...(words.length === 0 ? [] : [beginningOf(words)])];
  return [parts.map((part) => `(${part})`).join(" & ")];
}

function unique(parts: readonly string[]): string[] {
  return [...new Set(parts)];
}

/** Groups of digits side by side are one phone written with spaces, or separate numbers. */
function withPhonesTogether(
  typed: readonly string[],
  single: readonly (Term | undefined)[],
): (Term | undefined)[] {
  const terms: (Term | undefined)[] = [];
  for (let index = 0; index < typed.length; ) {
    const end = endOfDigits(typed, index);
    const apart = single.slice(index, Math.max(end, index + 1));
    terms.push(...(end - index < 2 ? apart : [together(typed.slice(index, end).join(""), apart)]));
    index = Math.max(end, index + 1);
  }
  return terms;
}

function endOfDigits(typed: readonly string[], from: number): number {
  let end = from;
  while (/^[+(]?[\d()\p{Pd}.]+$/u.test(withPlainDigits(typed[end] ?? ""))) end += 1;
  return end;
}

function together(phone: string, apart: readonly (Term | undefined)[]): Term | undefined {
  const known = apart.filter((term) => term !== undefined);
  const asOne = phoneParts(phone).map((part) => runs(marks.phone, part));
  if (wholeMobile.test(internationalPhone(phone))) return { query: anyOf(asOne), isShort: false };
  const alternatives = [...asOne, ...(known.length === 0 ? [] : [allOf(known)])];
  if (alternatives.length === 0) return undefined;
  return { query: anyOf(alternatives), isShort: asOne.length === 0 && known.every(({ isShort }) => isShort) };
}
