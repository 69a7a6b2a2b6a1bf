import { sql } from "kysely";
import type { StaffAccount } from "#contract/staff/staff.ts";
import type { StaffRole } from "#contract/values/staff-roles.ts";
import { type Executor, read, readFirst } from "#database/query.ts";

type Row = {
  id: string;
  name: string;
  email: string;
  role: StaffRole;
  has_second_factor: boolean;
  has_password: boolean;
  active: boolean;
  created_at: Date;
  last_seen_at: Date | null;
  invited_until: Date | null;
};

const account = sql<Row>`
  select u.id, u.name, u.email, u.role, u.password_hash is not null as has_password,
    u.deactivated_at is null as active, u.created_at,
    exists (
      select from second_factors f where f.user_id = u.id and f.confirmed_at is not null
    ) as has_second_factor,
    (select max(s.last_seen_at) from staff_sessions s where s.user_id = u.id) as last_seen_at,
    (select l.expires_at from password_links l where l.user_id = u.id and l.expires_at > now()) as invited_until
  from users u`;

function asAccount(row: Row): StaffAccount {
  return {
    id: row.id,
    name: row.name,
    email: row.email,
    role: row.role,
    hasSecondFactor: row.has_second_factor,
    isActive: row.active,
    hasPassword: row.has_password,
    createdAt: row.created_at.toISOString(),
    lastSeenAt: row.last_seen_at?.toISOString() ?? null,
    invitedUntil: row.invited_until?.toISOString() ?? null,
  };
}

export async function listStaff(executor: Executor): Promise<StaffAccount[]> {
  const found = await read(executor)<Row>`
    ${account} where u.role <> 'customer' order by lower(u.name), u.id`;
  return found.map(asAccount);
}

export async function findStaffAccount(executor: Executor, id: string): Promise<StaffAccount | undefined> {
  const row = await readFirst(executor)<Row>`
    ${account} where u.id = ${id}::uuid and u.role <> 'customer'`;
  return row && asAccount(row);
}

export async function lockStaffAccount(executor: Executor, id: string): Promise<StaffAccount | undefined> {
  await read(executor)<{ id: string }>`
    select id from users where id = ${id}::uuid and role <> 'customer' for no key update`;
  return findStaffAccount(executor, id);
}

/**
 * Whether an active owner who can log in remains without this one. Locks all owners until the end of the transaction,
 * so that two cannot deactivate each other.
 */
export async function isOwnerLeftWithout(executor: Executor, id: string): Promise<boolean> {
  const owners = await read(executor)<{ id: string; can_log_in: boolean }>`
    select id, password_hash is not null as can_log_in from users
    where role = 'owner' and deactivated_at is null order by id for no key update`;
  return owners.some((owner) => owner.id !== id && owner.can_log_in);
}
