/** `XS`, `2XL` or `XXL`: how often X, and of which letter. */
const letterSize = /^(?:(\d+)X|(X*))([SML])$/i;

/**
 * A word that sorts sizes as they lie on a table, the smallest first: XS, S, M, L, XL to 3XL however the X are written.
 * Sizes that are called otherwise come after them, for a sort that knows numbers.
 */
export function sizeRank(size: string): string {
  const match = letterSize.exec(size.trim());
  if (!match) return `99 ${size}`;
  const [, times, signs = "", letter = ""] = match;
  const extra = times === undefined ? signs.length : Number(times);
  const middle = 50;
  const step = { S: -1 - extra, M: 0, L: 1 + extra }[letter.toUpperCase()] ?? 0;
  return String(middle + Math.max(-middle, Math.min(step, middle - 2)));
}
