import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";

const algorithm = "aes-256-gcm";
const nonceBytes = 12;
const tagBytes = 16;

/** A key of its own for each purpose (HKDF, RFC 5869), and the row that the secret belongs to. */
type Seal = { secretKey: Buffer; purpose: string; owner: string };

function keyOf({ secretKey, purpose }: Seal): Buffer {
  return Buffer.from(hkdfSync("sha256", secretKey, "", `tabeeb ${purpose}`, 32));
}

/**
 * Encrypts a secret that the database stores, so that a stolen copy of the database alone opens nothing. It is bound to
 * its owner: copied into another row it cannot be opened.
 */
export function seal(by: Seal, secret: Buffer): Buffer {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv(algorithm, keyOf(by), nonce).setAAD(Buffer.from(by.owner));
  const sealed = Buffer.concat([cipher.update(secret), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
}

/** Decrypts a sealed secret; undefined if it was sealed under another key or tampered with. */
export function unseal(by: Seal, sealed: Buffer): Buffer | undefined {
  const nonce = sealed.subarray(0, nonceBytes);
  try {
    const decipher = createDecipheriv(algorithm, keyOf(by), nonce, { authTagLength: tagBytes });
    decipher.setAAD(Buffer.from(by.owner)).setAuthTag(sealed.subarray(nonceBytes, nonceBytes + tagBytes));
    return Buffer.concat([decipher.update(sealed.subarray(nonceBytes + tagBytes)), decipher.final()]);
  } catch {
    return undefined;
  }
}
