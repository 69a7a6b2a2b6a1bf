import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";

/**
 * A browser that has signed in to an account before carries a random number, signed together with the account. Strangers who
 * guess at an account use up their own tries, never those of its owner (OWASP, Slow Down Online Guessing Attacks with Device
 * Cookies).
 */
export function makeDevice(secretKey: Buffer, userId: string): string {
  const nonce = randomBytes(16).toString("base64url");
  return `${nonce}.${signatureOf(secretKey, userId, nonce).toString("base64url")}`;
}

/** Whether the cookie was made by this shop for a browser that signed in to this account. */
export function isDeviceOf(secretKey: Buffer, userId: string, cookie: string): boolean {
  const [nonce = "", signature = ""] = cookie.split(".");
  const expected = signatureOf(secretKey, userId, nonce);
  const given = Buffer.from(signature, "base64url");
  return given.length === expected.length && timingSafeEqual(given, expected);
}

function signatureOf(secretKey: Buffer, userId: string, nonce: string): Buffer {
  return createHmac("sha256", secretKey).update(`device\n${userId}\n${nonce}`).digest();
}
