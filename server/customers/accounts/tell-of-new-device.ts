import { type Executor, readFirst } from "#database/query.ts";
import { timeOrderedId } from "#database/time-ordered-id.ts";
import type { LoginContext } from "#server/identity/prove-password.ts";
import { queueMail } from "#server/platform/jobs/queue-mail.ts";

/** At most a few mails a day: accounts may share a browser, which remembers only the last of them. */
export async function tellOfNewDevice(
  { app }: Pick<LoginContext, "app">,
  executor: Executor,
  { userId, words }: { userId: string; words: string },
): Promise<void> {
  const owner = await readFirst(executor)<{ name: string; email: string; isProven: boolean }>`
    select name, email, email_proven_at is not null as "isProven" from users where id = ${userId}::uuid`;
  if (!owner || (await app.takeOf("newDeviceMails", userId, executor)).outcome === "refused") return;
  await queueMail(executor, {
    kind: "new-device",
    event: `new-device:${timeOrderedId()}`,
    recipient: owner.email,
    data: { name: owner.isProven ? owner.name : "", at: new Date().toISOString(), device: words },
  });
}
