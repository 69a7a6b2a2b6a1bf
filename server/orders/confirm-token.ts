import { createHmac, hkdfSync, timingSafeEqual } from "node:crypto";

/** 128 bits: nobody finds one by trying. */
const tokenBytes = 16;

/**
 * What proves that the shop itself gave out the address where an order is confirmed or cancelled. It depends on the order
 * alone, tells nothing of it, and is kept nowhere.
 */
export function confirmToken(secretKey: Buffer, orderId: string): string {
  const key = Buffer.from(hkdfSync("sha256", secretKey, "", "tabeeb order confirmation", 32));
  const mac = createHmac("sha256", key).update(orderId.toLowerCase()).digest();
  return mac.subarray(0, tokenBytes).toString("base64url");
}

/** Whether a token belongs to an order, in a time that tells nothing of it. */
export function isConfirmToken(secretKey: Buffer, orderId: string, token: string): boolean {
  const right = Buffer.from(confirmToken(secretKey, orderId));
  const given = Buffer.from(token);
  return given.length === right.length && timingSafeEqual(given, right);
}
