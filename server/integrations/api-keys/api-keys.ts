import type pg from "pg";
import type { ApiKey, KeyRight } from "#contract/integrations/api-keys.ts";
import { type Executor, read, write, writeFirst } from "#database/query.ts";
import { timeOrderedId } from "#database/time-ordered-id.ts";
import { withTransaction } from "#database/transaction.ts";
import { isUuid } from "#server/platform/queries/is-uuid.ts";
import { digestOf, makeToken } from "#server/platform/secrets/secret-token.ts";
import { recordChange } from "#server/staff/record-change.ts";

/** Makes a leaked key recognisable. */
const mark = "tabeeb_";
const shownLength = mark.length + 4;

type Row = Pick<ApiKey, "id" | "name" | "rights" | "prefix" | "isRevoked"> & {
  created_at: Date;
  last_used_at: Date | null;
};

// Recorded at most once a minute, so that a busy tool does not write with each read.
const noteUse = (executor: Executor, digest: Buffer) => writeFirst(executor)<UsedKey>`
  with noted as (
    update api_keys set last_used_at = now()
    where digest = ${digest} and revoked_at is null
      and (last_used_at is null or last_used_at < now() - interval '1 minute')
  )
  select id, rights from api_keys where digest = ${digest} and revoked_at is null`;

type Office = { pool: pg.Pool; staff: { id: string } };

export type UsedKey = { id: string; rights: KeyRight[] };

export async function listKeys(executor: Executor): Promise<ApiKey[]> {
  const rows = await read(executor)<Row>`
    select id, name, rights, prefix, created_at, last_used_at, revoked_at is not null as "isRevoked"
    from api_keys order by revoked_at is not null, created_at desc limit 100`;
  return rows.map(({ created_at, last_used_at, ...key }) => ({
    ...key,
    createdAt: created_at.toISOString(),
    lastUsedAt: last_used_at?.toISOString() ?? null,
  }));
}

export function createKey(
  { pool, staff }: Office,
  { name, rights }: { name: string; rights: KeyRight[] },
): Promise<{ id: string; name: string; key: string }> {
  const key = mark + makeToken();
  const id = timeOrderedId();
  return withTransaction(pool, async (client) => {
    const prefix = key.slice(0, shownLength);
    await write(client)`
      insert into api_keys (id, name, rights, prefix, digest)
      values (${id}, ${name}, ${rights}::text[], ${prefix}, ${digestOf(key)})`;
    const subject = { kind: "apiKey", id };
    await recordChange(client, {
      staff,
      action: "apiKey.create",
      subject,
      before: null,
      after: { name, rights },
    });
    return { id, name, key };
  });
}

export function revokeKey({ pool, staff }: Office, id: string): Promise<boolean> {
  if (!isUuid(id)) return Promise.resolve(false);
  return withTransaction(pool, async (client) => {
    const key = await writeFirst(client)<{ name: string }>`
      update api_keys set revoked_at = now() where id = ${id}::uuid and revoked_at is null returning name`;
    if (!key) return false;
    const subject = { kind: "apiKey", id };
    const before = { name: key.name };
    await recordChange(client, { staff, action: "apiKey.revoke", subject, before, after: null });
    return true;
  });
}

export async function findKey(executor: Executor, sent: string): Promise<UsedKey | undefined> {
  return await noteUse(executor, digestOf(sent));
}
