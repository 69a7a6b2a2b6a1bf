import type { StaffRole } from "#contract/values/staff-roles.ts";
import { type Door, doorsOf } from "../doors.ts";
import { screens } from "../screens.ts";

export function navigationOf(role: StaffRole): Door[] {
  const paths = screens
    .filter(({ roles }) => roles.includes(role))
    .flatMap(({ pages }) => Object.keys(pages));
  return doorsOf(role, new Set(paths));
}
