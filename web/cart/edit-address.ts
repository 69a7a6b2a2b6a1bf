import { href } from "react-router";
import type { LineItem } from "#contract/cart/line-item.ts";
import { digest } from "#contract/values/digest.ts";

/** Names a line in an address: its identity itself holds the name that is sewn on, which no log has to know. */
export function lineKey({ uniqueId }: Pick<LineItem, "uniqueId">): string {
  return digest(uniqueId);
}

export function editAddress(line: LineItem): string {
  return `${href("/selectedItem/:id", { id: line._id })}?line=${lineKey(line)}`;
}
