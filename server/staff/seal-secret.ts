import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";

const algorithm = "aes-256-gcm";
const nonceBytes = 12;
const tagBytes = 16;

function keyOf(secretKey: Buffer): Buffer {
  return Buffer.from(hkdfSync("sha256", secretKey, "", "tabeeb second factors", 32));
}

/**
 * Encrypts what the database keeps of an authenticator app, so that a stolen copy of the database alone opens nothing. It
 * is bound to its owner: copied into the row of another person it cannot be opened.
 */
export function sealSecret(secretKey: Buffer, userId: string, secret: Buffer): Buffer {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv(algorithm, keyOf(secretKey), nonce).setAAD(Buffer.from(userId));
  const sealed = Buffer.concat([cipher.update(secret), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
}

/** Throws a sentence when the shop's secret key is another one, or the row was tampered with. */
export function openSecret(secretKey: Buffer, userId: string, sealed: Buffer): Buffer {
  const nonce = sealed.subarray(0, nonceBytes);
  const decipher = createDecipheriv(algorithm, keyOf(secretKey), nonce, { authTagLength: tagBytes });
  decipher.setAAD(Buffer.from(userId)).setAuthTag(sealed.subarray(nonceBytes, nonceBytes + tagBytes));
  try {
    return Buffer.concat([decipher.update(sealed.subarray(nonceBytes + tagBytes)), decipher.final()]);
  } catch {
    throw new Error("A second factor was kept under another secret key. Reset it, or bring the key back.");
  }
}
