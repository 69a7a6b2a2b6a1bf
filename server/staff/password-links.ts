import type { PasswordLink } from "#contract/staff/staff.ts";
import { type Executor, readFirst, write } from "#database/query.ts";
import { digestOf, makeToken } from "#server/platform/secrets/secret-token.ts";

const minute = 60_000;

/** Three days, to cover a weekend. */
export const invitationMinutes = 72 * 60;
export const recoveryLinkMinutes = 30;

/** Behind the # of an address stands what browsers send to nobody. */
export type NewLink = { path: string; validUntil: Date };

const linkOf = (token: string, minutes: number): NewLink => ({
  path: `/admin/choose-password#${token}`,
  validUntil: new Date(Date.now() + minutes * minute),
});

/** Ends an earlier one. */
export async function makePasswordLink(executor: Executor, userId: string): Promise<NewLink> {
  const token = makeToken();
  const link = linkOf(token, invitationMinutes);
  await write(executor)`
    insert into password_links (user_id, digest, expires_at)
    values (${userId}, ${digestOf(token)}, ${link.validUntil})
    on conflict (user_id) do update set digest = excluded.digest, expires_at = excluded.expires_at`;
  return link;
}

/** Ends no other: strangers may ask for one. Without a person it is stored and good for nothing. */
export async function makeRecoveryLink(executor: Executor, userId: string | null): Promise<NewLink> {
  const token = makeToken();
  const link = linkOf(token, recoveryLinkMinutes);
  await write(executor)`
    insert into staff_recoveries (digest, user_id, expires_at)
    values (${digestOf(token)}, ${userId}::uuid, ${link.validUntil})`;
  return link;
}

export function asPasswordLink({ path, validUntil }: NewLink, origin: string): PasswordLink {
  return { address: origin + path, validUntil: validUntil.toISOString() };
}

export async function findOwnerOfLink(executor: Executor, token: string): Promise<string | undefined> {
  const link = await readFirst(executor)<{ user_id: string }>`
    select l.user_id from (
      select user_id, digest, expires_at from password_links
      union all select user_id, digest, expires_at from staff_recoveries
    ) l join users u on u.id = l.user_id
    where l.digest = ${digestOf(token)} and l.expires_at > now()
      and u.role <> 'customer' and u.deactivated_at is null`;
  return link?.user_id;
}

export async function endPasswordLinks(executor: Executor, userId: string): Promise<void> {
  await write(executor)`
    with recoveries as (delete from staff_recoveries where user_id = ${userId}::uuid)
    delete from password_links where user_id = ${userId}::uuid`;
}
