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
    // Only programs fill in what nobody sees; they learn nothing from the answer.
    if (website === "") await storeContactMessage(database, shop.email, message);
    return thanks;
  });
}
