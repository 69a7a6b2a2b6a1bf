/** Letters that Urdu and Arabic keyboards write differently, and shoppers mix. */
const sameLetters: ReadonlyMap<string, string> = new Map([
  ["ي", "ی"],
  ["ى", "ی"],
  ["ے", "ی"],
  ["ك", "ک"],
  ["ه", "ہ"],
  ["ھ", "ہ"],
  ["ة", "ہ"],
  ["ۃ", "ہ"],
  ["ں", "ن"],
]);
const oneOfThem = new RegExp(`[${[...sameLetters.keys()].join("")}]`, "gu");

/** Signs above and below letters, and what joins or parts letters without being one. */
const unwritten = /[\p{M}\p{Cf}ـ'’‘`´]/gu;
const digit = /\p{Nd}/gu;
const thousands = /(?<=\d),(?=\d{3}(?!\d))/g;

/** The value of a digit in any script: digits of a script follow each other, from zero on (Unicode 4.6). */
function plainDigit(sign: string): string {
  const code = sign.codePointAt(0) ?? 0;
  let zero = code;
  while (code - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return code < 0x80 ? sign : String((code - zero) % 10);
}

/**
 * The words of a text as written, in the one form in which words are compared: lower case, without accents and vowel
 * signs, Arabic and Urdu letters and the digits of any script as one, thousands without commas.
 */
export function plainWordsOf(text: string): string[] {
  const plain = text
    .normalize("NFKD")
    .toLowerCase()
    .replace(unwritten, "")
    .replace(oneOfThem, (letter) => sameLetters.get(letter) ?? letter)
    .replace(digit, plainDigit)
    .replace(thousands, "");
  return plain.match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** A word without the ending of its plural. Words with digits are sizes, codes or amounts and stay. */
export function stemOf(word: string): string {
  if (word.length < 4 || !/^[a-z]+$/.test(word)) return word;
  if (word.length > 4 && word.endsWith("ies")) return `${word.slice(0, -3)}y`;
  if (/(?:ss|sh|ch|x|z)es$/.test(word)) return word.slice(0, -2);
  return /[^sui]s$/.test(word) ? word.slice(0, -1) : word;
}

export function wordsOf(text: string): string[] {
  return plainWordsOf(text).map(stemOf);
}

/** Clothes worn under scrubs are no scrubs: the word after these is part of one word with them. */
const binding = new Set(["under", "انڈر"]);

export function joinedWordsOf(text: string): string[] {
  const words = wordsOf(text);
  const pairs = words.slice(1).map((word, index) => `${words[index]}${word}`);
  const triples = pairs.slice(1).map((pair, index) => `${words[index]}${pair}`);
  const alone = words.filter((_, index) => !binding.has(words[index - 1] ?? ""));
  return [...alone, ...pairs, ...triples];
}

/** A code without what parts it, and each of its ends: `tbw101`, `w101`, `101` of TB-W-101. */
export function codeEndsOf(code: string): string[] {
  const parts = plainWordsOf(code);
  return parts.map((_, index) => parts.slice(index).join(""));
}

/** Shorter words are compared as they are: half of them would be one letter apart. */
const shortestForgivenOnce = 3;
const shortestForgivenTwice = 5;
/** Longer ones have so many forms that two slips in them are not worth it. */
const longestForgivenTwice = 16;

function withoutOneLetter(word: string): string[] {
  const letters = [...word];
  return letters.map((_, index) => [...letters.slice(0, index), ...letters.slice(index + 1)].join(""));
}

export function forgivenSlips(word: string): 0 | 1 | 2 {
  if (word.length < shortestForgivenOnce || /\p{N}/u.test(word)) return 0;
  return word.length < shortestForgivenTwice || word.length > longestForgivenTwice ? 1 : 2;
}

/**
 * A word and every form of it that lacks one letter, or two of a longer word. Words with a slip or two between them
 * share a form: this is how a search finds what is near without any extension of PostgreSQL.
 */
export function shorterForms(word: string): string[] {
  const slips = forgivenSlips(word);
  const once = slips > 0 ? withoutOneLetter(word) : [];
  const twice = slips > 1 ? once.flatMap(withoutOneLetter) : [];
  return [...new Set([word, ...once, ...twice])];
}

/**
 * The next row of the table of `slipsBetween`: the least slips from the first letters of one word to those of another.
 */
function nextRow(
  letters: { from: readonly string[]; to: readonly string[] },
  row: number,
  [before, above]: readonly [readonly number[], readonly number[]],
): number[] {
  const { from, to } = letters;
  const here = [row];
  for (let column = 1; column <= to.length; column += 1) {
    const changed = (above[column - 1] ?? 0) + (from[row - 1] === to[column - 1] ? 0 : 1);
    const addedOrMissing = Math.min(above[column] ?? 0, here[column - 1] ?? 0) + 1;
    const isSwapped = from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
    const swapped = isSwapped ? (before[column - 2] ?? 0) + 1 : changed;
    here[column] = Math.min(changed, addedOrMissing, swapped);
  }
  return here;
}

/** Letters missing, added, changed or swapped with their neighbour; `most` + 1 if it is more than `most`. */
export function slipsBetween(one: string, other: string, most: number): number {
  const letters = { from: [...one], to: [...other] };
  const { from, to } = letters;
  if (Math.abs(from.length - to.length) > most) return most + 1;
  let rows: readonly [number[], number[]] = [[], Array.from({ length: to.length + 1 }, (_, index) => index)];
  for (let row = 1; row <= from.length; row += 1) {
    const here = nextRow(letters, row, rows);
    if (Math.min(...here) > most) return most + 1;
    rows = [rows[1], here];
  }
  return Math.min(rows[1][to.length] ?? 0, most + 1);
}
