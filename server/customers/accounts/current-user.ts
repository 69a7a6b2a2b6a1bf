import cookie from "@fastify/cookie";
import type { FastifyRequest, onRequestAsyncHookHandler } from "fastify";
import type { User } from "#contract/customers/accounts.ts";
import { reason } from "#contract/values/reason.ts";
import { readSessionToken } from "#server/identity/session-cookie.ts";
import { sendError } from "#server/platform/http/send-error.ts";
import type { ShopApp } from "#server/platform/http/shop-app.ts";
import type { Services } from "#server/services.ts";
import { provenOrderOf } from "./order-proof.ts";
import { findSession } from "./sessions.ts";

declare module "fastify" {
  interface FastifyInstance {
    /** The user of the request; undefined for guests. Queries the database once for each request. */
    findUser(request: FastifyRequest): Promise<User | undefined>;
    /** The order that this browser has proven last within the hour; undefined without one. */
    findProvenOrder(request: FastifyRequest): string | undefined;
    requireUser: onRequestAsyncHookHandler;
  }
}

export async function registerCurrentUser(
  app: ShopApp,
  { database, secretKey }: Pick<Services, "database" | "secretKey">,
): Promise<void> {
  await app.register(cookie);
  const known = new WeakMap<FastifyRequest, Promise<User | undefined>>();

  function findUser(request: FastifyRequest): Promise<User | undefined> {
    const asked = known.get(request);
    if (asked) return asked;
    const token = readSessionToken(request);
    const found = token === undefined ? Promise.resolve(undefined) : findSession(database.pool, token);
    known.set(request, found);
    return found;
  }

  app.decorate("findUser", findUser);
  app.decorate("findProvenOrder", (request) => provenOrderOf(secretKey, request));
  app.decorate("requireUser", async (request, reply) => {
    reply.header("cache-control", "no-store");
    if (!(await findUser(request))) return sendError(reply, "NOT_LOGGED_IN", reason("LOG_IN_FIRST"));
    return undefined;
  });
}

/** Whether an id sent by the browser is another user's; a missing one counts as the session's. */
export function claimsAnother(user: User, claimed: string | null | undefined): boolean {
  return claimed !== undefined && claimed !== null && claimed !== "" && claimed !== user.id;
}
