import type { FastifyReply } from "fastify";
import * as contract from "#contract/integrations/webhooks.ts";
import { reason } from "#contract/values/reason.ts";
import { sendError, sendFieldError, sendNotFound } from "#server/platform/http/send-error.ts";
import type { ShopApp } from "#server/platform/http/shop-app.ts";
import type { Services } from "#server/services.ts";
import { mountForStaff } from "#server/staff/mount-for-staff.ts";
import { listDeliveries, replayDays, replayMessage, sendTest } from "./deliveries.ts";
import * as webhooks from "./webhooks.ts";

const wrongAddress = {
  "with-login": reason("WEBHOOK_ADDRESS_WITH_LOGIN"),
  "not-https": reason("WEBHOOK_ADDRESS"),
  "not-public": reason("WEBHOOK_ADDRESS_NOT_PUBLIC"),
};

/** Owners only, as with keys. */
export function registerWebhookBackOfficeRoutes(
  app: ShopApp,
  { database, secretKey, webhooksGoAnywhere: mayGoAnywhere }: Services,
): void {
  const { pool } = database;

  mountForStaff(app, contract.listWebhooks, async () => ({
    webhooks: await webhooks.listWebhooks(pool),
  }));

  mountForStaff(app, contract.getWebhook, async ({ query, reply }) => {
    const webhook = await webhooks.readWebhook(pool, query.id);
    return webhook ? { webhook } : sendNotFound(reply, reason("NO_SUCH_WEBHOOK"));
  });

  mountForStaff(app, contract.createWebhook, async ({ body, staff, reply }) => {
    const wrong = webhooks.checkUrl(body.url, { mayGoAnywhere });
    if (wrong) return sendWrongAddress(reply, wrong);
    const made = await webhooks.createWebhook({ pool, staff, secretKey, mayGoAnywhere }, body);
    if (made.outcome === "too-many")
      return sendError(reply, "IN_USE", reason("TOO_MANY_WEBHOOKS", { most: contract.mostWebhooks }));
    return { id: made.id, secret: made.secret };
  });

  mountForStaff(app, contract.updateWebhook, async ({ body, staff, reply }) => {
    const wrong = webhooks.checkUrl(body.url, { mayGoAnywhere });
    if (wrong) return sendWrongAddress(reply, wrong);
    const webhook = await webhooks.updateWebhook({ pool, staff }, body);
    return webhook ? { webhook } : sendNotFound(reply, reason("NO_SUCH_WEBHOOK"));
  });

  mountForStaff(app, contract.switchWebhook, async ({ body, staff, reply }) => {
    const webhook = await webhooks.switchWebhook({ pool, staff }, body);
    return webhook ? { webhook } : sendNotFound(reply, reason("NO_SUCH_WEBHOOK"));
  });

  mountForStaff(app, contract.renewWebhookSecret, async ({ body, staff, reply }) => {
    const renewed = await webhooks.renewSecret({ pool, staff, secretKey, mayGoAnywhere }, body.id);
    return renewed ?? sendNotFound(reply, reason("NO_SUCH_WEBHOOK"));
  });

  mountForStaff(app, contract.removeWebhook, async ({ body, staff, reply }) => {
    const gone = await webhooks.removeWebhook({ pool, staff }, body.id);
    return gone ? { message: "Removed" } : sendNotFound(reply, reason("NO_SUCH_WEBHOOK"));
  });

  mountForStaff(app, contract.testWebhook, async ({ body: { id }, staff, reply }) => {
    if (!(await webhooks.readWebhook(pool, id))) return sendNotFound(reply, reason("NO_SUCH_WEBHOOK"));
    const isOn = await sendTest({ pool, staff }, id);
    return isOn ? { message: "On its way" } : sendOff(reply);
  });

  mountForStaff(app, contract.listDeliveries, async ({ query, reply }) => {
    const webhook = await webhooks.readWebhook(pool, query.id);
    return webhook ? listDeliveries(database, query) : sendNotFound(reply, reason("NO_SUCH_WEBHOOK"));
  });

  mountForStaff(app, contract.replayDelivery, async ({ body, staff, reply }) => {
    const { outcome } = await replayMessage({ pool, staff }, body.id);
    switch (outcome) {
      case "queued":
        return { message: "On its way" };
      case "unknown":
        return sendNotFound(reply, reason("NO_SUCH_DELIVERY"));
      case "off":
        return sendOff(reply);
      case "on-its-way":
        return sendError(reply, "IN_PROGRESS", reason("DELIVERY_ON_ITS_WAY"));
    }
  });

  mountForStaff(app, contract.replayPeriod, async ({ body, staff, reply }) => {
    const webhook = await webhooks.readWebhook(pool, body.id);
    if (!webhook) return sendNotFound(reply, reason("NO_SUCH_WEBHOOK"));
    if (webhook.state === "switched-off" || webhook.state === "gave-up") return sendOff(reply);
    return { messages: await replayDays({ pool, staff }, body) };
  });
}

function sendOff(reply: FastifyReply): FastifyReply {
  return sendError(reply, "NOT_PENDING", reason("WEBHOOK_IS_OFF"));
}

function sendWrongAddress(reply: FastifyReply, wrong: keyof typeof wrongAddress): FastifyReply {
  const sentence = wrongAddress[wrong];
  return sendFieldError(reply, "INVALID", "url", sentence);
}
