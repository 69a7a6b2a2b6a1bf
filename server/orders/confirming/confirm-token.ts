import { isSignatureOf, sign } from "#server/platform/secrets/signed-token.ts";

const purpose = "order confirmation";

/** Depends on the order alone, reveals nothing of it, and is stored nowhere. */
export function confirmToken(secretKey: Buffer, orderId: string): string {
  return sign(secretKey, purpose, orderId.toLowerCase());
}

export function isConfirmToken(secretKey: Buffer, orderId: string, token: string): boolean {
  return isSignatureOf(secretKey, purpose, orderId.toLowerCase(), token);
}
