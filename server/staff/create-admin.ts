import type pg from "pg";
import { type Executor, readFirst, write } from "#database/query.ts";
import { timeOrderedId } from "#database/time-ordered-id.ts";
import { withTransaction } from "#database/transaction.ts";
import { isCommonPassword } from "#server/identity/common-passwords.ts";
import { hashPassword } from "#server/identity/hash-password.ts";
import type { AuditAction } from "./audit-sentences.ts";
import { endPasswordLinks } from "./password-links.ts";
import { recordChange } from "./record-change.ts";
import { removeSecondFactor } from "./second-factors.ts";
import { endStaffSessions } from "./staff-sessions.ts";

export type Admin = { name: string; email: string; password: string };

export type CreatedAdmin = {
  /**
   * `restored`: a member of staff with this address is an owner again, with this password and without a second
   * factor.
   */
  outcome: "created" | "restored" | "customer" | "common-password";
};

type Row = { id: string; role: string };

export async function hasStaff(executor: Executor): Promise<boolean> {
  const row = await readFirst(executor)<{ found: boolean }>`
    select exists (select from users where role <> 'customer') as found`;
  return row?.found === true;
}

/** Refuses a customer's account: its password or mailbox must not give access to the back office. */
export async function createAdmin(pool: pg.Pool, admin: Admin): Promise<CreatedAdmin> {
  const { name, email, password } = admin;
  if (await isCommonPassword(password)) return { outcome: "common-password" };
  const hash = await hashPassword(password);
  return withTransaction<CreatedAdmin>(pool, async (client) => {
    const id = timeOrderedId();
    const changed = await write(client)<{ id: string }>`
      insert into users (id, name, email, role, password_hash)
      values (${id}, ${name}, ${email}, 'owner', ${hash})
      on conflict (lower(email)) do nothing
      returning id`;
    if (changed.length === 1) {
      await record(client, id, "staff.createAdmin");
      return { outcome: "created" };
    }
    const account = await readFirst(client)<Row>`
      select id, role from users where lower(email) = lower(${email}::text) for no key update`;
    if (!account || account.role === "customer") return { outcome: "customer" };
    await write(client)`
      update users set name = ${name}, role = 'owner', deactivated_at = null, password_hash = ${hash}
      where id = ${account.id}::uuid`;
    await removeSecondFactor(client, account.id);
    await endPasswordLinks(client, account.id);
    await endStaffSessions(client, account.id);
    await record(client, account.id, "staff.restoreAdmin");
    return { outcome: "restored" };
  });
}

function record(executor: Executor, id: string, action: AuditAction): Promise<void> {
  const subject = { kind: "staff", id };
  return recordChange(executor, {
    staff: { id },
    action,
    subject,
    before: null,
    after: { role: "owner", isActive: true },
  });
}

/**
 * Creates the owner named in the settings if there are no staff. Otherwise the settings are ignored, so that an old
 * password in them opens nothing. Returns a sentence for the operator about either; throws one if it cannot.
 */
export async function createFirstAdmin(pool: pg.Pool, admin: Admin): Promise<string> {
  if (await hasStaff(pool)) return ignoredSentence;
  const { outcome } = await createAdmin(pool, admin);
  if (outcome === "customer") throw new Error(customerSentence("ADMIN_EMAIL"));
  if (outcome === "common-password") throw new Error("ADMIN_PASSWORD is too common. Choose another one.");
  return `${admin.email} is the first owner and may log in at /admin.`;
}

const ignoredSentence =
  "ADMIN_EMAIL and ADMIN_PASSWORD are ignored, because this shop has staff already: remove them. " +
  "npm run create-admin adds an owner or lets a locked-out one in.";

export function customerSentence(what: string): string {
  return `${what} is the address of a customer. Staff need one of their own.`;
}
