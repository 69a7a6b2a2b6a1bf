export type PriceRange = { from?: number; upTo?: number };

const amount =
  "(?:(?:rs|pkr|rupees?|rupay|روپی)\\s)*(\\d{3,6}|\\d{1,3}k|\\d{1,3} (?:thousand|hazar|hazaar|ہزار))(?:\\s(?:rs|pkr|rupees?|rupay|rupaye|روپی))*";
const below = "(?:under|below|less than|upto|up to|within|max|maximum|at most|not more than|andar|کم سی کم)";
const belowAfter =
  "(?:se kam|say kam|se sasta|se sasti|se neeche|se niche|se nichay|tak|ke andar|kay andar|k andar|ke under|or less|max|maximum|سی کم|تک|کی اندر)";
const above = "(?:over|above|more than|at least|minimum|starting from|from)";
const aboveAfter = "(?:se zyada|se ziada|say zyada|se upar|se uper|plus|or more|سی زیادہ|سی اوپر)";

/** The first match counts; words are as `plainWordsOf` gives them. */
const patterns: readonly { pattern: RegExp; read: (first: number, second: number) => PriceRange }[] = [
  {
    pattern: new RegExp(
      `(?<=^| )(?:between |from )?${amount} (?:(?:to|and|se|till|سی) )?${amount}(?: tak)?(?= |$)`,
      "u",
    ),
    read: (first, second) => ({ from: Math.min(first, second), upTo: Math.max(first, second) }),
  },
  { pattern: new RegExp(`(?<=^| )${below} ${amount}(?= |$)`, "u"), read: (upTo) => ({ upTo }) },
  { pattern: new RegExp(`(?<=^| )${amount} ${belowAfter}(?= |$)`, "u"), read: (upTo) => ({ upTo }) },
  { pattern: new RegExp(`(?<=^| )${above} ${amount}(?= |$)`, "u"), read: (from) => ({ from }) },
  { pattern: new RegExp(`(?<=^| )${amount} ${aboveAfter}(?= |$)`, "u"), read: (from) => ({ from }) },
];

function rupeesOf(written: string | undefined): number {
  const digits = Number(written?.match(/\d+/)?.[0] ?? 0);
  return /^\d+$/.test(written ?? "") ? digits : digits * 1000;
}

export function readPrice(words: readonly string[]): { price: PriceRange; rest: string[] } {
  const text = words.join(" ");
  for (const { pattern, read } of patterns) {
    const found = pattern.exec(text);
    if (!found) continue;
    const rest = `${text.slice(0, found.index)} ${text.slice(found.index + found[0].length)}`;
    const price = read(rupeesOf(found[1]), rupeesOf(found[2]));
    return { price, rest: rest.split(" ").filter((word) => word !== "") };
  }
  return { price: {}, rest: [...words] };
}
