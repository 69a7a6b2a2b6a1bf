import { afterAll, afterEach, beforeEach, expect } from "vitest";
import { textKindNames } from "#contract/notifications/text-kinds.ts";
import { internationalPhone } from "#contract/values/phone.ts";
import { deliverNextText } from "#server/notifications/texts/deliver-texts.ts";
import type { TextProvider } from "#server/notifications/texts/text-provider.ts";
import { createWhatsApp } from "#server/notifications/texts/whatsapp.ts";
import { createTestShop } from "./create-test-shop.ts";
import { person } from "./guest-order.ts";
import { createOrderHelpers } from "./order-helpers.ts";
import { signInStaff } from "./sign-in-staff.ts";
import { startWhatsApp } from "./stand-ins/whatsapp.ts";

type Text = { kind: string; state: string; problem: string };

const never = new AbortController().signal;

/**
 * A shop that sends all messages by the stand-in of WhatsApp, on the test's command. Await it at the top of a test
 * file; each test begins with nothing sent, and fails if the log has the phone of an order.
 */
export async function createTextShop(env: Record<string, string> = {}) {
  const whatsApp = await startWhatsApp();
  afterAll(whatsApp.close);
  const { account } = whatsApp;
  const shop = await createTestShop({
    env: {
      WHATSAPP_URL: whatsApp.url,
      WHATSAPP_PHONE_NUMBER_ID: account.phoneNumberId,
      WHATSAPP_TOKEN: account.token,
      WHATSAPP_APP_SECRET: account.appSecret,
      WHATSAPP_VERIFY_TOKEN: account.verifyToken,
      ...env,
    },
  });
  const { pool } = shop.database;
  const owner = await signInStaff(shop, "owner");
  const orderHelpers = createOrderHelpers(shop, owner);
  /** The phone of every order, as WhatsApp writes it. */
  const phone = internationalPhone(person.phone);
  const met: string[] = [];
  const watch = { met: (error: unknown) => void met.push((error as { reason: string }).reason), over() {} };
  const provider = createWhatsApp({ ...account, url: whatsApp.url });

  beforeEach(async () => {
    await pool.query("delete from outgoing_texts");
    await pool.query("delete from text_opt_outs");
    await pool.query(
      "insert into settings values ('textEvents', $1) on conflict (name) do update set value = excluded.value",
      [JSON.stringify(textKindNames)],
    );
    whatsApp.messages.length = 0;
    whatsApp.faults.length = 0;
    met.length = 0;
  });
  afterEach(() => expect(shop.logged()).not.toContain(phone.slice(2)));

  const deliveryBy = (by: TextProvider, cut: AbortSignal) => ({
    ...shop.services,
    provider: by,
    log: shop.app.log,
    takeOf: shop.app.takeOf,
    watch,
    cut,
  });

  return {
    whatsApp,
    shop,
    owner,
    phone,
    met,
    provider,
    ...orderHelpers,

    sendNext: (by: TextProvider = provider) => deliverNextText(deliveryBy(by, never)),

    /** Sends all messages as if due. */
    async sendAll(cut = never) {
      await pool.query("update outgoing_texts set next_attempt_at = now() where state = 'waiting'");
      while (await deliverNextText(deliveryBy(provider, cut)));
    },

    textsOf: async (orderId: string): Promise<Text[]> => (await orderHelpers.get(orderId)).office.texts,

    hear: ({ body, headers }: { body: string; headers: Record<string, string> }) =>
      shop.app.inject({ method: "POST", url: "/texts/whatsapp", payload: body, headers }),
  };
}
