import { type Bits, has } from "./bits.ts";

/** An order of the rows of an index, kept while they change. */
export class RowOrder {
  readonly #compare: (one: number, other: number) => number;
  #rows = new Uint32Array(0);

  /** `compare` says which of two rows comes first, by what is stored of them now. */
  constructor(compare: (one: number, other: number) => number) {
    this.#compare = compare;
  }

  get rows(): Uint32Array {
    return this.#rows;
  }

  /** Puts rows in order by a number each, the least first; equals as they are given. */
  sortBy(rows: Uint32Array, numberOf: (row: number) => number): void {
    const numbers = Float64Array.from(rows, numberOf).sort();
    // Numbers alone are sorted ten times as fast as anything with a function that compares.
    const places = Float64Array.from(rows, (row, place) => {
      const number = numberOf(row);
      return firstWhere(numbers.length, (at) => (numbers[at] as number) >= number) * rows.length + place;
    }).sort();
    this.#rows = Uint32Array.from(places, (place) => rows[place % rows.length] as number);
  }

  /** Takes out the rows that are `gone`, before what is stored of them changes. */
  take(gone: Bits): void {
    this.#rows = this.#rows.filter((row) => !has(gone, row));
  }

  put(added: readonly number[]): void {
    const merged = new Uint32Array(this.#rows.length + added.length);
    let from = 0;
    let filled = 0;
    for (const row of added.toSorted(this.#compare)) {
      const isAfter = (at: number) => this.#compare(this.#rows[at] as number, row) >= 0;
      const place = firstWhere(this.#rows.length, isAfter, from);
      merged.set(this.#rows.subarray(from, place), filled);
      filled += place - from;
      merged[filled] = row;
      filled += 1;
      from = place;
    }
    merged.set(this.#rows.subarray(from), filled);
    this.#rows = merged;
  }

  part(bits: Bits, { offset, limit }: { offset: number; limit: number }, isReversed = false): number[] {
    const found: number[] = [];
    const { length } = this.#rows;
    let before = offset;
    for (let at = 0; at < length && found.length < limit; at += 1) {
      const row = this.#rows[isReversed ? length - 1 - at : at] as number;
      if (!has(bits, row)) continue;
      if (before > 0) before -= 1;
      else found.push(row);
    }
    return found;
  }
}

/** The least number below `end`, from `start` on, for which it is so; from there on it has to be. */
export function firstWhere(end: number, isSo: (at: number) => boolean, start = 0): number {
  let from = start;
  let to = end;
  while (from < to) {
    const middle = (from + to) >>> 1;
    if (isSo(middle)) to = middle;
    else from = middle + 1;
  }
  return from;
}
