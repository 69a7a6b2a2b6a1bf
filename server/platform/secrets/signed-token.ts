import { createHmac, hkdfSync, timingSafeEqual } from "node:crypto";

/** 128 bits resist brute force. */
const macBytes = 16;

/**
 * Proves that this shop has written `text`: a MAC under a separate key for each `purpose` (HKDF, RFC 5869), so that a
 * signature for one thing opens no other.
 */
export function sign(secretKey: Buffer, purpose: string, text: string): string {
  const key = Buffer.from(hkdfSync("sha256", secretKey, "", `tabeeb ${purpose}`, 32));
  return createHmac("sha256", key).update(text).digest().subarray(0, macBytes).toString("base64url");
}

/** Whether `given` is what `sign` gives, compared in constant time. */
export function isSignatureOf(secretKey: Buffer, purpose: string, text: string, given: string): boolean {
  const right = Buffer.from(sign(secretKey, purpose, text));
  const sent = Buffer.from(given);
  return sent.length === right.length && timingSafeEqual(sent, right);
}
