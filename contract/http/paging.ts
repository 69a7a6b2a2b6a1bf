import { z } from "zod";
import { reason } from "#contract/values/reason.ts";
import { line, requiredLine } from "#contract/values/text.ts";

export const pageQuery = { after: line(300).optional() };

export function pageOf<Item extends z.ZodType>(item: Item) {
  return z.object({ items: z.array(item), next: z.string().nullable() });
}

/**
 * Optimistic lock: a change names the version it was made from, and is refused (CHANGED_SINCE) with the newest one when
 * another change came first.
 */
export const version = requiredLine(100, reason("NAME_THE_VERSION_THAT_WAS_READ"));
