import { isExpiringToken, makeExpiringToken } from "#server/platform/secrets/expiring-token.ts";

const hour = 3_600_000;
const purpose = "product preview";

/** Opens an unpublished product for an hour. The link gives access to this product page only. */
export function makePreviewToken(secretKey: Buffer, productId: string, now = Date.now()): string {
  return makeExpiringToken(secretKey, { purpose, subject: productId, end: now + hour });
}

export function isPreviewToken(
  secretKey: Buffer,
  productId: string,
  token: string,
  now = Date.now(),
): boolean {
  return isExpiringToken(secretKey, { purpose, subject: productId, token }, now);
}
