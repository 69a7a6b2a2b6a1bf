import { createHash, randomBytes } from "node:crypto";

/** A secret for one browser: 256 random bits, of which the database keeps the digest alone. */
export function makePermission(): string {
  return randomBytes(32).toString("base64url");
}

export function digestOfPermission(permission: string): Buffer {
  return createHash("sha256").update(permission).digest();
}
