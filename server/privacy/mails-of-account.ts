import { type RawBuilder, sql } from "kysely";

/**
 * Whether a mail without an order, sent to an account's address, is about its customer. To an unproven address only
 * mails caused by the account are: others may be a stranger's. `mail` is the alias of the table.
 */
export function isOfAccount(mail: "o" | "outgoing_mails", userId: string): RawBuilder<boolean> {
  const of = sql.raw(mail);
  return sql<boolean>`${of}.kind <> 'contact-message' and not ${of}.data ? 'orderId'
    and exists (select from users owner where owner.id = ${userId}::uuid and (owner.email_proven_at is not null
      or ${of}.created_at >= owner.created_at and ${of}.kind in ('welcome', 'recovery-code', 'password-changed',
        'email-code', 'email-change-asked', 'email-change-link', 'email-changed', 'new-device')))`;
}
