import type { CallFailure } from "#contract/client.ts";
import type { LineItem } from "#contract/line-item.ts";
import { stockKey, type ToldStock } from "../cart/short-lines.ts";

/** How many pieces there are of what stood against an order of these lines, by the answer `OUT_OF_STOCK`. */
export function toldStock({ short }: CallFailure["error"], lines: readonly LineItem[]): ToldStock {
  const entries: unknown[] = Array.isArray(short) ? short : [];
  const told = new Map<string, number>();
  for (const { item, left } of entries.filter(isShortage)) {
    const line = lines[Number(item.replace("items.", ""))];
    const key = line && stockKey(line);
    if (key !== undefined) told.set(key, left);
  }
  return told;
}

function isShortage(entry: unknown): entry is { item: string; left: number } {
  if (typeof entry !== "object" || entry === null || !("item" in entry) || !("left" in entry)) return false;
  return typeof entry.item === "string" && typeof entry.left === "number";
}
