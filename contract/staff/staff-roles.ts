/** An owner may do everything, a manager all but staff and settings; the workshop sees job tickets and dispatches. */
export const staffRoles = ["owner", "manager", "workshop"] as const;
export type StaffRole = (typeof staffRoles)[number];
