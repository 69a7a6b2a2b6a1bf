import { sql } from "kysely";
import type { PasswordLink } from "#contract/staff/staff.ts";
import { type Executor, namedQuery, type Param } from "#database/named-query.ts";
import { digestOf, makeToken } from "#server/platform/secrets/secret-token.ts";

/** Three days: staff may be on a weekend. */
const lifetime = 72 * 60 * 60 * 1000;

type Link = { userId: string; digest: Buffer; expiresAt: Date };

const putLink = namedQuery(
  "put-password-link",
  (param: Param<Link>) => sql<Record<string, never>>`
    insert into password_links (user_id, digest, expires_at)
    values (${param("userId")}, ${param("digest")}, ${param("expiresAt")})
    on conflict (user_id) do update set digest = excluded.digest, expires_at = excluded.expires_at`,
);

const selectOwner = namedQuery(
  "find-password-link",
  (param: Param<{ digest: Buffer }>) => sql<{ user_id: string }>`
    select l.user_id from password_links l join users u on u.id = l.user_id
    where l.digest = ${param("digest")} and l.expires_at > now() and u.deactivated_at is null`,
);

const deleteLink = namedQuery(
  "end-password-link",
  (param: Param<{ userId: string }>) => sql<Record<string, never>>`
    delete from password_links where user_id = ${param("userId")}::uuid`,
);

/** An earlier one ends. The token stands behind the #, which browsers send to nobody. */
export async function makePasswordLink(
  executor: Executor,
  userId: string,
  origin: string,
): Promise<PasswordLink> {
  const token = makeToken();
  const expiresAt = new Date(Date.now() + lifetime);
  await putLink.run(executor, { userId, digest: digestOf(token), expiresAt });
  return { address: `${origin}/admin/choose-password#${token}`, validUntil: expiresAt.toISOString() };
}

export async function findOwnerOfLink(executor: Executor, token: string): Promise<string | undefined> {
  const [link] = await selectOwner.run(executor, { digest: digestOf(token) });
  return link?.user_id;
}

export async function endPasswordLink(executor: Executor, userId: string): Promise<void> {
  await deleteLink.run(executor, { userId });
}
