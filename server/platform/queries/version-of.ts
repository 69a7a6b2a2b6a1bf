import { createHash } from "node:crypto";

/**
 * Two states that are the same have the same version, however they came about, and others another one. It is made of
 * what staff decide and of nothing else: what orders or reviews do meanwhile makes no form old.
 */
export function versionOf(decided: object): string {
  return createHash("sha256").update(JSON.stringify(decided)).digest("base64url");
}
