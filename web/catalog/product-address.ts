import { href } from "react-router";

/** The page of a product, where it may be chosen in a color already. */
export function productAddress(id: string, colorLabel?: string): string {
  const path = href("/selectedItem/:id", { id });
  return colorLabel === undefined ? path : `${path}?${new URLSearchParams({ color: colorLabel })}`;
}
