import { randomUUID } from "node:crypto";

/**
 * A UUID of version 7 (RFC 9562): milliseconds first, then 74 random bits. Rows made one after another lie side by
 * side in an index. It tells when it was made, so it is never a permission.
 */
export function timeOrderedId(now: number = Date.now()): string {
  const time = now.toString(16).padStart(12, "0");
  // The variant and the random bits stand where version 4 has them.
  return `${time.slice(0, 8)}-${time.slice(8)}-7${randomUUID().slice(15)}`;
}
