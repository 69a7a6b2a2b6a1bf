/**
 * Who works here: the owner may do everything, a manager everything but staff and settings, the workshop sees job tickets
 * and dispatches.
 */
export const staffRoles = ["owner", "manager", "workshop"] as const;
export type StaffRole = (typeof staffRoles)[number];
