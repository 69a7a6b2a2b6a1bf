import { randomUUID } from "node:crypto";
import type pg from "pg";
import type { PasswordLink, StaffAccount, StaffMember } from "#contract/staff/staff.ts";
import type { StaffRole } from "#contract/values/staff-roles.ts";
import { type Executor, write } from "#database/query.ts";
import { timeOrderedId } from "#database/time-ordered-id.ts";
import { withTransaction } from "#database/transaction.ts";
import { queueMail } from "#server/platform/jobs/queue-mail.ts";
import { isUuid } from "#server/platform/queries/is-uuid.ts";
import type { AuditAction } from "./audit-sentences.ts";
import { asPasswordLink, endPasswordLinks, invitationMinutes, makePasswordLink } from "./password-links.ts";
import { recordChange } from "./record-change.ts";
import { removeSecondFactor } from "./second-factors.ts";
import { findStaffAccount, isOwnerLeftWithout, lockStaffAccount } from "./staff-rows.ts";
import { endStaffSessions } from "./staff-sessions.ts";

export type StaffOffice = {
  pool: pg.Pool;
  origin: string;
  staff: Pick<StaffMember, "id">;
};

export type StaffChanges = {
  name?: string | undefined;
  role?: StaffRole | undefined;
  isActive?: boolean | undefined;
};

type Missing = { outcome: "unknown" };

const facts = ({ name, email, role, isActive }: StaffAccount) => ({ name, email, role, isActive });

/** Refuses a customer's address: the customer's password must not give access to the back office. */
export async function createStaff(
  { pool, origin, staff }: StaffOffice,
  person: { name: string; email: string; role: StaffRole },
): Promise<
  { outcome: "created"; account: StaffAccount; passwordLink: PasswordLink } | { outcome: "email-taken" }
> {
  return withTransaction(pool, async (client) => {
    const id = timeOrderedId();
    const changed = await write(client)<{ id: string }>`
      insert into users (id, name, email, role)
      values (${id}, ${person.name}, ${person.email}, ${person.role})
      on conflict (lower(email)) do nothing
      returning id`;
    if (changed.length === 0) return { outcome: "email-taken" };
    const link = await makePasswordLink(client, id);
    await mailInvitation(client, { ...person, path: link.path });
    const account = await reread(client, id);
    const subject = { kind: "staff", id };
    await recordChange(client, {
      staff,
      action: "staff.create",
      subject,
      before: null,
      after: facts(account),
    });
    return { outcome: "created", account, passwordLink: asPasswordLink(link, origin) };
  });
}

export function updateStaff(
  office: StaffOffice,
  id: string,
  changes: StaffChanges,
): Promise<{ outcome: "updated"; account: StaffAccount } | { outcome: "last-owner" } | Missing> {
  return withMember(office, id, async (client, before) => {
    const name = changes.name ?? before.name;
    const role = changes.role ?? before.role;
    const isActive = changes.isActive ?? before.isActive;
    const leavesOwners = before.role === "owner" && before.isActive && !(role === "owner" && isActive);
    if (leavesOwners && !(await isOwnerLeftWithout(client, id))) return { outcome: "last-owner" };
    await write(client)`
      update users set name = ${name}, role = ${role},
        deactivated_at = case when ${isActive}::boolean then null else coalesce(deactivated_at, now()) end
      where id = ${id}::uuid`;
    if (role !== before.role || !isActive) await endStaffSessions(client, id);
    if (!isActive) await endPasswordLinks(client, id);
    const account = await reread(client, id);
    await record(client, office, "staff.update", before, account);
    return { outcome: "updated", account };
  });
}

export function resetSecondFactor(
  office: StaffOffice,
  id: string,
): Promise<{ outcome: "reset"; account: StaffAccount } | Missing> {
  return withMember(office, id, async (client, before) => {
    await removeSecondFactor(client, id);
    await endStaffSessions(client, id);
    await recordChange(client, {
      staff: office.staff,
      action: "staff.resetSecondFactor",
      subject: { kind: "staff", id },
      before: { hasSecondFactor: before.hasSecondFactor },
      after: { hasSecondFactor: false },
    });
    return { outcome: "reset", account: await reread(client, id) };
  });
}

/** The old password is valid until a new one is chosen. Undefined for an id not of staff. */
export function createPasswordLink(
  office: StaffOffice,
  id: string,
): Promise<{ outcome: "made"; passwordLink: PasswordLink } | Missing> {
  return withMember(office, id, async (client) => {
    const passwordLink = asPasswordLink(await makePasswordLink(client, id), office.origin);
    const subject = { kind: "staff", id };
    const after = { validUntil: passwordLink.validUntil };
    await recordChange(client, { staff: office.staff, action: "staff.link", subject, before: null, after });
    return { outcome: "made", passwordLink };
  });
}

/** Mails a new link; earlier ones end. Refuses a person whose access has ended. */
export function sendInvitation(
  office: StaffOffice,
  id: string,
): Promise<{ outcome: "sent"; account: StaffAccount } | Missing> {
  return withMember(office, id, async (client, before) => {
    if (!before.isActive) return { outcome: "unknown" };
    const { path, validUntil } = await makePasswordLink(client, id);
    await mailInvitation(client, { ...before, path });
    const after = { validUntil: validUntil.toISOString() };
    const subject = { kind: "staff", id };
    await recordChange(client, { staff: office.staff, action: "staff.invite", subject, before: null, after });
    return { outcome: "sent", account: await reread(client, id) };
  });
}

export function withdrawInvitation(
  office: StaffOffice,
  id: string,
): Promise<{ outcome: "withdrawn"; account: StaffAccount } | Missing> {
  return withMember(office, id, async (client, { invitedUntil }) => {
    await endPasswordLinks(client, id);
    const subject = { kind: "staff", id };
    const before = { validUntil: invitedUntil };
    await recordChange(client, {
      staff: office.staff,
      action: "staff.withdrawInvitation",
      subject,
      before,
      after: { validUntil: null },
    });
    return { outcome: "withdrawn", account: await reread(client, id) };
  });
}

async function mailInvitation(
  executor: Executor,
  { name, email, path }: { name: string; email: string; path: string },
): Promise<void> {
  await queueMail(executor, {
    kind: "staff-invitation",
    event: `staff-invitation:${randomUUID()}`,
    recipient: email,
    data: { name, path, minutes: invitationMinutes },
  });
}

async function withMember<Result>(
  { pool }: StaffOffice,
  id: string,
  change: (client: pg.PoolClient, before: StaffAccount) => Promise<Result>,
): Promise<Result | Missing> {
  if (!isUuid(id)) return { outcome: "unknown" };
  return withTransaction<Result | Missing>(pool, async (client) => {
    const before = await lockStaffAccount(client, id);
    return before ? change(client, before) : { outcome: "unknown" };
  });
}

function record(
  executor: Executor,
  { staff }: StaffOffice,
  action: AuditAction,
  before: StaffAccount,
  after: StaffAccount,
): Promise<void> {
  const subject = { kind: "staff", id: after.id };
  return recordChange(executor, { staff, action, subject, before: facts(before), after: facts(after) });
}

async function reread(executor: Executor, id: string): Promise<StaffAccount> {
  const account = await findStaffAccount(executor, id);
  if (!account) throw new Error("A member of staff was gone once they were saved.");
  return account;
}
