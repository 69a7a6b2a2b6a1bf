import { sql } from "kysely";
import { namedQuery, type Param } from "#database/named-query.ts";
import { isUuid } from "../is-uuid.ts";
import { digestOfPermission, makePermission } from "./permission.ts";
import { digestOfCode, triesPerRecovery } from "./recovery-code.ts";
import type { RecoveryDesk } from "./request-recovery.ts";

export type VerifiedCode =
  /** `permission` is for the browser that gave the code, and for nobody else. */
  { outcome: "right"; permission: string } | { outcome: "wrong" } | { outcome: "too-many" };

type Try = { id: string; digest: Buffer; permission: Buffer; tries: number };

// One statement counts the try and judges it: of any number at the same moment only so many are compared with the code, and
// only one of them is right. What is set on the left is read on the right as it was before.
const tryCode = namedQuery(
  "try-recovery-code",
  (param: Param<Try>) => sql<{ right: boolean }>`
    update recoveries set tries = tries + 1,
      (verified_at, permission_digest) = (
        select case when judged.right then now() else verified_at end,
          case when judged.right then ${param("permission")}::bytea else permission_digest end
        from (select code_digest is not distinct from ${param("digest")}::bytea and user_id is not null
          and expires_at > now() and verified_at is null and used_at is null as right) judged
      )
    where id = ${param("id")}::uuid and tries < ${param("tries")}
    returning coalesce(permission_digest = ${param("permission")}::bytea, false) as right`,
);

const isKnown = namedQuery(
  "find-recovery",
  (param: Param<{ id: string }>) => sql<{ known: boolean }>`
    select exists (select from recoveries where id = ${param("id")}::uuid) as known`,
);

/**
 * Tries a code. A wrong, used, expired or foreign one and an unknown recovery are alike, and so is the end of the tries: an
 * id that nobody has is counted as well.
 */
export async function verifyCode(desk: RecoveryDesk, id: string, code: string): Promise<VerifiedCode> {
  if (!isUuid(id)) return countUnknown(desk, id);
  const permission = makePermission();
  const [tried] = await tryCode.run(desk.pool, {
    id,
    digest: digestOfCode(desk.secretKey, id.toLowerCase(), code),
    permission: digestOfPermission(permission),
    tries: triesPerRecovery,
  });
  if (tried) return tried.right ? { outcome: "right", permission } : { outcome: "wrong" };
  const [found] = await isKnown.run(desk.pool, { id });
  return found?.known ? { outcome: "too-many" } : countUnknown(desk, id.toLowerCase());
}

async function countUnknown({ app }: RecoveryDesk, id: string): Promise<VerifiedCode> {
  const { outcome } = await app.takeOf("unknownRecovery", id);
  return { outcome: outcome === "taken" ? "wrong" : "too-many" };
}
