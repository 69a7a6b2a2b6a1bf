import { createServer } from "node:net";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { readConnection, shopUrl } from "#database/embedded/connection-file.ts";
import { guestOrder } from "#server/testing/guest-order.ts";
import { withDataFolder } from "../bench/production-shop.ts";
import { startProcess } from "../bench/start-process.ts";
import { expectNoBarriers } from "./support/accessibility.ts";
import { expect, test } from "./support/shop-test.ts";
import { checkOutAsGuest, choose, enterAddress, expectToast, orderNow } from "./support/shopper.ts";
import { haveStaffSession } from "./support/staff.ts";

/** A port that is free now, for a shop that is restarted at the same address. */
function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}

const tonesOf = (page: Page) => page.evaluate(() => Reflect.get(window, "tones") as number);

/** Counts the tones that a page plays from now on. */
function countTones(page: Page): Promise<void> {
  return page.evaluate(() => {
    let tones = 0;
    Object.defineProperty(window, "tones", { get: () => tones });
    const { start } = OscillatorNode.prototype;
    OscillatorNode.prototype.start = function (when) {
      tones += 1;
      start.call(this, when);
    };
  });
}

// A shop of its own: it is restarted, and in the others' orders come all the time.
test("The list of orders shows each new one without a reload, also those placed while the connection was lost @once", async ({
  page: office,
  browser,
  refusals,
  complaints,
}) => {
  test.slow();
  await withDataFolder(async (dataDir) => {
    const port = String(await freePort());
    const openShop = () =>
      startProcess(["dist/server/index.js"], {
        PORT: port,
        DATA_DIR: dataDir,
        RATE_LIMIT_FACTOR: "1000000",
        LOG_LEVEL: "error",
      });
    let shop = await openShop();
    const { origin } = shop;
    const away = ["ERR_CONNECTION_REFUSED", "ERR_INTERNET_DISCONNECTED", "ERR_INCOMPLETE_CHUNKED_ENCODING"];
    const isOfOutage = (complaint: string) => away.some((code) => complaint.includes(code));
    try {
      const databaseUrl = shopUrl(readConnection(join(dataDir, "postgres")));
      const manager = await haveStaffSession(office, "manager", { origin, databaseUrl });
      expect(manager.name).toBe("Journey manager");
      await office.goto(`${origin}/admin/orders`);
      await expect(office.getByText("No orders here")).toBeVisible();
      await expect(office).toHaveTitle("Orders | Tabeeb back office");

      await countTones(office);
      await office.getByRole("switch", { name: "Sound" }).click();
      await expect.poll(() => tonesOf(office)).toBe(2);

      // A second tab hears of orders through the one that asks.

      const today = await office.context().newPage();
      await today.goto(`${origin}/admin/today`);
      await countTones(today);
      // Browsers let a page sound once somebody has touched it.
      await today.keyboard.press("Shift");
      const toConfirm = today.getByRole("link", { name: /^To confirm/ });
      await expect(toConfirm).toHaveText("To confirm");

      const shopper = await (await browser.newContext()).newPage();
      await shopper.goto(`${origin}/selectedItem/liberty-v-neck-set`);
      await choose(shopper, "Color", "Navy Blue");
      await choose(shopper, "Size", "M");
      await shopper.getByRole("button", { name: "Add To Cart" }).first().click();
      await expectToast(shopper, "Item Added to Cart");
      await shopper.goto(`${origin}/cart`);
      await checkOutAsGuest(shopper);
      await enterAddress(shopper);
      const number = await orderNow(shopper);

      // Asked for every ten seconds.
      const show = office.getByRole("button", { name: "Show 1 new order" });
      await expect(show).toBeVisible({ timeout: 15_000 });
      await expect(office).toHaveTitle("(1) Orders | Tabeeb back office");
      await expect(office.getByRole("status").filter({ hasText: "1 new order" })).toHaveCount(1);
      await expect(office.getByRole("link", { name: "To confirm 1 waiting" })).toBeVisible();
      await expect(office.getByText("No orders here")).toBeVisible();
      await expect(toConfirm).toContainText("1");
      await expect(today).toHaveTitle("(1) Today | Tabeeb back office");
      // One of the two tabs has sounded, with the two tones of one order.
      await expect.poll(async () => (await tonesOf(office)) + (await tonesOf(today))).toBe(4);
      await expectNoBarriers(office);
      await show.press("Enter");
      await expect(office.getByRole("row", { name: new RegExp(number) })).toContainText("New");
      await expect(office.getByRole("link", { name: number })).toBeFocused();
      await expect(office).toHaveTitle("Orders | Tabeeb back office");
      await expect(today).toHaveTitle("Today | Tabeeb back office");

      // The plug is pulled; an order comes before the office is back.
      await shop.stop();
      await expect(office.getByText("No connection to the shop")).toBeVisible({ timeout: 20_000 });
      await office.context().setOffline(true);
      shop = await openShop();
      const placed = await fetch(`${origin}/orders/createOrderAsGuest`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(guestOrder({ name: "Journey Second" })),
      });
      expect(placed.status).toBe(201);
      await office.context().setOffline(false);
      await expect(office.getByText("No connection to the shop")).toBeHidden({ timeout: 20_000 });
      await expect(office).toHaveTitle("(1) Orders | Tabeeb back office");
      await expect(office.getByText("Journey Second")).toHaveCount(0);

      // One tab is closed: the other one goes on.
      await office.close();
      await fetch(`${origin}/orders/createOrderAsGuest`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(guestOrder({ name: "Journey Third" })),
      });
      await expect(today).toHaveTitle("(2) Today | Tabeeb back office", { timeout: 20_000 });
      await today.getByRole("button", { name: "Show 2 new orders" }).click();
      await expect(today.getByRole("row", { name: /Journey (Second|Third)/ })).toHaveCount(2);
      await shopper.context().close();
    } finally {
      refusals.push(...complaints.filter(isOfOutage));
      await shop.stop();
    }
  });
});
