import type { SecondFactor, StaffMember } from "#contract/staff/staff.ts";
import { type Executor, readFirst } from "#database/query.ts";
import { type DeviceOwner, deviceOwnerColumns, isDeviceOf } from "#server/identity/known-device.ts";
import { type LoginContext, type PasswordAttempt, provePassword } from "#server/identity/prove-password.ts";
import { missingFactor, type SecondFactorRule } from "./missing-factor.ts";
import { endStaffSession, findStaffSession, type IdleTimes, startStaffSession } from "./staff-sessions.ts";

export type StaffLoginContext = LoginContext & { rule: () => SecondFactorRule; idle: () => IdleTimes };

export type StaffLogin = PasswordAttempt & {
  oldToken: string | undefined;
};

export type StaffLoginResult =
  | ({ outcome: "logged-in" } & OpenedSession)
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
    const isKnownDevice = account !== undefined && isDeviceOf(context.secretKey, account, attempt.device);
    return openSession(client, context, userId, isKnownDevice);
  });
  if (result.outcome !== "proven") return result;
  return result.opened ? { outcome: "logged-in", ...result.opened } : { outcome: "wrong-credentials" };
}

export type OpenedSession = { staff: StaffMember; missing: SecondFactor; token: string };

/** The session after a password; it opens nothing while a factor is missing. Undefined if access has ended. */
export async function openSession(
  executor: Executor,
  { rule, idle }: Pick<StaffLoginContext, "rule" | "idle">,
  userId: string,
  isKnownDevice: boolean,
): Promise<OpenedSession | undefined> {
  const token = await startStaffSession(executor, userId, { isVerified: false, isKnownDevice });
  const session = await findStaffSession(executor, token, idle());
  return session && { staff: session.staff, missing: missingFactor(session, rule()), token };
}
