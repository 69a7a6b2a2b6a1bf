import type { LineItem } from "#contract/cart/line-item.ts";
import type { CallFailure } from "#contract/http/caller.ts";
import { type KnownStock, stockKey } from "../cart/short-lines.ts";

/** How many pieces there are of what stood against an order of these lines, by the answer `OUT_OF_STOCK`. */
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
