import type { ContactMessage } from "#contract/customers/contact.ts";
import type { Database } from "#database/connect.ts";
import { namedQuery, type Param, query } from "#database/named-query.ts";
import { timeOrderedId } from "#database/time-ordered-id.ts";
import { withTransaction } from "#database/transaction.ts";
import { queueMail } from "#server/platform/jobs/queue-mail.ts";

const insertMessage = namedQuery("insert-contact-message", (param: Param<ContactMessage & { id: string }>) =>
  query.insertInto("contact_messages").values({
    id: param("id"),
    name: param("name"),
    email: param("email"),
    phone: param("phone"),
    message: param("message"),
  }),
);

export async function keepContactMessage(
  { pool }: Pick<Database, "pool">,
  shopAddress: string,
  { name, email, phone, message }: ContactMessage,
): Promise<void> {
  const id = timeOrderedId();
  await withTransaction(pool, async (transaction) => {
    await insertMessage.run(transaction, { id, name, email, phone, message });
    await queueMail(transaction, {
      kind: "contact-message",
      event: `contact-message:${id}`,
      recipient: shopAddress,
      data: { name, email, phone, message },
    });
  });
}
