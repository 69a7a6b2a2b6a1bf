import * as contract from "#contract/notifications/mails.ts";
import { reason } from "#contract/values/reason.ts";
import { sendError, sendNotFound } from "#server/platform/http/send-error.ts";
import type { ShopApp } from "#server/platform/http/shop-app.ts";
import { isUuid } from "#server/platform/queries/is-uuid.ts";
import type { Services } from "#server/services.ts";
import { mountForStaff } from "#server/staff/mount-for-staff.ts";
import { composeMail } from "./compose-mail.ts";
import { checkRecipient } from "./mails-to-strangers.ts";
import { listMails, readMail, readMailContent } from "./office-mails.ts";
import { resendMail } from "./resend-mail.ts";

export function registerOutboxBackOfficeRoutes(app: ShopApp, services: Services): void {
  const { database } = services;
  const { pool } = database;

  mountForStaff(app, contract.listMails, ({ query }) => listMails(database, query));

  mountForStaff(app, contract.getMail, async ({ query: { id }, reply }) => {
    const mail = isUuid(id) ? await readMail(pool, id) : undefined;
    return mail
      ? { mail, letter: await previewMail(services, id) }
      : sendNotFound(reply, reason("NO_SUCH_MAIL"));
  });

  mountForStaff(app, contract.resendMail, async ({ body, staff, reply }) => {
    const result = await resendMail({ pool, staff }, body.id);
    switch (result.outcome) {
      case "queued":
        return { mail: result.mail };
      case "unknown":
        return sendNotFound(reply, reason("NO_SUCH_MAIL"));
      case "code":
        return sendError(reply, "INVALID", reason("CODES_NOT_SENT_AGAIN"));
      case "on-its-way":
        return sendError(reply, "IN_PROGRESS", reason("MAIL_ON_ITS_WAY"));
    }
  });
}

/**
 * Renders a mail for the back office, which shows it in a frame without scripts. The style sheet for dark mode is
 * left out, because the page's policy blocks it, and the logo, a part of the mail, becomes its name.
 */
async function previewMail(
  { database, secretKey, shop, origin }: Pick<Services, "database" | "secretKey" | "shop" | "origin">,
  id: string,
): Promise<{ subject: string; html: string; text: string } | null> {
  const mail = await readMailContent(database.pool, id);
  if (!mail) return null;
  const { isKnown } = await checkRecipient(database.pool, mail);
  const composed = await composeMail(mail, { database, secretKey, shop, origin: origin(), isKnown });
  if ("pointless" in composed) return null;
  const { subject, html, text } = composed;
  return { subject, html: html.replace(/<style>[\s\S]*?<\/style>/g, ""), text };
}
