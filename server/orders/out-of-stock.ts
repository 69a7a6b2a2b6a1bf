import type { StockMove } from "../stock/move-stock.ts";
import type { Quote } from "./quote-order.ts";

/** Of some lines there are not enough pieces. */
export type OutOfStock = {
  outcome: "out-of-stock";
  sentence: string;
  /** The lines as in `fields`, with how many pieces there are for all lines of the same product and size together. */
  short: { item: string; left: number }[];
};

/** Names every line that the rows of stock do not suffice for, and says of the first one how many pieces are left. */
export function describeShortage(
  { items, stockIds }: Pick<Quote, "items" | "stockIds">,
  rows: readonly StockMove[],
): OutOfStock {
  const left = new Map(rows.map(({ id, pieces }) => [id, pieces]));
  const lines = items.flatMap(({ name, sizes }, index) => {
    const pieces = left.get(stockIds[index] ?? "");
    return pieces === undefined ? [] : [{ item: `items.${index}`, left: pieces, name, size: sizes || "" }];
  });
  const [first] = lines;
  const sentence = first ? sentenceOf(first) : "";
  return {
    outcome: "out-of-stock",
    sentence,
    short: lines.map(({ item, left: pieces }) => ({ item, left: pieces })),
  };
}

function sentenceOf({ name, size, left }: { name: string; size: string; left: number }): string {
  if (left === 0) return `${name} is sold out in size ${size}. Remove it or choose another size.`;
  const pieces = left === 1 ? "is 1 piece" : `are ${left} pieces`;
  return `There ${pieces} of ${name} in size ${size} left. Order fewer.`;
}
