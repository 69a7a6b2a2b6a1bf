import { randomUUID } from "node:crypto";
import { type Executor, read, readFirst, writeFirst } from "#database/query.ts";
import { withTransaction } from "#database/transaction.ts";
import { isCommonPassword } from "#server/identity/common-passwords.ts";
import { hashPassword } from "#server/identity/hash-password.ts";
import { type DeviceOwner, deviceOwnerColumns } from "#server/identity/known-device.ts";
import { type PasswordAttempt, provePassword } from "#server/identity/prove-password.ts";
import { queueMail } from "#server/platform/jobs/queue-mail.ts";
import type { AuditAction } from "./audit-sentences.ts";
import { type OpenedSession, openSession, type StaffLoginContext } from "./log-in-staff.ts";
import { endPasswordLinks, findOwnerOfLink } from "./password-links.ts";
import { recordChange } from "./record-change.ts";
import { confirmStaffSession, endStaffSession, endStaffSessions } from "./staff-sessions.ts";

export type ChosenPassword =
  | ({ outcome: "chosen" } & OpenedSession)
  | { outcome: "link-ended" }
  | { outcome: "common-password" };

export type ChangedPassword =
  | { outcome: "changed" }
  | { outcome: "common-password" }
  | { outcome: "wrong-credentials" }
  | { outcome: "too-many"; seconds: number };

type Owner = { name: string; email: string };

const lockOwner = (executor: Executor, id: string) => read(executor)<{ id: string }>`
  select id from users where id = ${id}::uuid for no key update`;

function selectHash(executor: Executor, id: string) {
  return readFirst(executor)<
    DeviceOwner & { password_hash: string | null }
  >`select ${deviceOwnerColumns}, u.password_hash from users u where u.id = ${id}::uuid`;
}

/**
 * Uses up the link, ends all sessions of the member of staff, mails them, and starts a session, which a second factor
 * still has to complete. Throws QueueFullError when too many hashes wait.
 */
export async function choosePassword(
  { pool, ...context }: Pick<StaffLoginContext, "pool" | "rule" | "idle">,
  { token, password, oldToken }: { token: string; password: string; oldToken: string | undefined },
): Promise<ChosenPassword> {
  if ((await findOwnerOfLink(pool, token)) === undefined) return { outcome: "link-ended" };
  if (await isCommonPassword(password)) return { outcome: "common-password" };
  const hash = await hashPassword(password);
  return withTransaction<ChosenPassword>(pool, async (client) => {
    const id = await findOwnerOfLink(client, token);
    if (id === undefined) return { outcome: "link-ended" };
    await lockOwner(client, id);
    // Recheck behind the lock: the second of two simultaneous uses finds it used.
    if ((await findOwnerOfLink(client, token)) === undefined) return { outcome: "link-ended" };
    await endPasswordLinks(client, id);
    await save(client, { id, hash, action: "staff.choosePassword" });
    await endStaffSessions(client, id);
    if (oldToken !== undefined) await endStaffSession(client, oldToken);
    const opened = await openSession(client, context, id, false);
    return opened ? { outcome: "chosen", ...opened } : { outcome: "link-ended" };
  });
}

/** For staff without an authenticator app. */
export async function confirmByPassword(
  context: StaffLoginContext,
  staff: { id: string; token: string },
  attempt: PasswordAttempt,
): Promise<{ outcome: "right" | "wrong-credentials" } | { outcome: "too-many"; seconds: number }> {
  const account = await selectHash(context.pool, staff.id);
  const proven = await provePassword(context, account, attempt, (client) =>
    confirmStaffSession(client, staff.token),
  );
  return proven.outcome === "proven" ? { outcome: "right" } : proven;
}

export async function changePassword(
  context: StaffLoginContext,
  staff: { id: string; token: string },
  { newPassword, ...attempt }: PasswordAttempt & { newPassword: string },
): Promise<ChangedPassword> {
  if (await isCommonPassword(newPassword)) return { outcome: "common-password" };
  const kept = await selectHash(context.pool, staff.id);
  const proven = await provePassword(context, kept, attempt, async () => undefined);
  if (proven.outcome !== "proven") return proven;
  const hash = await hashPassword(newPassword);
  return withTransaction<ChangedPassword>(context.pool, async (client) => {
    await lockOwner(client, staff.id);
    const now = await selectHash(client, staff.id);
    if (now?.password_hash !== kept?.password_hash) return { outcome: "wrong-credentials" };
    await endPasswordLinks(client, staff.id);
    await save(client, { id: staff.id, hash, action: "staff.changePassword" });
    await endStaffSessions(client, staff.id, staff.token);
    return { outcome: "changed" };
  });
}

async function save(
  executor: Executor,
  { id, hash, action }: { id: string; hash: string; action: AuditAction },
): Promise<void> {
  const owner = await writeFirst(executor)<Owner>`
    update users set password_hash = ${hash} where id = ${id}::uuid returning name, email`;
  if (!owner) throw new Error("A member of staff was gone while their password was set.");
  const subject = { kind: "staff", id };
  await recordChange(executor, { staff: { id }, action, subject, before: null, after: null });
  await queueMail(executor, {
    kind: "staff-password-changed",
    event: `staff-password-changed:${randomUUID()}`,
    recipient: owner.email,
    data: { name: owner.name },
  });
}
