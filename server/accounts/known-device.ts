import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";

/**
 * A browser that has signed in to an account before carries a random number, signed together with the account. Strangers who
 * guess at an account use up their own tries, never those of its owner (OWASP, Slow Down Online Guessing Attacks with Device
 * Cookies).
 */
export function makeDevice(secretKey: Buffer, userId: string): string {
  return signed(secretKey, userId, randomBytes(16).toString("base64url"));
}

/**
 * Whether the cookie was made by this shop for a browser that signed in to this account. It is compared as a whole: tries are
 * counted by it, so one device must have one spelling.
 */
export function isDeviceOf(secretKey: Buffer, userId: string, cookie: string | undefined): boolean {
  if (cookie === undefined) return false;
  const [nonce = ""] = cookie.split(".");
  const expected = Buffer.from(signed(secretKey, userId, nonce));
  const given = Buffer.from(cookie);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

function signed(secretKey: Buffer, userId: string, nonce: string): string {
  const signature = createHmac("sha256", secretKey).update(`device\n${userId}\n${nonce}`);
  return `${nonce}.${signature.digest("base64url")}`;
}
