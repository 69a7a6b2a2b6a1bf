import { expect, test } from "vitest";
import { mailAddress, whatsappAddress } from "./reply-addresses.ts";

const message = {
  id: "1",
  name: "Bilal & Sons",
  email: "a?bcc=all@example.com",
  phone: "03001234567",
  message: "First\nsecond & third",
  createdAt: "2026-01-01T00:00:00.000Z",
  answered: null,
};

test("addresses a mail to the sender alone, for any form of address", () => {
  const address = new URL(mailAddress(message));
  expect(decodeURIComponent(address.pathname)).toBe("a?bcc=all@example.com");
  expect([...address.searchParams.keys()]).toEqual(["subject", "body"]);
  expect(address.searchParams.get("body")).toBe("Dear Bilal & Sons,\n\n\n> First\n> second & third");
});

test.each(["03001234567", "923001234567", "00923001234567"])("%s gets the country code", (phone) => {
  const address = new URL(whatsappAddress({ ...message, phone }));
  expect(address.origin + address.pathname).toBe("https://wa.me/923001234567");
  expect(address.searchParams.get("text")).toBe("Dear Bilal & Sons, ");
});
