import { createHmac, randomBytes } from "node:crypto";

const secretBytes = 32;

/** A secret in the form of Standard Webhooks, for its owner. */
export function showSecret(secret: Buffer): string {
  return `whsec_${secret.toString("base64")}`;
}

export function makeSecret(): Buffer {
  return randomBytes(secretBytes);
}

export type UnsignedMessage = { id: string; body: string; at: Date };

/** Signatures of Standard Webhooks 1.0.0: an HMAC-SHA256 of id, time and body by each secret, newest first. */
export function signMessage({ id, body, at }: UnsignedMessage, secrets: readonly Buffer[]) {
  const seconds = Math.floor(at.getTime() / 1_000).toString();
  const signatures = secrets.map(
    (secret) => `v1,${createHmac("sha256", secret).update(`${id}.${seconds}.${body}`).digest("base64")}`,
  );
  return { "webhook-id": id, "webhook-timestamp": seconds, "webhook-signature": signatures.join(" ") };
}
