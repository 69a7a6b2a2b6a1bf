import type { Endpoint } from "#contract/http/endpoint.ts";
import type { StaffMember } from "#contract/staff/staff.ts";
import type { StaffRole } from "#contract/staff/staff-roles.ts";
import type { WorkOfRoute } from "#server/platform/http/admission.ts";
import { type CallAnswer, mountCall, type SentCall } from "#server/platform/http/mount.ts";
import type { AddressLimitName } from "#server/platform/http/rate-limit.ts";
import type { ShopApp } from "#server/platform/http/shop-app.ts";

export type StaffCall<E extends Endpoint> = SentCall<E> & { staff: StaffMember };

export type MountForStaffOptions = {
  roles: readonly [StaffRole, ...StaffRole[]];
  limits?: readonly AddressLimitName[];
  work?: WorkOfRoute;
};

/** Everyone who works with orders, products and customers. */
export const officeRoles = ["owner", "manager"] as const;
/** Everyone who works here: job tickets and dispatch. */
export const allStaff = ["owner", "manager", "workshop"] as const;

/** The guard of /api/admin has found the sender's role among `roles` before anything else was read. */
export function mountForStaff<E extends Endpoint>(
  app: ShopApp,
  endpoint: E,
  { roles, limits = [], work = "signedIn" }: MountForStaffOptions,
  handler: (call: StaffCall<E>) => CallAnswer<E>,
): void {
  const options = {
    limits: ["backOffice", ...limits],
    guards: [],
    config: { staff: roles, work },
    isHidden: true,
  } as const;
  mountCall(app, endpoint, options, async (call) => {
    const staff = await app.findStaff(call.request);
    if (!staff) throw new Error(`${endpoint.path} was reached without a guard.`);
    return handler({ ...call, staff });
  });
}

export function mountBeforeLogin<E extends Endpoint>(
  app: ShopApp,
  endpoint: E,
  limits: readonly AddressLimitName[],
  handler: (call: SentCall<E>) => CallAnswer<E>,
): void {
  const config = { staff: "before login", work: "login" } as const;
  mountCall(app, endpoint, { limits, guards: [], config, isHidden: true }, handler);
}
