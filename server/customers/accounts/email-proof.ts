import { createHmac, randomInt } from "node:crypto";
import { sql } from "kysely";
import { type Executor, namedQuery, type Param } from "#database/named-query.ts";
import { timeOrderedId } from "#database/time-ordered-id.ts";
import { mailboxOf } from "#server/identity/mailbox-of.ts";
import type { ShopApp } from "#server/platform/http/shop-app.ts";
import { queueMail } from "#server/platform/jobs/queue-mail.ts";

/** Minutes that a code can be given. */
export const proofMinutes = 60;

const triesPerProof = 5;

/** Eight digits: a logged-in user may request several codes a day and guess at all of them. */
function makeCode(): string {
  return String(randomInt(100_000_000)).padStart(8, "0");
}

function digestOf(secretKey: Buffer, userId: string, code: string): Buffer {
  return createHmac("sha256", secretKey).update(`email proof\n${userId}\n${code}`).digest();
}

type Proof = { userId: string; email: string; digest: Buffer; minutes: number };

const keepProof = namedQuery(
  "keep-email-proof",
  (param: Param<Proof>) => sql<Record<string, never>>`
    insert into email_proofs (user_id, email, code_digest, expires_at)
    values (${param("userId")}::uuid, ${param("email")}, ${param("digest")},
      now() + ${param("minutes")}::float8 * interval '1 minute')
    on conflict (user_id) do update set email = excluded.email, code_digest = excluded.code_digest, tries = 0,
      expires_at = excluded.expires_at`,
);

const findPending = namedQuery(
  "find-email-proof",
  (param: Param<{ userId: string }>) => sql<{ email: string }>`
    select email from email_proofs where user_id = ${param("userId")}::uuid and expires_at > now()`,
);

type Try = { userId: string; digest: Buffer; tries: number };

// One statement counts the try and judges it: of any number at the same moment only so many are compared.
const tryCode = namedQuery(
  "try-email-proof",
  (param: Param<Try>) => sql<{ email: string; right: boolean }>`
    update email_proofs set tries = tries + 1
    where user_id = ${param("userId")}::uuid and tries < ${param("tries")} and expires_at > now()
    returning email, code_digest = ${param("digest")}::bytea as right`,
);

const dropProof = namedQuery(
  "drop-email-proof",
  (param: Param<{ userId: string }>) => sql<Record<string, never>>`
    delete from email_proofs where user_id = ${param("userId")}::uuid`,
);

export async function pendingEmail(executor: Executor, userId: string): Promise<string | undefined> {
  const [pending] = await findPending.run(executor, { userId });
  return pending?.email;
}

/** To be called before anything is written. A mailbox bears a few codes and links a day, whoever claims it. */
export async function takeEmailCode(
  app: Pick<ShopApp, "takeOf">,
  userId: string,
  emails: readonly string[],
): Promise<{ outcome: "taken" } | { outcome: "refused"; seconds: number }> {
  const ofUser = await app.takeOf("emailCodesByUser", userId);
  if (ofUser.outcome === "refused") return ofUser;
  for (const mailbox of new Set(emails.map(mailboxOf))) {
    const taken = await app.takeOf("emailCodesToAddress", mailbox);
    if (taken.outcome === "refused") return taken;
  }
  return { outcome: "taken" };
}

/** One that was under way, also to another address, ends with it. */
export async function startProof(
  executor: Executor,
  secretKey: Buffer,
  { userId, email }: { userId: string; email: string },
): Promise<void> {
  const code = makeCode();
  const digest = digestOf(secretKey, userId, code);
  await keepProof.run(executor, { userId, email, digest, minutes: proofMinutes });
  await queueMail(executor, {
    kind: "email-code",
    event: `email-code:${timeOrderedId()}`,
    recipient: email,
    data: { code, minutes: proofMinutes },
  });
}

export async function tryProof(
  executor: Executor,
  secretKey: Buffer,
  userId: string,
  code: string,
): Promise<{ outcome: "right"; email: string } | { outcome: "wrong" }> {
  const digest = digestOf(secretKey, userId, code);
  const [tried] = await tryCode.run(executor, { userId, digest, tries: triesPerProof });
  return tried?.right ? { outcome: "right", email: tried.email } : { outcome: "wrong" };
}

export async function endProof(executor: Executor, userId: string): Promise<void> {
  await dropProof.run(executor, { userId });
}
