import { type Executor, namedQuery, type Param, query } from "#database/named-query.ts";
import { timeOrderedId } from "#database/time-ordered-id.ts";
import type { MailData, MailKind } from "./mail-kinds.ts";

export type QueuedMail = {
  [Kind in MailKind]: {
    kind: Kind;
    event: string;
    recipient: string;
    data: MailData[Kind];
  };
}[MailKind];

type Row = { id: string; event: string; kind: string; recipient: string; data: string };

const insertMail = namedQuery("queue-mail", (param: Param<Row>) =>
  query
    .insertInto("outgoing_mails")
    .values({
      id: param("id"),
      event: param("event"),
      kind: param("kind"),
      recipient: param("recipient"),
      data: param("data"),
    })
    .onConflict((conflict) => conflict.column("event").doNothing()),
);

/** Writes a mail to be sent, to be called with the transaction of its cause; a worker delivers it after the commit. */
export async function queueMail(executor: Executor, mail: QueuedMail): Promise<void> {
  const { event, kind, recipient } = mail;
  await insertMail.run(executor, {
    id: timeOrderedId(),
    event,
    kind,
    recipient,
    data: JSON.stringify(mail.data),
  });
}
