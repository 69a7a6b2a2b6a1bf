import { createHmac, randomInt } from "node:crypto";
import type { LanguageTag } from "#contract/languages.ts";
import { type Executor, readFirst, write, writeFirst } from "#database/query.ts";
import { timeOrderedId } from "#database/time-ordered-id.ts";
import { mailboxOf } from "#server/identity/mailbox-of.ts";
import type { ShopApp } from "#server/platform/http/shop-app.ts";
import { queueMail } from "#server/platform/jobs/queue-mail.ts";

/** Minutes until a code expires. */
export const proofMinutes = 60;

const triesPerProof = 5;

/** Eight digits: a logged-in user may request several codes a day and guess at all of them. */
function makeCode(): string {
  return String(randomInt(100_000_000)).padStart(8, "0");
}

function digestOf(secretKey: Buffer, userId: string, code: string): Buffer {
  return createHmac("sha256", secretKey).update(`email proof\n${userId}\n${code}`).digest();
}

export async function pendingEmail(executor: Executor, userId: string): Promise<string | undefined> {
  const pending = await readFirst(executor)<{ email: string }>`
    select email from email_proofs where user_id = ${userId}::uuid and expires_at > now()`;
  return pending?.email;
}

/** Call before any write. Limits the codes and links a day for a mailbox, whichever account claims it. */
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

/** Replaces a pending proof, also of another address, whose mail is in the given language of the account. */
export async function startProof(
  executor: Executor,
  secretKey: Buffer,
  { userId, email, language }: { userId: string; email: string; language?: LanguageTag },
): Promise<void> {
  const code = makeCode();
  const digest = digestOf(secretKey, userId, code);
  await write(executor)`
    insert into email_proofs (user_id, email, code_digest, expires_at)
    values (${userId}::uuid, ${email}, ${digest},
      now() + ${proofMinutes}::float8 * interval '1 minute')
    on conflict (user_id) do update set email = excluded.email, code_digest = excluded.code_digest, tries = 0,
      expires_at = excluded.expires_at`;
  await queueMail(executor, {
    kind: "email-code",
    event: `email-code:${timeOrderedId()}`,
    recipient: email,
    data: { code, minutes: proofMinutes },
    ...(language && { language }),
  });
}

export async function tryProof(
  executor: Executor,
  secretKey: Buffer,
  userId: string,
  code: string,
): Promise<{ outcome: "right"; email: string } | { outcome: "wrong" }> {
  const digest = digestOf(secretKey, userId, code);
  // One statement counts the try and checks it, so that the limit holds under concurrent tries.
  const tried = await writeFirst(executor)<{ email: string; right: boolean }>`
    update email_proofs set tries = tries + 1
    where user_id = ${userId}::uuid and tries < ${triesPerProof} and expires_at > now()
    returning email, code_digest = ${digest}::bytea as right`;
  return tried?.right ? { outcome: "right", email: tried.email } : { outcome: "wrong" };
}

export async function endProof(executor: Executor, userId: string): Promise<void> {
  await write(executor)`delete from email_proofs where user_id = ${userId}::uuid`;
}
