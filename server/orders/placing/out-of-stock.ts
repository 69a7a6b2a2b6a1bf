import { namesOf } from "#contract/cart/item-names.ts";
import { type EncodedReason, reason } from "#contract/values/reason.ts";
import type { ShortStock } from "#server/catalog/stock/move-stock.ts";
import type { Quote } from "./quote-order.ts";

export type OutOfStock = {
  outcome: "out-of-stock";
  sentence: EncodedReason;
  /** The lines as in `fields`, with how many pieces there are for all lines of the same stock together. */
  short: { item: string; left: number }[];
};

export function describeShortage(
  { items, stockIds }: Pick<Quote, "items" | "stockIds">,
  rows: readonly ShortStock[],
): OutOfStock {
  const short = new Map(rows.map((row) => [row.id, row]));
  const lines = items.flatMap(({ sizes, color, ...item }, index) => {
    const row = short.get(stockIds[index] ?? "");
    if (!row) return [];
    const inColor = row.isOfColor ? { name: color.label, urdu: color.urdu ?? "" } : null;
    return [
      { item: `items.${index}`, left: row.pieces, ...namesOf(item), size: sizes || "", color: inColor },
    ];
  });
  const [first] = lines;
  if (!first) throw new Error("No line lacks pieces.");
  const sentence = sentenceOf(first);
  return {
    outcome: "out-of-stock",
    sentence,
    short: lines.map(({ item, left: pieces }) => ({ item, left: pieces })),
  };
}

type Names = { name: string; urdu: string };

function sentenceOf({
  left,
  ...line
}: Names & { size: string; color: Names | null; left: number }): EncodedReason {
  const { name, urdu, size, color } = line;
  return left === 0
    ? reason("SOLD_OUT", { name, urdu, size, color })
    : reason("TOO_FEW_LEFT", { name, urdu, size, color, left });
}
