import type { SecondFactor } from "#contract/staff/staff.ts";
import { isOfficeRole } from "#contract/values/staff-roles.ts";
import type { StaffSession } from "./staff-sessions.ts";

export type SecondFactorRule = "required" | "optional";

export function missingFactor({ staff, isVerified }: StaffSession, rule: SecondFactorRule): SecondFactor {
  if (staff.hasSecondFactor) return isVerified ? "none" : "verify";
  return rule === "required" && isOfficeRole(staff.role) ? "enrol" : "none";
}
