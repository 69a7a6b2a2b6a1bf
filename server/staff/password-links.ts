import type { PasswordLink } from "#contract/staff/staff.ts";
import { type Executor, readFirst, write } from "#database/query.ts";
import { digestOf, makeToken } from "#server/platform/secrets/secret-token.ts";

/** Three days, to cover a weekend. */
const lifetime = 72 * 60 * 60 * 1000;

/** Ends an earlier one. The token stands behind the #, which browsers do not send. */
export async function makePasswordLink(
  executor: Executor,
  userId: string,
  origin: string,
): Promise<PasswordLink> {
  const token = makeToken();
  const expiresAt = new Date(Date.now() + lifetime);
  await write(executor)`
    insert into password_links (user_id, digest, expires_at)
    values (${userId}, ${digestOf(token)}, ${expiresAt})
    on conflict (user_id) do update set digest = excluded.digest, expires_at = excluded.expires_at`;
  return { address: `${origin}/admin/choose-password#${token}`, validUntil: expiresAt.toISOString() };
}

export async function findOwnerOfLink(executor: Executor, token: string): Promise<string | undefined> {
  const link = await readFirst(executor)<{ user_id: string }>`
    select l.user_id from password_links l join users u on u.id = l.user_id
    where l.digest = ${digestOf(token)} and l.expires_at > now() and u.deactivated_at is null`;
  return link?.user_id;
}

export async function endPasswordLink(executor: Executor, userId: string): Promise<void> {
  await write(executor)`delete from password_links where user_id = ${userId}::uuid`;
}
