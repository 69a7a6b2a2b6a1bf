import { expect, test } from "vitest";
import { safeStorage } from "../browser/storage.ts";
import { attemptsKey, createOrderAttempts } from "./order-attempts.ts";

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
const hour = 60 * 60 * 1000;
const order = { name: "Ayesha Khan", totalAmount: "5400" };

function createBrowser() {
  const texts = new Map<string, string>();
  const storage = {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => void texts.set(key, text),
    removeItem: (key: string) => void texts.delete(key),
  };
  const browser = {
    texts,
    now: 0,
    openTab: () =>
      createOrderAttempts(
        safeStorage(() => storage),
        () => browser.now,
      ),
  };
  return browser;
}

test("gives the same order the same key in every tab and after a reload", () => {
  const browser = createBrowser();
  const key = browser.openTab().keyFor(order);
  expect(key).toMatch(uuid);
  expect(browser.openTab().keyFor({ ...order })).toBe(key);
});

test("gives another order another key, and the first one retains its key", () => {
  const tab = createBrowser().openTab();
  const first = tab.keyFor(order);
  const second = tab.keyFor({ ...order, totalAmount: "5650" });
  expect(second).not.toBe(first);
  expect(tab.keyFor(order)).toBe(first);
});

test("gives a repeated order a new key once the first is placed", () => {
  const browser = createBrowser();
  const tab = browser.openTab();
  const key = tab.keyFor(order);
  tab.forget();
  expect(browser.openTab().keyFor(order)).not.toBe(key);
});

test("expires a key after a day, well before the server does", () => {
  const browser = createBrowser();
  const key = browser.openTab().keyFor(order);
  browser.now = 23 * hour;
  expect(browser.openTab().keyFor(order)).toBe(key);
  browser.now = 24 * hour;
  expect(browser.openTab().keyFor(order)).not.toBe(key);
});

test("stores nothing of the order", () => {
  const browser = createBrowser();
  browser.openTab().keyFor(order);
  expect(browser.texts.get(attemptsKey)).not.toContain("Ayesha");
});

test.each(["{", "null", "7", '[null,{"order":1}]', '{"order":"a"}'])(
  "reads stored %s as no attempt",
  (text) => {
    const browser = createBrowser();
    browser.texts.set(attemptsKey, text);
    expect(browser.openTab().keyFor(order)).toMatch(uuid);
  },
);

test("holds the keys in memory without storage", () => {
  const tab = createOrderAttempts(
    safeStorage(() => {
      throw new DOMException("Access is denied.", "SecurityError");
    }),
    () => 0,
  );
  expect(tab.keyFor(order)).toBe(tab.keyFor(order));
});
