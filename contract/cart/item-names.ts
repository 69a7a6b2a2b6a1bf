import type { LineItem } from "./line-item.ts";

/** The two names of a product on a line, as sentences about it take them. */
export function namesOf({ name, urdu }: Pick<LineItem, "name" | "urdu">): { name: string; urdu: string } {
  return { name, urdu: urdu?.name ?? "" };
}
