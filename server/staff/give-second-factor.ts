import type pg from "pg";
import type { StaffMember } from "#contract/staff/staff.ts";
import { type Executor, read } from "#database/query.ts";
import { withTransaction } from "#database/transaction.ts";
import type { StaffLoginContext } from "./log-in-staff.ts";
import { recordChange } from "./record-change.ts";
import { replaceRecoveryCodes, spendRecoveryCode } from "./recovery-codes.ts";
import { OtherKeyError } from "./seal-secret.ts";
import { spendAppCode } from "./second-factors.ts";
import {
  confirmStaffSession,
  endStaffSession,
  endStaffSessions,
  findStaffSession,
  type IdleTimes,
  type StaffSession,
  startStaffSession,
} from "./staff-sessions.ts";

type Opened<Result> =
  | ({ outcome: "right" } & Result)
  | { outcome: "wrong" | "session-ended" | "other-key" }
  | { outcome: "too-many"; seconds: number };

type Verified = { staff: StaffMember; token: string };

export type CodeAttempt = {
  staff: StaffMember;
  token: string;
  code: string;
};

/** Returns a new token: the old one was known before authentication. */
export function verifySecondFactor(
  context: StaffLoginContext,
  attempt: CodeAttempt,
): Promise<Opened<Verified>> {
  return tryCode(context, attempt, async (client, session) => {
    const { staff, code, token } = attempt;
    if (!(await isRightCode(client, context.secretKey, staff.id, code))) return undefined;
    const { isKnownDevice } = session;
    await endStaffSession(client, token);
    return startVerified(client, context.idle(), staff.id, isKnownDevice);
  });
}

/** Returns the recovery codes, shown only once, and ends all other sessions of this member of staff. */
export function confirmSecondFactor(
  context: StaffLoginContext,
  attempt: CodeAttempt,
): Promise<Opened<Verified & { recoveryCodes: string[] }>> {
  return tryCode(context, attempt, async (client) => {
    const { staff, code } = attempt;
    if (!(await spendAppCode(client, context.secretKey, { userId: staff.id, code, isConfirmed: false }))) {
      return undefined;
    }
    await endStaffSessions(client, staff.id);
    const recoveryCodes = await replaceRecoveryCodes(client, staff.id);
    await recordChange(client, {
      staff,
      action: "staff.enrolSecondFactor",
      subject: { kind: "staff", id: staff.id },
      before: { hasSecondFactor: false },
      after: { hasSecondFactor: true },
    });
    return { ...(await startVerified(client, context.idle(), staff.id, false)), recoveryCodes };
  });
}

/** Confirms a session that is complete; `token` stays. */
export function confirmByCode(context: StaffLoginContext, attempt: CodeAttempt): Promise<Opened<object>> {
  return tryCode(context, attempt, async (client) => {
    const { staff, code, token } = attempt;
    if (!(await isRightCode(client, context.secretKey, staff.id, code))) return undefined;
    await confirmStaffSession(client, token);
    return {};
  });
}

export function renewRecoveryCodes(
  context: StaffLoginContext,
  attempt: CodeAttempt,
): Promise<Opened<{ recoveryCodes: string[] }>> {
  return tryCode(context, attempt, async (client) => {
    const { staff, code } = attempt;
    if (!(await spendAppCode(client, context.secretKey, { userId: staff.id, code, isConfirmed: true }))) {
      return undefined;
    }
    const recoveryCodes = await replaceRecoveryCodes(client, staff.id);
    const subject = { kind: "staff", id: staff.id };
    await recordChange(client, {
      staff,
      action: "staff.renewRecoveryCodes",
      subject,
      before: null,
      after: null,
    });
    return { recoveryCodes };
  });
}

/** A try is counted before the comparison, and returned unless the code was wrong. */
async function tryCode<Result>(
  { app, pool, idle }: StaffLoginContext,
  { staff, token }: CodeAttempt,
  use: (client: pg.PoolClient, session: StaffSession) => Promise<Result | undefined>,
): Promise<Opened<Result>> {
  const turn = await app.takeOf("secondFactor", staff.id);
  if (turn.outcome === "refused") return { outcome: "too-many", seconds: turn.seconds };
  let failed = false;
  try {
    return await withTransaction<Opened<Result>>(pool, async (client) => {
      // Blocks a new password, another role and deactivation until the session exists for them to end.
      await read(client)<{ id: string }>`
        select id from users where id = ${staff.id}::uuid for share`;
      const session = await findStaffSession(client, token, idle());
      if (!session) return { outcome: "session-ended" };
      const result = await use(client, session);
      failed = result === undefined;
      return result === undefined ? { outcome: "wrong" } : { outcome: "right", ...result };
    });
  } catch (error) {
    if (error instanceof OtherKeyError) return { outcome: "other-key" };
    throw error;
  } finally {
    if (!failed) await turn.giveBack();
  }
}

async function isRightCode(
  executor: Executor,
  secretKey: Buffer,
  userId: string,
  code: string,
): Promise<boolean> {
  const digits = code.replace(/\s/g, "");
  if (!/^\d{6}$/.test(digits)) return spendRecoveryCode(executor, userId, code);
  return spendAppCode(executor, secretKey, { userId, code: digits, isConfirmed: true });
}

async function startVerified(
  executor: Executor,
  idle: IdleTimes,
  userId: string,
  isKnownDevice: boolean,
): Promise<Verified> {
  const token = await startStaffSession(executor, userId, { isVerified: true, isKnownDevice });
  const session = await findStaffSession(executor, token, idle);
  if (!session) throw new Error("A session of staff was not there once it had begun.");
  return { staff: session.staff, token };
}
