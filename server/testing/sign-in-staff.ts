import { randomBytes } from "node:crypto";
import { hash } from "@node-rs/argon2";
import type { StaffMember } from "#contract/staff/staff.ts";
import type { StaffRole } from "#contract/values/staff-roles.ts";
import type { Database } from "#database/connect.ts";
import { timeOrderedId } from "#database/time-ordered-id.ts";
import { sealSecret } from "../staff/seal-secret.ts";
import { startStaffSession } from "../staff/staff-sessions.ts";

/** Argon2's minimum. */
const cheap = { memoryCost: 8, timeCost: 1 };

export type SignedInStaff = {
  staff: StaffMember;
  cookie: string;
  password: string;
  secret: Buffer;
};

/**
 * Makes a member of staff with an authenticator app and a complete session: send `cookie` as in `shop.post(url, body,
 * { cookie })`.
 */
export async function signInStaff(
  { database, services }: { database: Database; services: { secretKey: Buffer } },
  role: StaffRole,
  person: { name?: string; email?: string } = {},
): Promise<SignedInStaff> {
  const id = timeOrderedId();
  const password = `marked staff ${randomBytes(12).toString("base64url")}`;
  const secret = randomBytes(20);
  const name = person.name ?? `Marked ${role}`;
  const email = person.email ?? `${role}.marked.${id}@example.com`;
  await database.kysely
    .insertInto("users")
    .values({ id, name, email, role, password_hash: await hash(password, cheap) })
    .execute();
  const sealed = sealSecret(services.secretKey, id, secret);
  await database.kysely
    .insertInto("second_factors")
    .values({ user_id: id, secret: sealed, confirmed_at: new Date() })
    .execute();
  const token = await startStaffSession(database.pool, id, { isVerified: true });
  return {
    staff: { id, name, email, role, hasSecondFactor: true },
    cookie: `staff=${token}`,
    password,
    secret,
  };
}
