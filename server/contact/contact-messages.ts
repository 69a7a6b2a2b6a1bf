import { sql } from "kysely";
import type { ContactMessage } from "#contract/customers/contact.ts";
import type { Database } from "#database/connect.ts";
import { deleteInBatches } from "#database/delete-in-batches.ts";
import { write } from "#database/query.ts";
import { timeOrderedId } from "#database/time-ordered-id.ts";
import { withTransaction } from "#database/transaction.ts";
import { queueMail } from "#server/platform/jobs/queue-mail.ts";

export async function storeContactMessage(
  { pool }: Pick<Database, "pool">,
  shopAddress: string,
  { name, email, phone, message }: ContactMessage,
): Promise<void> {
  const id = timeOrderedId();
  await withTransaction(pool, async (transaction) => {
    await write(transaction)`
      insert into contact_messages (id, name, email, phone, message)
      values (${id}, ${name}, ${email}, ${phone}, ${message})`;
    await queueMail(transaction, {
      kind: "contact-message",
      event: `contact-message:${id}`,
      recipient: shopAddress,
      data: { name, email, phone, message },
    });
  });
}

export function deleteExpiredMessages(database: Pick<Database, "pool">): Promise<number> {
  return deleteInBatches(database, "contact_messages", sql`created_at < now() - interval '12 months'`);
}
