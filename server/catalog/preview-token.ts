import { createHmac, hkdfSync, timingSafeEqual } from "node:crypto";

const hour = 3_600_000;

/** 128 bits: nobody finds one by trying. */
const macBytes = 16;

/**
 * What opens a product that is not published, for an hour: `<end of the hour in milliseconds, base 36>.<MAC>`. Whoever is
 * given the address sees the product as the shop would show it, and nothing else.
 */
export function makePreviewToken(secretKey: Buffer, productId: string, now = Date.now()): string {
  const end = (now + hour).toString(36);
  return `${end}.${macOf(secretKey, productId, end)}`;
}

/** Whether a token opens a product now. */
export function isPreviewToken(
  secretKey: Buffer,
  productId: string,
  token: string,
  now = Date.now(),
): boolean {
  const [end = "", given = ""] = token.split(".");
  const right = Buffer.from(macOf(secretKey, productId, end));
  const sent = Buffer.from(given);
  return sent.length === right.length && timingSafeEqual(sent, right) && now < Number.parseInt(end, 36);
}

function macOf(secretKey: Buffer, productId: string, end: string): string {
  const key = Buffer.from(hkdfSync("sha256", secretKey, "", "tabeeb product preview", 32));
  return createHmac("sha256", key)
    .update(`${end}.${productId}`)
    .digest()
    .subarray(0, macBytes)
    .toString("base64url");
}
