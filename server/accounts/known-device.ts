import { randomBytes } from "node:crypto";
import { isSignatureOf, sign } from "../secrets/signed-token.ts";

const purpose = "known device";

/**
 * A browser that has signed in to an account before carries a random number, signed together with the account. Strangers who
 * guess at an account use up their own tries, never those of its owner (OWASP, Slow Down Online Guessing Attacks with Device
 * Cookies).
 */
export function makeDevice(secretKey: Buffer, userId: string): string {
  const nonce = randomBytes(16).toString("base64url");
  return `${nonce}.${sign(secretKey, purpose, `${userId}\n${nonce}`)}`;
}

/** Compared as a whole: tries are counted by it, so one device must have one spelling. */
export function isDeviceOf(secretKey: Buffer, userId: string, cookie: string | undefined): boolean {
  const [, nonce = "", signature = ""] = /^([\w-]+)\.([\w-]+)$/.exec(cookie ?? "") ?? [];
  return isSignatureOf(secretKey, purpose, `${userId}\n${nonce}`, signature);
}
