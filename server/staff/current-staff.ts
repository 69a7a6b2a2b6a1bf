import type { FastifyRequest } from "fastify";
import type { StaffMember } from "#contract/staff/staff.ts";
import type { ShopApp } from "#server/platform/http/shop-app.ts";
import type { Services } from "#server/services.ts";
import { missingFactor } from "./missing-factor.ts";
import { readStaffToken } from "./staff-cookie.ts";
import { findStaffSession, peekStaffSession, type StaffSession } from "./staff-sessions.ts";

declare module "fastify" {
  interface FastifyInstance {
    /** The staff session of the request, complete or not. Queries the database once for each request. */
    findStaffSession(request: FastifyRequest): Promise<StaffSession | undefined>;
    findStaff(request: FastifyRequest): Promise<StaffMember | undefined>;
  }
  interface FastifyContextConfig {
    /** Whether a call extends its session; true by default. */
    isUseOfSession?: boolean;
  }
}

export function registerCurrentStaff(
  app: ShopApp,
  { database: { pool }, settings }: Pick<Services, "database" | "settings">,
): void {
  const known = new WeakMap<FastifyRequest, Promise<StaffSession | undefined>>();

  function findSession(request: FastifyRequest): Promise<StaffSession | undefined> {
    const asked = known.get(request);
    if (asked) return asked;
    const token = readStaffToken(request);
    const find = request.routeOptions.config.isUseOfSession === false ? peekStaffSession : findStaffSession;
    const found = token === undefined ? Promise.resolve(undefined) : find(pool, token, settings());
    known.set(request, found);
    return found;
  }

  function staffOf(session: StaffSession | undefined): StaffMember | undefined {
    return session && missingFactor(session, settings().staffSecondFactor) === "none"
      ? session.staff
      : undefined;
  }

  app.decorate("findStaffSession", findSession);
  app.decorate("findStaff", async (request) => staffOf(await findSession(request)));
}
