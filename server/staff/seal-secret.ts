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

/** The shop's secret key is another one than that which sealed a secret, or the row was tampered with. */
export class OtherKeyError extends Error {
  constructor() {
    super(
      "A second factor was kept under another secret key: bring the key back (SECRET_KEY, or the file secret-key of the data folder), or take the second factor away (npm run create-admin for the last owner).",
    );
  }
}

/** Throws OtherKeyError. */
export function openSecret(secretKey: Buffer, userId: string, sealed: Buffer): Buffer {
  const nonce = sealed.subarray(0, nonceBytes);
  try {
    const decipher = createDecipheriv(algorithm, keyOf(secretKey), nonce, { authTagLength: tagBytes });
    decipher.setAAD(Buffer.from(userId)).setAuthTag(sealed.subarray(nonceBytes, nonceBytes + tagBytes));
    return Buffer.concat([decipher.update(sealed.subarray(nonceBytes + tagBytes)), decipher.final()]);
  } catch {
    throw new OtherKeyError();
  }
}
