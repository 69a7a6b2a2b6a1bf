import { afterEach, beforeEach, expect } from "vitest";
import { type WebhookEvent, webhookEvent } from "#contract/integrations/webhook-messages.ts";
import type { OfficeWebhook, WebhookDelivery } from "#contract/integrations/webhooks.ts";
import { startWebhookWorker } from "#server/integrations/webhooks/deliver-messages.ts";
import type { TestShop } from "./create-test-shop.ts";
import type { SignedInStaff } from "./sign-in-staff.ts";
import { startReceiver } from "./start-receiver.ts";

export type Receiver = Awaited<ReturnType<typeof startReceiver>>;

/** Creates webhooks as an owner does, receivers, and the worker; each test begins without any. */
export function createWebhookHelpers(shop: TestShop, { cookie }: SignedInStaff) {
  const { pool } = shop.database;
  const stops: (() => Promise<void>)[] = [];
  const call = (name: string, body: object) => shop.post(`/api/admin/webhooks/${name}`, body, { cookie });
  const read = async (name: string, query: string) =>
    (await shop.app.inject({ url: `/api/admin/webhooks/${name}?${query}`, headers: { cookie } })).json();

  beforeEach(async () => {
    await pool.query("delete from webhooks");
  });
  afterEach(async () => {
    await Promise.all(stops.splice(0).map((stop) => stop()));
  });

  return {
    call,
    async receiving(): Promise<Receiver> {
      const receiver = await startReceiver();
      stops.push(receiver.close);
      return receiver;
    },
    work({ timeout = 1_000 } = {}): () => Promise<void> {
      const { log } = shop.app;
      const times = { timeout, pollInterval: 20, shutdownTimeout: 100 };
      const stop = startWebhookWorker({ services: shop.services, log, ...times });
      stops.push(stop);
      return stop;
    },
    async make(
      url: string,
      events: readonly WebhookEvent[] = webhookEvent.options,
    ): Promise<{ id: string; secret: string }> {
      const made = await call("create", { name: "Accounting", url, events });
      expect(made.statusCode, made.body).toBe(201);
      return made.json();
    },
    async deliveriesOf(id: string, more = ""): Promise<WebhookDelivery[]> {
      return (await read("deliveries", `id=${id}${more}`)).items;
    },
    async stateOf(id: string): Promise<OfficeWebhook> {
      return (await read("get", `id=${id}`)).webhook;
    },
    /** Makes every retry due, and every lease expired. */
    async hurry(): Promise<void> {
      await pool.query(
        `with held as (update webhooks set held_until = null)
         update webhook_deliveries set next_attempt_at = now(), taken_until = null`,
      );
    },
  };
}

export function typesOf({ received }: Receiver): string[] {
  return received.map(({ body }) => JSON.parse(body).type);
}
