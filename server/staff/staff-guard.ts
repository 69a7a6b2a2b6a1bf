import type { FastifyReply, FastifyRequest, onRequestAsyncHookHandler } from "fastify";
import { reason } from "#contract/values/reason.ts";
import type { StaffRole } from "#contract/values/staff-roles.ts";
import { isForeign } from "#server/platform/http/security.ts";
import { sendError } from "#server/platform/http/send-error.ts";
import type { ShopApp } from "#server/platform/http/shop-app.ts";
import type { StaffCallRights } from "./staff-rights.ts";

export type TabletAccess = "workshop device" | "at the bench";

/** `before login`: anyone, for the login itself. */
export type StaffAccess = readonly [StaffRole, ...StaffRole[]] | "before login" | TabletAccess;

declare module "fastify" {
  interface FastifyContextConfig {
    /** Required on every route of the back office, and read by the guard alone. */
    staff?: StaffAccess;
    /** The session must have been confirmed lately. */
    asksWho?: boolean;
  }
  interface FastifyInstance {
    /** The calls of the back office that are for roles, in the order of their mounting. */
    staffCalls: StaffCallRights[];
  }
}

const guarded = /^\/api\/admin(\/|$)/i;

/** Guards everything under /api/admin: a route without roles stops the start. Other routes are unaffected. */
export function registerStaffGuard(app: ShopApp, publicOrigin: string | undefined): void {
  app.decorate("staffCalls", []);
  app.addHook("onRoute", (route) => {
    if (!guarded.test(route.url)) return;
    const access = route.config?.staff;
    if (access === undefined || access.length === 0) {
      throw new Error(`${[route.method].flat().join()} ${route.url} does not say which roles it is for.`);
    }
    if (typeof access !== "string" && route.method !== "HEAD")
      app.staffCalls.push({ method: String(route.method), path: route.url, roles: access });
    const guard = guardOf(app, access, publicOrigin);
    // After the limits by address, which cost less than finding a session.
    route.onRequest = [...[route.onRequest ?? []].flat(), guard];
  });
}

function guardOf(
  app: ShopApp,
  access: StaffAccess,
  publicOrigin: string | undefined,
): onRequestAsyncHookHandler {
  if (access === "before login") return openGuard(publicOrigin);
  if (access === "workshop device" || access === "at the bench")
    return tabletGuard(app, access, publicOrigin);
  return roleGuard(app, access, publicOrigin);
}

/** Nothing of the back office may be cached or read by other sites, not even those of CORS_ORIGINS. */
function openGuard(publicOrigin: string | undefined): onRequestAsyncHookHandler {
  return async (request, reply) => prepare(request, reply, publicOrigin);
}

function tabletGuard(
  app: ShopApp,
  access: TabletAccess,
  publicOrigin: string | undefined,
): onRequestAsyncHookHandler {
  return async (request, reply) => {
    const refused = prepare(request, reply, publicOrigin);
    if (refused) return refused;
    const bench = await app.findBench(request);
    if (!bench) return sendError(reply, "NOT_LOGGED_IN", reason("TABLET_NOT_LET_IN"));
    if (bench.worker || access === "workshop device") return undefined;
    return sendError(reply, "NOT_LOGGED_IN", reason("BEGIN_WITH_PIN"));
  };
}

function roleGuard(
  app: ShopApp,
  roles: readonly StaffRole[],
  publicOrigin: string | undefined,
): onRequestAsyncHookHandler {
  return async (request, reply) => {
    const refused = prepare(request, reply, publicOrigin);
    if (refused) return refused;
    const staff = await app.findStaff(request);
    if (!staff) return sendError(reply, "NOT_LOGGED_IN", reason("LOG_IN_FIRST"));
    if (roles.includes(staff.role)) {
      if (request.routeOptions.config.asksWho !== true) return undefined;
      return (await isConfirmedLately(app, request)) ? undefined : sendConfirmFirst(reply);
    }
    request.log.warn({ staff: staff.id, role: staff.role, route: request.routeOptions.url }, "denied");
    return sendError(reply, "FORBIDDEN", reason("ROLE_DOES_NOT_INCLUDE"));
  };
}

/**
 * Whether the session gave its second factor, without one its password, lately: an open browser must not give access to
 * money, staff, keys or exports. A handler that gets false returns `sendConfirmFirst`.
 * It gives no reply: an awaited reply resolves to nothing, and the handler would go on.
 */
export async function isConfirmedLately(
  app: Pick<ShopApp, "findStaffSession">,
  request: FastifyRequest,
): Promise<boolean> {
  const session = await app.findStaffSession(request);
  return session?.isConfirmed === true;
}

export function sendConfirmFirst(reply: FastifyReply): FastifyReply {
  return sendError(reply, "CONFIRM_FIRST", reason("CONFIRM_FIRST"));
}

function prepare(
  request: FastifyRequest,
  reply: FastifyReply,
  publicOrigin: string | undefined,
): FastifyReply | undefined {
  reply.header("cache-control", "no-store").header("x-robots-tag", "noindex");
  if (!isForeign(request, publicOrigin, [])) return undefined;
  return sendError(reply, "FORBIDDEN", reason("FROM_ANOTHER_SITE"));
}
