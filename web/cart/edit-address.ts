import { href } from "react-router";
import type { LineItem } from "#contract/cart/line-item.ts";
import { digest } from "#contract/values/digest.ts";

/** Identifies a line in an address: the line's identity contains the engraved name, which must not reach a log. */
export function lineKey({ uniqueId }: Pick<LineItem, "uniqueId">): string {
  return digest(uniqueId);
}

export function editAddress(line: LineItem): string {
  return `${href("/selectedItem/:id", { id: line._id })}?line=${lineKey(line)}`;
}
