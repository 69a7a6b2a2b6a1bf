import type { StaffRole } from "#contract/values/staff-roles.ts";

export const roleWords: Record<StaffRole, { name: string; may: string }> = {
  owner: { name: "Owner", may: "Everything, staff and settings too." },
  manager: { name: "Manager", may: "Everything but staff and settings." },
  workshop: { name: "Workshop", may: "Job tickets and dispatch." },
};
