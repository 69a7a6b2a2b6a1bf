import { href } from "react-router";

/** The address of the list of what a search finds. */
export function resultsAddress(typed: string): string {
  return `${href("/products")}?${new URLSearchParams({ q: typed })}`;
}
