import { isExpiringToken, makeExpiringToken } from "#server/platform/secrets/expiring-token.ts";

const purpose = "order again";
const day = 24 * 3_600_000;

/** Days for which the link works: uniforms are bought once a year. */
const lifetime = 400;

/**
 * The path that puts an order's lines into a cart: it shows its engraved names and measurements, and changes nothing of
 * it.
 */
export function againPath(secretKey: Buffer, orderId: string, now = Date.now()): string {
  const subject = orderId.toLowerCase();
  return `/order-again/${orderId}/${makeExpiringToken(secretKey, { purpose, subject, end: now + lifetime * day })}`;
}

export function isAgainToken(secretKey: Buffer, orderId: string, token: string): boolean {
  return isExpiringToken(secretKey, { purpose, subject: orderId.toLowerCase(), token });
}
