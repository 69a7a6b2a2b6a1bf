import type { LineItem } from "#contract/cart/line-item.ts";

/**
 * A line of the cart, an item of an order, or the choices so far. Tracking hides the engraved name: none is shown
 * there.
 */
export type PreviewedItem = Pick<LineItem, "category" | "trouser" | "color" | "cap" | "images"> & {
  fabric_type: Omit<LineItem["fabric_type"], "price">;
  name_engraving: LineItem["name_engraving"] | boolean;
};

export function shownEngraving({ name_engraving: engraving }: PreviewedItem): LineItem["name_engraving"] {
  return typeof engraving === "object" ? engraving : false;
}

export function needsPreview(item: PreviewedItem): boolean {
  return item.cap || shownEngraving(item) !== false;
}
