import { type Bits, countCommon, has, put, putAll, take } from "./bits.ts";
import { firstWhere } from "./row-order.ts";

const firstRoom = 4;

/** The rows of one word or value: a sorted list of few, a bit for each row of the index where these take less. */
export class RowList {
  #few = new Uint32Array(firstRoom);
  #length = 0;
  #many: Bits | undefined;

  get isEmpty(): boolean {
    return this.#length === 0;
  }

  get size(): number {
    return (this.#many ?? this.#few).byteLength;
  }

  has(row: number): boolean {
    if (this.#many) return has(this.#many, row);
    const place = this.#placeOf(row);
    return place < this.#length && this.#few[place] === row;
  }

  /** `rows` is how many the index has room for. */
  add(row: number, rows: number): void {
    if (this.has(row)) return;
    if (!this.#many && this.#length * 32 >= rows) this.#spread(rows);
    this.#length += 1;
    if (this.#many) {
      if (row >>> 5 >= this.#many.length) this.#many = grown(this.#many, (row >>> 5) + 1);
      put(this.#many, row);
      return;
    }
    if (this.#length > this.#few.length) this.#few = grown(this.#few, this.#length);
    const place = this.#placeOf(row, this.#length - 1);
    this.#few.copyWithin(place + 1, place, this.#length - 1);
    this.#few[place] = row;
  }

  delete(row: number): void {
    if (!this.has(row)) return;
    if (this.#many) take(this.#many, row);
    else {
      const place = this.#placeOf(row);
      this.#few.copyWithin(place, place + 1, this.#length);
    }
    this.#length -= 1;
  }

  putInto(bits: Bits): void {
    if (this.#many) putAll(bits, this.#many);
    else for (let at = 0; at < this.#length; at += 1) put(bits, this.#few[at] as number);
  }

  countIn(bits: Bits): number {
    if (this.#many) return countCommon(bits, this.#many);
    let total = 0;
    for (let at = 0; at < this.#length; at += 1) if (has(bits, this.#few[at] as number)) total += 1;
    return total;
  }

  #placeOf(row: number, length = this.#length): number {
    // Rows are mostly read in their order.
    if (length > 0 && (this.#few[length - 1] as number) < row) return length;
    return firstWhere(length, (at) => (this.#few[at] as number) >= row);
  }

  #spread(rows: number): void {
    const many = new Uint32Array((rows + 31) >>> 5);
    this.putInto(many);
    this.#many = many;
    this.#few = new Uint32Array(0);
  }
}

export function grown<List extends Uint32Array | Int32Array | Float64Array>(
  list: List,
  length: number,
): List {
  const Kind = list.constructor as new (length: number) => List;
  const larger = new Kind(Math.max(length, list.length * 2));
  larger.set(list);
  return larger;
}
