import type { StaffRole } from "#contract/values/staff-roles.ts";
import { type Door, doorsOf } from "../doors.ts";
import { screens } from "../screens.ts";

/** The paths of the screens that a role may open, such as `orders` and `orders/:id`. */
export function pathsOf(role: StaffRole): ReadonlySet<string> {
  return new Set(
    screens.filter(({ roles }) => roles.includes(role)).flatMap(({ pages }) => Object.keys(pages)),
  );
}

export function navigationOf(role: StaffRole): Door[] {
  return doorsOf(role, pathsOf(role));
}
