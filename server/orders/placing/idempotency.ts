import { createHash } from "node:crypto";
import { sql } from "kysely";
import type { PlaceOrder } from "#contract/orders/orders.ts";
import type { Database } from "#database/connect.ts";
import { deleteInBatches } from "#database/delete-in-batches.ts";
import { isUuid } from "#server/platform/queries/is-uuid.ts";

export type IdempotencyClaim = {
  owner: string;
  key: string;
  fingerprint: string;
};

/** The claim of the Idempotency-Key header for an order of `owner`; anything but a UUID in it is malformed. */
export function readClaim(
  header: string | string[] | undefined,
  order: PlaceOrder,
  owner: string,
): IdempotencyClaim | "malformed" | undefined {
  if (header === undefined) return undefined;
  if (typeof header !== "string" || !isUuid(header)) return "malformed";
  return { owner, key: header.toLowerCase(), fingerprint: fingerprintOf(order) };
}

/**
 * Digest of what the server reads of a payload: spelling, order of keys and whatever it ignores do not count. The
 * sender's `userID` is left out, it is never the authority.
 */
function fingerprintOf({ userID: _, language: _language, ...order }: PlaceOrder): string {
  return createHash("sha256").update(JSON.stringify(order)).digest("base64url");
}

export function deleteExpiredKeys(database: Pick<Database, "pool">): Promise<number> {
  return deleteInBatches(database, "idempotency_keys", sql`created_at < now() - interval '7 days'`);
}
