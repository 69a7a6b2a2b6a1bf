import { isSignatureOf, sign } from "./signed-token.ts";

/**
 * A signed token for one thing that ends at `end` (milliseconds): `<end in base 36>.<MAC>`. It names nothing of the
 * thing.
 */
export function makeExpiringToken(
  secretKey: Buffer,
  { purpose, subject, end }: { purpose: string; subject: string; end: number },
): string {
  const until = end.toString(36);
  return `${until}.${sign(secretKey, purpose, `${until}.${subject}`)}`;
}

/** Whether this shop has made `token` for the thing, and it has not ended. */
export function isExpiringToken(
  secretKey: Buffer,
  { purpose, subject, token }: { purpose: string; subject: string; token: string },
  now = Date.now(),
): boolean {
  const [until = "", signature = ""] = token.split(".");
  return (
    isSignatureOf(secretKey, purpose, `${until}.${subject}`, signature) && now < Number.parseInt(until, 36)
  );
}
