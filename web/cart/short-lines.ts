import type { LineItem } from "#contract/cart/line-item.ts";
import type { Product } from "#contract/catalog/catalog.ts";
import { stockOfColor } from "#contract/catalog/stock-of-color.ts";
import type { CallFailure } from "#contract/http/caller.ts";
import { ownValue } from "#contract/values/own-value.ts";
import { cartMessages } from "#messages/cart.ts";
import { inLanguage } from "#messages/in-language.ts";
import { shownName } from "#web/ui/shown-names.ts";
import type { CurrentPrices, LineProblem } from "./refresh-prices.ts";

/** Stock of a product's size in a color, by `stockKey`, from the answer that refused an order. */
export type KnownStock = ReadonlyMap<string, number>;

function stockKey({ _id, sizes, color }: Pick<LineItem, "_id" | "sizes" | "color">): string | undefined {
  return sizes === false ? undefined : JSON.stringify([_id, sizes, color._id]);
}

function leftOf(size: string, color: string, product: Product | null | undefined): number | undefined {
  const stock = product && stockOfColor(product, color);
  return stock?.soldOut?.includes(size) ? 0 : ownValue(stock?.fewLeft, size);
}

/** The lines that exceed the stock. Lines of the same stock count together. */
export function shortLines(
  lines: readonly LineItem[],
  products: CurrentPrices["products"],
  known: KnownStock,
): LineProblem[] {
  const isOfColor = (line: LineItem) => products.get(line._id)?.colorStock !== undefined;
  const rowKey = (line: LineItem) =>
    isOfColor(line) ? stockKey(line) : JSON.stringify([line._id, line.sizes]);
  const wanted = new Map<string | undefined, number>();
  for (const line of lines) {
    const key = rowKey(line);
    wanted.set(key, (wanted.get(key) ?? 0) + line.quantity);
  }
  return lines.flatMap((line) => {
    const key = stockKey(line);
    if (key === undefined || line.sizes === false) return [];
    const left = known.get(key) ?? leftOf(line.sizes, line.color._id, products.get(line._id));
    if (left === undefined || (wanted.get(rowKey(line)) ?? 0) <= left) return [];
    const size = isOfColor(line)
      ? `${line.sizes}, ${inLanguage(line.color.label, line.color.urdu)}`
      : line.sizes;
    const sentence =
      left === 0
        ? cartMessages.soldOut(shownName(line), size)
        : cartMessages.fewLeft(shownName(line), size, left);
    return [{ uniqueId: line.uniqueId, sentence, isGone: left === 0 }];
  });
}

/** Stock of these lines from the answer `OUT_OF_STOCK`. */
export function stockInError({ short }: CallFailure["error"], lines: readonly LineItem[]): KnownStock {
  const entries: unknown[] = Array.isArray(short) ? short : [];
  const known = new Map<string, number>();
  for (const { item, left } of entries.filter(isShortage)) {
    const line = lines[Number(item.replace("items.", ""))];
    const key = line && stockKey(line);
    if (key !== undefined) known.set(key, left);
  }
  return known;
}

function isShortage(entry: unknown): entry is { item: string; left: number } {
  if (typeof entry !== "object" || entry === null || !("item" in entry) || !("left" in entry)) return false;
  return typeof entry.item === "string" && typeof entry.left === "number";
}
