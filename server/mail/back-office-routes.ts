import type { FastifyReply } from "fastify";
import * as contract from "#contract/back-office/mails.ts";
import { isUuid } from "../is-uuid.ts";
import { refuse } from "../plugins/refuse.ts";
import type { Services } from "../services.ts";
import type { ShopApp } from "../shop-app.ts";
import { mountForStaff, officeRoles } from "../staff/mount-for-staff.ts";
import { composeMail } from "./compose-mail.ts";
import { judgeRecipient } from "./mails-to-strangers.ts";
import { listMails, readMail, readMailContent } from "./office-mails.ts";
import { resendMail } from "./resend-mail.ts";

const forOffice = { roles: officeRoles } as const;

/** Mails that left, or could not. */
export function registerOutboxBackOfficeRoutes(app: ShopApp, services: Services): void {
  const { database } = services;
  const { pool } = database;

  mountForStaff(app, contract.listMails, forOffice, ({ query }) => listMails(database, query));

  mountForStaff(app, contract.getMail, forOffice, async ({ query: { id }, reply }) => {
    const mail = isUuid(id) ? await readMail(pool, id) : undefined;
    return mail ? { mail, letter: await previewMail(services, id) } : refuseUnknown(reply);
  });

  mountForStaff(app, contract.resendMail, forOffice, async ({ body, staff, reply }) => {
    const result = await resendMail({ pool, staff }, body.id);
    switch (result.outcome) {
      case "queued":
        return { mail: result.mail };
      case "unknown":
        return refuseUnknown(reply);
      case "code":
        return refuse(reply, "INVALID", "Codes are not sent again. The customer can ask for a new one.");
      case "on-its-way":
        return refuse(reply, "IN_PROGRESS", "This mail is on its way, or will be in a moment.");
    }
  });
}

function refuseUnknown(reply: FastifyReply): FastifyReply {
  return refuse(reply, "NOT_FOUND", "There is no such mail. Sent ones are kept for thirty days.");
}

/**
 * A mail in words, for the back office, where it is shown in a frame without scripts. Its style sheet, which makes it dark at
 * night, is left out: the policy of the page lets none in.
 */
async function previewMail(
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
