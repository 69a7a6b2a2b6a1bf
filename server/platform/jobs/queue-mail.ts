import type { LanguageTag } from "#contract/languages.ts";
import { type Executor, write } from "#database/query.ts";
import { timeOrderedId } from "#database/time-ordered-id.ts";
import type { MailData, MailKind } from "./mail-kinds.ts";

export type QueuedMail = {
  [Kind in MailKind]: {
    kind: Kind;
    event: string;
    recipient: string;
    data: MailData[Kind];
    /** Of the account that it is about, where the recipient is not that account's address. */
    language?: LanguageTag;
  };
}[MailKind];

/** Writes a mail to be sent, to be called with the transaction of its cause; a worker delivers it after the commit. */
export async function queueMail(executor: Executor, mail: QueuedMail): Promise<void> {
  const { event, kind, recipient } = mail;
  await write(executor)`
    insert into outgoing_mails (id, event, kind, recipient, data, language)
    values (${timeOrderedId()}, ${event}, ${kind}, ${recipient}, ${JSON.stringify(mail.data)},
      coalesce(${mail.language ?? null}::text, (select language from users where lower(email) = lower(${recipient}))))
    on conflict (event) do nothing`;
}
