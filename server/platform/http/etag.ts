import { createHash } from "node:crypto";
import type { FastifyRequest } from "fastify";

/** A strong validator of exactly these bytes (RFC 9110 section 8.8.3). */
export function etagOf(content: Buffer): string {
  return `"${createHash("sha256").update(content).digest("base64url").slice(0, 27)}"`;
}

/** Whether the client holds what `etag` names (RFC 9110 section 13.1.2: a weak comparison, any of a list). */
export function hasAlready(request: FastifyRequest, etag: string | undefined): boolean {
  const held = request.headers["if-none-match"];
  if (held === undefined || etag === undefined) return false;
  return held.split(",").some((tag) => tag.trim().replace(/^W\//, "") === etag);
}
