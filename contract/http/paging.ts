import { z } from "zod";
import { reason } from "#contract/values/reason.ts";
import { line, requiredLine } from "#contract/values/text.ts";

export const pageQuery = { after: line(300).optional() };

export function pageOf<Item extends z.ZodType>(item: Item) {
  return z.object({ items: z.array(item), next: z.string().nullable() });
}

/**
 * Stands for a subject as it was read. A change names the one that it was made from, and is refused (CHANGED_SINCE) when
 * somebody else has changed the subject since; the refusal brings the newest one along.
 */
export const version = requiredLine(100, reason("NAME_THE_VERSION_THAT_WAS_READ"));
