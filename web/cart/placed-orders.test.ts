import fc from "fast-check";
import { expect, test } from "vitest";
import { anyLineItem } from "#contract/testing/any-line-item.ts";
import { safeStorage } from "#web/browser/storage.ts";
import { createPlacedOrders, placedOrderKey } from "./placed-orders.ts";

const minute = 60_000;
const orderNumber = "TB-7K4M-9QX2-BC3D";
const [line] = fc.sample(anyLineItem, { numRuns: 1, seed: 5 });
const order = { orderNumber, lines: line ? [line] : [], total: 5400, customer: "7" };

function createStorage() {
  const texts = new Map<string, string>();
  return {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => void texts.set(key, text),
    removeItem: (key: string) => void texts.delete(key),
  };
}

function createBrowser() {
  const shared = createStorage();
  const browser = {
    shared,
    now: 0,
    openTab(own = createStorage()) {
      return createPlacedOrders(
        { ofThisTab: safeStorage(() => own), ofAllTabs: safeStorage(() => shared) },
        () => browser.now,
      );
    },
  };
  return browser;
}

test("repeats an order by its number only in the tab that placed it", () => {
  const browser = createBrowser();
  const tab = browser.openTab();
  tab.remember(order);
  expect(tab.read(orderNumber)).toEqual(order);
  expect(tab.read("TB-0000-0000-0000")).toBeUndefined();
  expect(browser.openTab().read(orderNumber)).toBeUndefined();
});

test("shows the number for some minutes in other tabs, but not in the one that ordered", () => {
  const browser = createBrowser();
  const tab = browser.openTab();
  const other = browser.openTab();
  expect(other.placedElsewhere()).toBeUndefined();
  tab.remember(order);
  expect(other.placedElsewhere()).toBe(orderNumber);
  expect(tab.placedElsewhere()).toBeUndefined();
  browser.now = 10 * minute;
  expect(other.placedElsewhere()).toBeUndefined();
  expect(browser.shared.getItem(placedOrderKey)).toBeNull();
});

test("shares nothing of the order between tabs but its number", () => {
  const browser = createBrowser();
  browser.openTab().remember(order);
  expect(JSON.parse(browser.shared.getItem(placedOrderKey) ?? "")).toEqual({ orderNumber, at: 0 });
});

test.each(["{", "null", "7", '{"orderNumber":7}', '{"orderNumber":"<b>","at":0}'])(
  "reads stored %s as no order",
  (text) => {
    const browser = createBrowser();
    const own = createStorage();
    browser.shared.setItem(placedOrderKey, text);
    own.setItem(placedOrderKey, text);
    const tab = browser.openTab(own);
    expect(tab.read(orderNumber)).toBeUndefined();
    expect(tab.placedElsewhere()).toBeUndefined();
  },
);

test("returns nothing, without failing, where storing is forbidden", () => {
  const forbidden = safeStorage(() => {
    throw new DOMException("Access is denied.", "SecurityError");
  });
  const tab = createPlacedOrders({ ofThisTab: forbidden, ofAllTabs: forbidden }, () => 0);
  tab.remember(order);
  expect(tab.read(orderNumber)).toBeUndefined();
  expect(tab.placedElsewhere()).toBeUndefined();
});
