import { type RawBuilder, sql } from "kysely";

/**
 * Whether a mail to the address of an account is its customer's, besides those that name an order. To an address that nobody has
 * proven it is one that the account itself has caused: all else there may be somebody else's. `mail` is what the table is called.
 */
export function isOfAccount(mail: "o" | "outgoing_mails", userId: string): RawBuilder<boolean> {
  const of = sql.raw(mail);
  return sql<boolean>`${of}.kind <> 'contact-message' and not ${of}.data ? 'orderId'
    and exists (select from users owner where owner.id = ${userId}::uuid and (owner.email_proven_at is not null
      or ${of}.created_at >= owner.created_at and ${of}.kind in ('welcome', 'recovery-code', 'password-changed',
        'email-code', 'email-change-asked', 'email-change-link', 'email-changed', 'new-device')))`;
}
