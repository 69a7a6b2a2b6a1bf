/** An owner may do everything, a manager all but staff and settings; the workshop sees job tickets and dispatches. */
export const staffRoles = ["owner", "manager", "workshop"] as const;
export type StaffRole = (typeof staffRoles)[number];

/** The `roles` of an endpoint. */
export const owner = ["owner"] as const;
/** Roles that work with orders, products and customers. */
export const office = ["owner", "manager"] as const;
export const everyone = [...staffRoles] as const;
