import { createContact } from "#contract/customers/contact.ts";
import { doneSentences } from "#contract/reasons/done.ts";
import { mount } from "#server/platform/http/mount.ts";
import type { ShopApp } from "#server/platform/http/shop-app.ts";
import type { Services } from "../services.ts";
import { storeContactMessage } from "./contact-messages.ts";

const thanks = { msg: doneSentences.MESSAGE_SENT };

export function registerContactRoutes(
  app: ShopApp,
  { database, shop }: Pick<Services, "database" | "shop">,
): void {
  mount(app, createContact, { access: "anyone", limits: ["contact"] }, async ({ body }) => {
    const { website, ...message } = body;
    // Only bots fill in a hidden field; the answer does not betray that.
    if (website === "") await storeContactMessage(database, shop.email, message);
    return thanks;
  });
}
