import type {} from "@fastify/cookie";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { ShopApp } from "#server/platform/http/shop-app.ts";

/** Days for which a login lasts unused, and at most. */
export const sessionDays = { idle: 14, longest: 30 };

declare module "fastify" {
  interface FastifyInstance {
    isServedByTls: boolean;
  }
}

const localNames = new Set(["localhost", "127.0.0.1", "[::1]"]);
const secondsOfDay = 24 * 60 * 60;

/** Learns from the setting PUBLIC_ORIGIN whether browsers reach the shop by TLS alone. */
export function registerCookieSecurity(app: ShopApp, publicOrigin: string | undefined): void {
  app.decorate("isServedByTls", publicOrigin?.startsWith("https:") ?? false);
}

/**
 * Whether cookies of this request are for encrypted connections alone. The configured address decides first: a proxy in
 * front may hide the name and the protocol that the browser used. Browsers would drop such cookies of a shop that is
 * tried out on the same machine without TLS.
 */
function isSecure(request: FastifyRequest): boolean {
  return request.server.isServedByTls || request.protocol === "https" || !localNames.has(request.hostname);
}

/** Only this very host may have set a cookie with the prefix (RFC 6265bis, section 4.1.3.2). */
export function cookieName(request: FastifyRequest, name: string): string {
  return isSecure(request) ? `__Host-${name}` : name;
}

export function cookieOptions(request: FastifyRequest, seconds: number) {
  return {
    httpOnly: true,
    sameSite: "lax",
    secure: isSecure(request),
    path: "/",
    maxAge: seconds,
  } as const;
}

export function readSessionToken(request: FastifyRequest): string | undefined {
  return request.cookies[cookieName(request, "sid")];
}

/**
 * The cookie of a session in a request that the shop makes to itself. Such a request is unencrypted and local however
 * the browser's came, so without a configured address its cookie has the plain name.
 */
export function inProcessCookie({ isServedByTls }: Pick<ShopApp, "isServedByTls">, token: string): string {
  return `${isServedByTls ? "__Host-" : ""}sid=${encodeURIComponent(token)}`;
}

export function setSessionCookie(request: FastifyRequest, reply: FastifyReply, token: string): void {
  reply.setCookie(
    cookieName(request, "sid"),
    token,
    cookieOptions(request, sessionDays.longest * secondsOfDay),
  );
}

export function clearDeviceCookie(request: FastifyRequest, reply: FastifyReply): void {
  reply.clearCookie(cookieName(request, "device"), cookieOptions(request, 0));
}

export function clearSessionCookie(request: FastifyRequest, reply: FastifyReply): void {
  reply.clearCookie(cookieName(request, "sid"), cookieOptions(request, 0));
}
