/** A set of rows, one bit each. All sets of an index at one moment have the same length. */
export type Bits = Uint32Array;

export function has(bits: Bits, row: number): boolean {
  return (((bits[row >>> 5] ?? 0) >>> (row & 31)) & 1) === 1;
}

export function put(bits: Bits, row: number): void {
  bits[row >>> 5] = (bits[row >>> 5] ?? 0) | (1 << (row & 31));
}

export function take(bits: Bits, row: number): void {
  bits[row >>> 5] = (bits[row >>> 5] ?? 0) & ~(1 << (row & 31));
}

export function both(one: Bits, other: Bits): Bits {
  const common = new Uint32Array(one.length);
  for (let at = 0; at < common.length; at += 1) common[at] = (one[at] as number) & (other[at] as number);
  return common;
}

export function without(one: Bits, other: Bits): Bits {
  const rest = new Uint32Array(one.length);
  for (let at = 0; at < rest.length; at += 1) rest[at] = (one[at] as number) & ~(other[at] as number);
  return rest;
}

/** Puts all rows of `more` into `bits`, which may be longer. */
export function putAll(bits: Bits, more: Bits): void {
  for (let at = 0; at < more.length; at += 1) bits[at] = (bits[at] as number) | (more[at] as number);
}

/** How many of 32 bits are set, added up within the number itself (Hacker's Delight, 5-1). */
function countWord(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

export function count(bits: Bits): number {
  let total = 0;
  for (let at = 0; at < bits.length; at += 1) total += countWord(bits[at] as number);
  return total;
}

export function countCommon(one: Bits, other: Bits): number {
  const end = Math.min(one.length, other.length);
  let total = 0;
  for (let at = 0; at < end; at += 1) total += countWord((one[at] as number) & (other[at] as number));
  return total;
}

export function rowsOf(bits: Bits): number[] {
  const rows: number[] = [];
  for (let at = 0; at < bits.length; at += 1) {
    for (let word = bits[at] as number; word !== 0; word &= word - 1)
      rows.push(at * 32 + 31 - Math.clz32(word & -word));
  }
  return rows;
}
