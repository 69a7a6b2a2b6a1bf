import { createHash, randomBytes } from "node:crypto";

/** 256 random bits, of which the database keeps `digestOf` alone. */
export function makeToken(): string {
  return randomBytes(32).toString("base64url");
}

/** SHA-256: quick, because so many random bits resist brute force. */
export function digestOf(token: string): Buffer {
  return createHash("sha256").update(token).digest();
}
