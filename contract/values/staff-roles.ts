/**
 * An owner may do everything, a manager all but staff and settings; the workshop sees job tickets and dispatches, a
 * packer sends parcels and checks them in, and sees no money but the sums that riders collect.
 */
export const staffRoles = ["owner", "manager", "workshop", "packer"] as const;
export type StaffRole = (typeof staffRoles)[number];

/** The `roles` of an endpoint. */
export const owner = ["owner"] as const;
/** Roles that work with orders, products and customers. */
export const office = ["owner", "manager"] as const;
/** Roles that cut and sew. */
export const workshop = ["owner", "manager", "workshop"] as const;
/** Roles that pack and send. */
export const shipping = ["owner", "manager", "packer"] as const;
export const everyone = [...staffRoles] as const;

/** Whether a role works with customers and money, as owners and managers do. */
export function isOfficeRole(role: StaffRole): boolean {
  return office.some((each) => each === role);
}
