import type { CallOutput } from "#contract/http/endpoint.ts";
import { areaOf, type listRights, rightAreaNames, type rightLevels } from "#contract/staff/rights.ts";
import { type StaffRole, staffRoles } from "#contract/values/staff-roles.ts";

export type StaffCallRights = { method: string; path: string; roles: readonly StaffRole[] };

type Areas = CallOutput<typeof listRights>["areas"];

/** Summarises the roles of calls by area and role; a call of no area is left out, and a test fails for it. */
export function summariseRights(calls: readonly StaffCallRights[]): Areas {
  return rightAreaNames.flatMap((area) => {
    const own = calls.filter(({ path }) => areaOf(path) === area);
    if (own.length === 0) return [];
    const levels = Object.fromEntries(staffRoles.map((role) => [role, levelOf(role, own)]));
    return [{ area, levels: levels as Areas[number]["levels"] }];
  });
}

function levelOf(role: StaffRole, calls: readonly StaffCallRights[]): (typeof rightLevels)[number] {
  const may = calls.filter(({ roles }) => roles.includes(role));
  if (may.length === calls.length) return "all";
  if (may.length === 0) return "none";
  return may.every(({ method }) => method === "GET") ? "read" : "part";
}
