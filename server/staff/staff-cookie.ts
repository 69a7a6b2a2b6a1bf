import type { FastifyReply, FastifyRequest } from "fastify";
import { cookieName, cookieOptions } from "#server/identity/session-cookie.ts";
import { staffSessionTimes } from "./staff-sessions.ts";

const name = "staff";

/** Unlike a customer's: not sent with any navigation from another site, not even a link. */
function strictOptions(request: FastifyRequest, seconds: number) {
  return { ...cookieOptions(request, seconds), sameSite: "strict" } as const;
}

export function readStaffToken(request: FastifyRequest): string | undefined {
  return request.cookies[cookieName(request, name)];
}

export function setStaffCookie(request: FastifyRequest, reply: FastifyReply, token: string): void {
  const options = strictOptions(request, staffSessionTimes.longest / 1000);
  reply.setCookie(cookieName(request, name), token, options);
}

export function clearStaffCookie(request: FastifyRequest, reply: FastifyReply): void {
  reply.clearCookie(cookieName(request, name), strictOptions(request, 0));
}
