import { firstLanguage, knownLanguage, type LanguageTag } from "#contract/languages.ts";
import { type Executor, readFirst } from "#database/query.ts";
import { orderOf } from "#server/platform/jobs/mail-kinds.ts";
import type { ClaimedMail } from "./outgoing-mails.ts";

/**
 * The language that a mail is written in: of its order as it is today, since staff may change it; else of the account
 * that it is about, noted when the mail was queued. Mails to staff and to the shop are in the first one.
 */
export async function languageOfMail(executor: Executor, mail: ClaimedMail): Promise<LanguageTag> {
  if (staysInTheShop(mail.kind)) return firstLanguage;
  const orderId = orderOf(mail);
  if (orderId === undefined) return knownLanguage(mail.language);
  const order = await readFirst(executor)<{ language: string }>`
    select language from orders where id = ${orderId}::uuid`;
  return knownLanguage(order?.language);
}

function staysInTheShop(kind: string): boolean {
  return kind.startsWith("staff-") || kind === "order-announced" || kind === "contact-message";
}
