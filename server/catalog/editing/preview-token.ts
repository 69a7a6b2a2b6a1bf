import { isSignatureOf, sign } from "#server/platform/secrets/signed-token.ts";

const hour = 3_600_000;
const purpose = "product preview";

/**
 * Opens an unpublished product for an hour: `<end of the hour in milliseconds, base 36>.<MAC>`. The link gives access
 * to this product page only.
 */
export function makePreviewToken(secretKey: Buffer, productId: string, now = Date.now()): string {
  const end = (now + hour).toString(36);
  return `${end}.${sign(secretKey, purpose, `${end}.${productId}`)}`;
}

export function isPreviewToken(
  secretKey: Buffer,
  productId: string,
  token: string,
  now = Date.now(),
): boolean {
  const [end = "", signature = ""] = token.split(".");
  const isOurs = isSignatureOf(secretKey, purpose, `${end}.${productId}`, signature);
  return isOurs && now < Number.parseInt(end, 36);
}
