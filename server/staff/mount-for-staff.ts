import type { Endpoint } from "#contract/http/endpoint.ts";
import type { StaffMember } from "#contract/staff/staff.ts";
import type { WorkOfRoute } from "#server/platform/http/admission.ts";
import { type CallAnswer, mountCall, type SentCall } from "#server/platform/http/mount.ts";
import type { AddressLimitName } from "#server/platform/http/rate-limit.ts";
import type { ShopApp } from "#server/platform/http/shop-app.ts";

export type StaffCall<E extends Endpoint> = SentCall<E> & { staff: StaffMember };

type StaffEndpoint = Endpoint & Required<Pick<Endpoint, "roles">>;
type StaffHandler<E extends Endpoint> = (call: StaffCall<E>) => CallAnswer<E>;
type StaffOptions = {
  work?: WorkOfRoute;
  /** For automatic polling of an open page: it does not extend the session. */
  isUse?: false;
};

/**
 * Mounts a call of the back office for the `roles` of its endpoint, which the guard of /api/admin checks before
 * anything else is read.
 */
export function mountForStaff<E extends StaffEndpoint>(
  app: ShopApp,
  endpoint: E,
  ...given: [handler: StaffHandler<E>] | [options: StaffOptions, handler: StaffHandler<E>]
): void {
  const [{ work = "signedIn", isUse = true }, handler] = given.length === 1 ? [{}, given[0]] : given;
  const options = {
    limits: ["backOffice"],
    guards: [],
    config: { staff: endpoint.roles, work, isUseOfSession: isUse, asksWho: endpoint.asksWho ?? false },
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
