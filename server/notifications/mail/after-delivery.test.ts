import { expect, test } from "vitest";
import { dayInKarachi, dayNumber, dayOfNumber } from "#contract/values/karachi-time.ts";
import { isAgainToken } from "#server/orders/again/again-link.ts";
import { plainLine } from "#server/testing/guest-order.ts";
import { createTextShop } from "#server/testing/text-shop.ts";
import { dayIn } from "./templates/after-delivery.tsx";

const { shop, office, place, newestMail, sendAll, whatsApp } = await createTextShop();
const engraved = { name: "Dr. Ayesha", position: "left" };

async function arrived(changes: Record<string, unknown> = {}): Promise<string> {
  const id = await place(changes);
  await office("dispatch", { courier: "TCS", orders: [{ id, consignmentNumber: "1" }] });
  await office("deliver", { ids: [id] });
  return id;
}

const inDays = (days: number, language: "en" | "ur" = "en") =>
  dayIn(language, dayOfNumber(dayNumber(dayInKarachi(new Date())) + days));
const plain = (text: string) => text.replace(/[\s\u2068\u2069]+/g, " ");

test("the mail of a delivered order says until when to exchange, how to wash, and orders the same again", async () => {
  await shop.database.pool.query(
    "update fabrics set care = 'Wash at 40 degrees', care_ur = 'چالیس ڈگری پر دھوئیں'",
  );
  const id = await arrived();
  const text = plain(await newestMail(id));
  expect(text).toContain(`Exchange a size or colour until ${inDays(7)}: ask on the page of your order`);
  expect(text).toContain("Plain Cotton Wash at 40 degrees");
  const [, token = ""] = new RegExp(`https://shop.test/order-again/${id}/([\\w.-]+)`).exec(text) ?? [];
  expect(isAgainToken(shop.services.secretKey, id, token)).toBe(true);

  const urdu = plain(await newestMail(await arrived({ language: "ur" })));
  expect(urdu).toContain(`${inDays(7, "ur")} تک سائز یا رنگ تبدیل کریں`);
  expect(urdu).toContain("چالیس ڈگری پر دھوئیں");
  expect(urdu).toContain("https://shop.test/ur/order-again/");
});

test("an engraved piece is altered and not exchanged, as the rules of returns say", async () => {
  const id = await arrived({ items: [{ ...plainLine, name_engraving: engraved }] });
  const text = plain(await newestMail(id));
  expect(text).not.toContain("Exchange a size");
  expect(text).toMatch(/We alter what does not sit right\. Ask until \w+ \d+ \w+\./);
});

test("the message on the phone says until when, with a button for the same order", async () => {
  const id = await arrived({ language: "ur" });
  await sendAll();
  const message = whatsApp.messages.find(({ template }) => template === "order_delivered_exchange");
  expect(message?.values[1]).toBe(inDays(7, "ur"));
  const [of = "", token = ""] = message?.link?.split("/") ?? [];
  expect([of, isAgainToken(shop.services.secretKey, of, token)]).toEqual([id, true]);
});
