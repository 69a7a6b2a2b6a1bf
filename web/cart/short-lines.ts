import type { Product } from "#contract/catalog.ts";
import type { LineItem } from "#contract/line-item.ts";
import { ownValue } from "#contract/own-value.ts";
import { cartMessages } from "#messages/cart.ts";
import { shownName } from "../catalog/shown-words.ts";
import type { CurrentPrices, LineNotice } from "./refresh-prices.ts";

/** How many pieces there are of a product's size, by `stockKey`: what the shop said when it refused an order. */
export type ToldStock = ReadonlyMap<string, number>;

/** What a line is taken from; a custom size is sewn to order. */
export function stockKey({ _id, sizes }: Pick<LineItem, "_id" | "sizes">): string | undefined {
  return sizes === false ? undefined : `${_id} ${sizes}`;
}

function leftOf(size: string, product: Product | null | undefined): number | undefined {
  return product?.soldOut?.includes(size) ? 0 : ownValue(product?.fewLeft, size);
}

/** The lines that there are not enough pieces for. Lines of the same product and size count together. */
export function shortLines(
  lines: readonly LineItem[],
  products: CurrentPrices["products"],
  told: ToldStock,
): LineNotice[] {
  const wanted = new Map<string | undefined, number>();
  for (const line of lines) {
    const key = stockKey(line);
    wanted.set(key, (wanted.get(key) ?? 0) + line.quantity);
  }
  return lines.flatMap((line) => {
    const key = stockKey(line);
    if (key === undefined || line.sizes === false) return [];
    const left = told.get(key) ?? leftOf(line.sizes, products.get(line._id));
    if (left === undefined || (wanted.get(key) ?? 0) <= left) return [];
    const sentence =
      left === 0
        ? cartMessages.soldOut(shownName(line), line.sizes)
        : cartMessages.fewLeft(shownName(line), line.sizes, left);
    return [{ uniqueId: line.uniqueId, sentence }];
  });
}
