import { type Bits, has, put, rowsOf, take } from "./bits.ts";
import { grown, RowList } from "./row-list.ts";
import { firstWhere, RowOrder } from "./row-order.ts";

export type IndexedProduct = {
  id: string;
  fromPrice: number;
  /** In tenths of a star. */
  rating: number;
  reviewCount: number;
  /** Microseconds since 1970, as precise as PostgreSQL keeps them. */
  createdAt: number;
  values: Record<ValueKind, readonly string[]>;
};

/** Ids of lookup lists; sizes and words as they are; `wish` has "sale". */
export type ValueKind = "category" | "garmentType" | "color" | "fabric" | "size" | "wish" | "word";
const kinds: readonly ValueKind[] = ["category", "garmentType", "color", "fabric", "size", "wish", "word"];

/** What lists are sorted by; `dear` is `cheap` from its end. */
export type OrderName = "newest" | "cheap" | "dear" | "rating";
type Part = { offset: number; limit: number };

/**
 * All published products in memory, as sets of rows: what would be counted and skipped row by row in the database is a few
 * operations on bits here. Everything is answered at once, so that one answer is of one moment.
 */
export class ProductIndex {
  #ids: string[] = [];
  #prices = new Int32Array(0);
  #ratings = new Int32Array(0);
  #reviewCounts = new Int32Array(0);
  #createdAt = new Float64Array(0);
  #published: Bits = new Uint32Array(0);
  #free: number[] = [];
  #lists = new Map<ValueKind, Map<string, RowList>>(kinds.map((kind) => [kind, new Map()]));
  #words: string[] | undefined;

  readonly #byId = new RowOrder((one, other) => this.#compareIds(one, other));
  readonly #newest = new RowOrder(
    (one, other) => this.#least(this.#createdAt, other, one) || this.#compareIds(one, other),
  );
  readonly #cheap = new RowOrder(
    (one, other) => this.#least(this.#prices, one, other) || this.#compareIds(one, other),
  );
  readonly #rating = new RowOrder(
    (one, other) =>
      this.#least(this.#ratings, other, one) ||
      this.#least(this.#reviewCounts, other, one) ||
      this.#compareIds(one, other),
  );
  readonly #orders = [this.#byId, this.#newest, this.#cheap, this.#rating];

  get size(): number {
    return this.#byId.rows.length;
  }

  get bytes(): number {
    const lists = [...this.#lists.values()].flatMap((ofKind) => [...ofKind.values()]);
    const columns = [this.#prices, this.#ratings, this.#reviewCounts, this.#createdAt];
    return (
      lists.reduce((sum, list) => sum + list.size, 0) +
      columns.reduce((sum, column) => sum + column.byteLength, 0) +
      this.#orders.reduce((sum, { rows }) => sum + rows.byteLength, 0)
    );
  }

  add(products: readonly IndexedProduct[]): void {
    for (const product of products) this.#write(this.#newRow(), product);
  }

  /** Puts everything that was added in all orders, pausing between them. */
  async sort(pause: () => Promise<void>): Promise<void> {
    const rows = Uint32Array.from(rowsOf(this.#published));
    // They come in the order of their ids, unless the database has another one than we.
    const isSorted = rows.every((row, at) => at === 0 || this.#compareIds(rows[at - 1] as number, row) < 0);
    if (!isSorted) rows.sort((one, other) => this.#compareIds(one, other));
    this.#byId.sortBy(rows, () => 0);
    await pause();
    this.#newest.sortBy(rows, (row) => -(this.#createdAt[row] as number));
    await pause();
    this.#cheap.sortBy(rows, (row) => this.#prices[row] as number);
    await pause();
    const mostReviews = 2 ** 31;
    this.#rating.sortBy(
      rows,
      (row) => -((this.#ratings[row] as number) * mostReviews + (this.#reviewCounts[row] as number)),
    );
    await pause();
  }

  /** Takes over what products are now: `undefined` for one that is not published any more. */
  change(products: ReadonlyMap<string, IndexedProduct | undefined>): void {
    const gone: Bits = new Uint32Array(this.#published.length);
    const rows = new Map<string, number | undefined>();
    for (const id of products.keys()) {
      const row = this.#rowOf(id);
      rows.set(id, row);
      if (row !== undefined) put(gone, row);
    }
    for (const order of this.#orders) order.take(gone);
    const there: number[] = [];
    for (const [id, product] of products) {
      const row = rows.get(id);
      if (!product) {
        if (row !== undefined) this.#clear(row);
        continue;
      }
      const place = row ?? this.#newRow();
      this.#write(place, product);
      there.push(place);
    }
    for (const order of this.#orders) order.put(there);
  }

  none(): Bits {
    return new Uint32Array(this.#published.length);
  }

  all(): Bits {
    return this.#published.slice();
  }

  having(kind: ValueKind, values: Iterable<string>): Bits {
    const bits = this.none();
    for (const value of values) this.#lists.get(kind)?.get(value)?.putInto(bits);
    return bits;
  }

  wordsFrom(beginning: string): string[] {
    this.#words ??= [...(this.#lists.get("word")?.keys() ?? [])].sort();
    const words = this.#words;
    const first = firstWhere(words.length, (at) => (words[at] as string) >= beginning);
    const end = firstWhere(words.length, (at) => !words[at]?.startsWith(beginning), first);
    return words.slice(first, end);
  }

  priced(least: number, most: number): Bits {
    const bits = this.none();
    const { rows } = this.#cheap;
    for (let at = this.#firstPriced(least); at < rows.length; at += 1) {
      const row = rows[at] as number;
      if ((this.#prices[row] as number) > most) break;
      put(bits, row);
    }
    return bits;
  }

  /** How many of these products have each value of a kind; those that none has are left out. */
  countValues(kind: ValueKind, bits: Bits): { value: string; count: number }[] {
    return [...(this.#lists.get(kind) ?? [])]
      .map(([value, list]) => ({ value, count: list.countIn(bits) }))
      .filter((counted) => counted.count > 0);
  }

  priceRange(bits: Bits): { least: number; most: number } | null {
    const first = { offset: 0, limit: 1 };
    const [cheapest] = this.#cheap.part(bits, first);
    const [dearest] = this.#cheap.part(bits, first, true);
    if (cheapest === undefined || dearest === undefined) return null;
    return { least: this.#prices[cheapest] as number, most: this.#prices[dearest] as number };
  }

  idsOf(bits: Bits, order: OrderName, part: Part): string[] {
    const orders = { newest: this.#newest, cheap: this.#cheap, dear: this.#cheap, rating: this.#rating };
    const rows = orders[order].part(bits, part, order === "dear");
    return rows.map((row) => this.#ids[row] as string);
  }

  idAt(place: number): string | undefined {
    const row = this.#byId.rows[place];
    return row === undefined ? undefined : this.#ids[row];
  }

  #newRow(): number {
    const row = this.#free.pop() ?? this.#ids.length;
    if (row >= this.#prices.length) {
      const room = Math.max(64, row * 2);
      this.#prices = grown(this.#prices, room);
      this.#ratings = grown(this.#ratings, room);
      this.#reviewCounts = grown(this.#reviewCounts, room);
      this.#createdAt = grown(this.#createdAt, room);
      this.#published = grown(this.#published, room >>> 5);
    }
    return row;
  }

  #write(row: number, product: IndexedProduct): void {
    this.#ids[row] = product.id;
    this.#prices[row] = product.fromPrice;
    this.#ratings[row] = product.rating;
    this.#reviewCounts[row] = product.reviewCount;
    this.#createdAt[row] = product.createdAt;
    const wasThere = has(this.#published, row);
    put(this.#published, row);
    for (const kind of kinds) {
      const values = product.values[kind];
      if (wasThere) this.#leave(row, kind, new Set(values));
      for (const value of values) this.#listOf(kind, value).add(row, this.#prices.length);
    }
  }

  #clear(row: number): void {
    for (const kind of kinds) this.#leave(row, kind, new Set());
    take(this.#published, row);
    this.#ids[row] = "";
    this.#free.push(row);
  }

  #leave(row: number, kind: ValueKind, kept: ReadonlySet<string>): void {
    const lists = this.#lists.get(kind) ?? new Map<string, RowList>();
    for (const [value, list] of lists) {
      if (kept.has(value)) continue;
      list.delete(row);
      if (!list.isEmpty) continue;
      lists.delete(value);
      if (kind === "word") this.#words = undefined;
    }
  }

  #listOf(kind: ValueKind, value: string): RowList {
    const lists = this.#lists.get(kind);
    const known = lists?.get(value);
    if (known) return known;
    const made = new RowList();
    lists?.set(value, made);
    if (kind === "word") this.#words = undefined;
    return made;
  }

  #rowOf(id: string): number | undefined {
    const { rows } = this.#byId;
    const place = firstWhere(rows.length, (at) => (this.#ids[rows[at] as number] as string) >= id);
    const row = rows[place];
    return row !== undefined && this.#ids[row] === id ? row : undefined;
  }

  #firstPriced(least: number): number {
    const { rows } = this.#cheap;
    return firstWhere(rows.length, (at) => (this.#prices[rows[at] as number] as number) >= least);
  }

  #compareIds(one: number, other: number): number {
    const [first, second] = [this.#ids[one] as string, this.#ids[other] as string];
    return first < second ? -1 : first > second ? 1 : 0;
  }

  #least(column: Int32Array | Float64Array, one: number, other: number): number {
    return (column[one] as number) - (column[other] as number);
  }
}
