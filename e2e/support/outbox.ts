import { expect } from "@playwright/test";
import { type OutboxMail, readOutbox } from "#server/testing/read-outbox.ts";

/** All mails to an address so far, oldest first; of one kind (server/platform/jobs/mail-kinds.ts) if it is given. */
export async function mailsTo(address: string, kind = ""): Promise<OutboxMail[]> {
  const mails = await readOutbox(process.env.SHOP_DATA_DIR ?? "");
  return mails.filter(
    ({ to, file }) => to?.some((recipient) => recipient.address === address) && file.includes(kind),
  );
}

/** Waited for until there is one. */
export async function lastMailTo(address: string, kind = ""): Promise<OutboxMail> {
  await expect.poll(() => mailsTo(address, kind)).not.toHaveLength(0);
  const last = (await mailsTo(address, kind)).at(-1);
  if (last === undefined) throw new Error(`The mail to ${address} is gone.`);
  return last;
}
