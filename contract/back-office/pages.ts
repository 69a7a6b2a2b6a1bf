import { z } from "zod";
import { line } from "../values/text.ts";

/** Where the next page of a list begins: what the page before gave as `next`. */
export const pageQuery = { after: line(300).optional() };

export function pageOf<Item extends z.ZodType>(item: Item) {
  return z.object({ items: z.array(item), next: z.string().nullable() });
}
