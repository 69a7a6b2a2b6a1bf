import type { SecondFactor, StaffMember } from "#contract/staff/staff.ts";
import { type Executor, readFirst } from "#database/query.ts";
import { type DeviceOwner, deviceOwnerColumns } from "#server/identity/known-device.ts";
import { type LoginContext, type PasswordAttempt, provePassword } from "#server/identity/prove-password.ts";
import { missingFactor, type SecondFactorRule } from "./missing-factor.ts";
import { endStaffSession, findStaffSession, startStaffSession } from "./staff-sessions.ts";

export type StaffLoginContext = LoginContext & { rule: () => SecondFactorRule };

export type StaffLogin = PasswordAttempt & {
  oldToken: string | undefined;
};

export type StaffLoginResult =
  /** `token` is for the browser; the session opens nothing while a factor is missing. */
  | { outcome: "logged-in"; staff: StaffMember; missing: SecondFactor; token: string }
  | { outcome: "wrong-credentials" }
  | { outcome: "too-many"; seconds: number };

/**
 * Ends the session that the browser had. Unknown addresses, customers and former staff are alike, in answer and work.
 */
export async function logInStaff(context: StaffLoginContext, attempt: StaffLogin): Promise<StaffLoginResult> {
  const account = await readFirst(context.pool)<DeviceOwner & { password_hash: string | null }>`
    select ${deviceOwnerColumns}, u.password_hash from users u
    where lower(u.email) = lower(${attempt.email}::text) and u.role <> 'customer' and u.deactivated_at is null`;
  const result = await provePassword(context, account, attempt, async (client, userId) => {
    if (attempt.oldToken !== undefined) await endStaffSession(client, attempt.oldToken);
    return openSession(client, userId);
  });
  if (result.outcome !== "proven") return result;
  const { token, session } = result.opened;
  if (!session) return { outcome: "wrong-credentials" };
  const missing = missingFactor(session, context.rule());
  return { outcome: "logged-in", staff: session.staff, missing, token };
}

async function openSession(executor: Executor, userId: string) {
  const token = await startStaffSession(executor, userId, { isVerified: false });
  return { token, session: await findStaffSession(executor, token) };
}
