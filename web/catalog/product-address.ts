import { href } from "react-router";

export function productAddress(id: string, colorLabel?: string): string {
  const path = href("/selectedItem/:id", { id });
  return colorLabel === undefined ? path : `${path}?${new URLSearchParams({ color: colorLabel })}`;
}
