import { z } from "zod";
import { line } from "#contract/values/text.ts";

export const pageQuery = { after: line(300).optional() };

export function pageOf<Item extends z.ZodType>(item: Item) {
  return z.object({ items: z.array(item), next: z.string().nullable() });
}
