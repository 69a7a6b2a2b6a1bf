import { randomBytes, randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { defaultShopSettings } from "#contract/settings/shop-settings.ts";
import { confirmLink } from "./confirm-link.ts";
import { isConfirmToken } from "./confirm-token.ts";

const secretKey = randomBytes(32);
const origin = () => "https://shop.test";
const order = { id: randomUUID(), OrderID: "TB-1234-5678-9ABC", name: "Ayesha & Co", phone: "03001234567" };
const services = { origin, secretKey, shop: { ...defaultShopSettings, gateways: [] } };

test("the message goes to the customer's phone and says the order in English and Urdu", () => {
  const { address, whatsApp } = confirmLink({ ...order, totalAmount: 5000, paidAhead: 0 }, services);
  const link = new URL(whatsApp);
  expect(link.origin + link.pathname).toBe("https://wa.me/923001234567");
  const text = link.searchParams.get("text") ?? "";
  for (const part of [
    "Ayesha & Co",
    "Tabeeb",
    order.OrderID,
    "Rs. 5,000",
    "السلام علیکم",
    `\n${address}\n`,
  ]) {
    expect(text).toContain(part);
  }
  expect(text).toContain(address.replace("/order-confirm/", "/ur/order-confirm/"));
});

test("the message says how the order is paid", () => {
  const textOf = (paidAhead: number) => {
    const { whatsApp } = confirmLink({ ...order, totalAmount: 5000, paidAhead }, services);
    return new URL(whatsApp).searchParams.get("text");
  };
  expect(textOf(0)).toMatch(/cash on delivery.*کیش آن ڈیلیوری/s);
  expect(textOf(5000)).toMatch(/to be paid ahead.*ادائیگی پیشگی/s);
  expect(textOf(5000)).not.toContain("cash on delivery");
  expect(textOf(1000)).toContain("Rs. 1,000 ahead, Rs. 4,000 in cash on delivery");
});

test("the address is signed for one order by one shop, and says nothing of the person", () => {
  const { address } = confirmLink({ ...order, totalAmount: 5000, paidAhead: 0 }, services);
  const [, id = "", token = ""] = /\/order-confirm\/([0-9a-f-]{36})\/([\w-]{22})$/.exec(address) ?? [];
  expect(isConfirmToken(secretKey, id, token)).toBe(true);
  expect(isConfirmToken(randomBytes(32), id, token)).toBe(false);
  expect(isConfirmToken(secretKey, randomUUID(), token)).toBe(false);
});
