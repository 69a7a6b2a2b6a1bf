import type { Services } from "../services.ts";
import { composeMail } from "./compose-mail.ts";
import { judgeRecipient } from "./mails-to-strangers.ts";
import { readMailContent } from "./office-mails.ts";

/**
 * A mail in words, for the back office, where it is shown in a frame without scripts. Its style sheet, which makes it dark at
 * night, is left out: the policy of the page lets none in.
 */
export async function previewMail(
  { database, shop, origin }: Pick<Services, "database" | "shop" | "origin">,
  id: string,
): Promise<{ subject: string; html: string; text: string } | null> {
  const mail = await readMailContent(database.pool, id);
  if (!mail) return null;
  const { isKnown } = await judgeRecipient(database.pool, mail);
  const composed = await composeMail(mail, { database, shop, origin: origin(), isKnown });
  if ("pointless" in composed) return null;
  const { subject, html, text } = composed;
  return { subject, html: html.replace(/<style>[\s\S]*?<\/style>/g, ""), text };
}
