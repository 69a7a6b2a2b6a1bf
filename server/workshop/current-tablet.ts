import type { FastifyReply, FastifyRequest } from "fastify";
import type { Database } from "#database/connect.ts";
import { cookieName, cookieOptions } from "#server/identity/session-cookie.ts";
import type { ShopApp } from "#server/platform/http/shop-app.ts";
import { findTablet, type TabletSession } from "./tablet-turns.ts";

declare module "fastify" {
  interface FastifyInstance {
    /**
     * The workshop's tablet that sent the request; undefined for everyone else. Asks the database once for each
     * request.
     */
    findBench(request: FastifyRequest): Promise<TabletSession | undefined>;
  }
}

/** Seconds: as long as browsers keep a cookie at all; each visit of the tablet's first page extends it. */
const deviceSeconds = 400 * 24 * 60 * 60;

function strictOptions(request: FastifyRequest, seconds: number) {
  return { ...cookieOptions(request, seconds), sameSite: "strict" } as const;
}

function readDeviceToken(request: FastifyRequest): string | undefined {
  return request.cookies[cookieName(request, "bench")];
}

export function setDeviceToken(request: FastifyRequest, reply: FastifyReply, token: string): void {
  reply.setCookie(cookieName(request, "bench"), token, strictOptions(request, deviceSeconds));
}

export function renewDeviceToken(request: FastifyRequest, reply: FastifyReply): void {
  const token = readDeviceToken(request);
  if (token !== undefined) setDeviceToken(request, reply, token);
}

/** Ends with the browser; the database ends it sooner. */
export function setTurnToken(request: FastifyRequest, reply: FastifyReply, token: string): void {
  const { maxAge: _none, ...options } = strictOptions(request, 0);
  reply.setCookie(cookieName(request, "turn"), token, options);
}

export function clearTurnToken(request: FastifyRequest, reply: FastifyReply): void {
  reply.clearCookie(cookieName(request, "turn"), strictOptions(request, 0));
}

export function registerCurrentTablet(app: ShopApp, { pool }: Pick<Database, "pool">): void {
  const known = new WeakMap<FastifyRequest, Promise<TabletSession | undefined>>();
  app.decorate("findBench", (request: FastifyRequest) => {
    const asked = known.get(request);
    if (asked) return asked;
    const token = readDeviceToken(request);
    const turn = request.cookies[cookieName(request, "turn")];
    const found = token === undefined ? Promise.resolve(undefined) : findTablet(pool, token, turn);
    known.set(request, found);
    return found;
  });
}
