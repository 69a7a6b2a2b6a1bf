import { expect, test } from "vitest";
import { trackOrder } from "#contract/orders/orders.ts";
import { settingPages } from "#contract/settings/setting-pages.ts";
import { defaultShopSettings } from "#contract/settings/shop-settings.ts";
import { watchCatalogVersion } from "#server/platform/cache/catalog-version.ts";
import type { PageHandler } from "../pages/render-page.ts";
import { createTestShop } from "../testing/create-test-shop.ts";
import { guestOrder, person } from "../testing/guest-order.ts";
import { signIn } from "../testing/sign-in.ts";
import { signInStaff } from "../testing/sign-in-staff.ts";
import { defaultSettings, subscribeToSettings } from "./subscribe-to-settings.ts";

/** A page with the shop's notice; the maintenance page has no scripts, as in the real shop. */
const pages: PageHandler = async (request, { shop }) => {
  const { pathname } = new URL(request.url);
  const scripts = pathname.endsWith("/maintenance") ? "" : "<script>let a = 1;</script>";
  const html = `<html><p>${pathname}: ${shop.announcement}</p>${scripts}</html>`;
  const headers = { "content-type": "text/html", "cache-control": "public, max-age=0, must-revalidate" };
  return new Response(html, { headers });
};

const shop = await createTestShop({ pages });
const owner = await signInStaff(shop, "owner");
const defaults = defaultSettings({ staffSecondFactor: "required" });

const update = (body: object) => shop.post("/api/admin/settings/update", body, { cookie: owner.cookie });
const get = (url: string, cookie = "") => shop.app.inject({ url, headers: { cookie } });

test("uses the defaults without settings of the merchant", async () => {
  const { settings } = (await get("/api/admin/settings/get", owner.cookie)).json();
  expect(settings).toEqual({
    ...defaultShopSettings,
    maintenance: false,
    firstRunClosed: false,
    newOrderMails: false,
    staffSecondFactor: "required",
    staffIdleHours: 8,
    newDeviceIdleMinutes: 30,
  });
});

test("applies a change to pages, rules, every process and the audit log", async () => {
  const before = await get("/about");
  expect(before.body).toContain(defaultShopSettings.announcement);
  const other = await watchCatalogVersion(
    shop.database.pool,
    shop.database.directUrl,
    shop.services.failures.watch("settings"),
  );
  const seenByOther = subscribeToSettings(other, defaults);
  const announcement = "Closed on <b>Eid</b>";
  const response = await update({ announcement, freeDeliveryFrom: 0, email: "new@tabeeb.example" });
  expect([response.statusCode, response.json().settings.announcement]).toEqual([200, announcement]);
  expect((await get("/about")).body).toContain(announcement);
  await expect.poll(() => seenByOther().announcement, { timeout: 10_000 }).toBe(announcement);
  await other.stop();
  const ordered = await shop.post("/orders/createOrderAsGuest", guestOrder({ totalAmount: "4750" }));
  const { rows } = await shop.database.pool.query("select delivery from orders");
  expect([ordered.statusCode, rows]).toEqual([201, [{ delivery: 0 }]]);
  const log = await shop.database.pool.query(
    "select action, before, after from audit_log where staff_id = $1",
    [owner.staff.id],
  );
  expect(log.rows).toEqual([
    {
      action: "settings.update",
      before: {
        announcement: defaultShopSettings.announcement,
        freeDeliveryFrom: 5000,
        email: defaultShopSettings.email,
      },
      after: { announcement, freeDeliveryFrom: 0, email: "new@tabeeb.example" },
    },
  ]);
  await update({ announcement, freeDeliveryFrom: 0 });
  expect((await shop.database.pool.query("select from audit_log")).rowCount).toBe(1);
});

test("falls back to the defaults for unreadable stored settings", async () => {
  await shop.database.pool.query(
    `insert into settings (name, value) values ('tagline', '7'), ('gone', 'true')`,
  );
  const { settings } = (await get("/api/admin/settings/get", owner.cookie)).json();
  expect(settings).toMatchObject({ tagline: defaultShopSettings.tagline, freeDeliveryFrom: 0 });
  expect(settings).not.toHaveProperty("gone");
});

test("refuses a stale save over newer settings", async () => {
  const read = async () => (await get("/api/admin/settings/get", owner.cookie)).json();
  const { version } = await read();
  const answers = [
    await update({ version, tagline: "Mine", announcement: "Mine" }),
    await update({ version, tagline: "Mine as well" }),
  ];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 409]);
  expect(answers[1]?.json()).toMatchObject({ code: "CHANGED_SINCE", version: answers[0]?.json().version });
  await update({ maintenance: true });
  await update({ maintenance: false });
  expect(await read()).toMatchObject({ settings: { tagline: "Mine" }, version: answers[0]?.json().version });
});

test("saves two pages that two people opened together, and refuses the second save of one page", async () => {
  const { versions } = (await get("/api/admin/settings/get", owner.cookie)).json();
  const shopPage = await update({ page: "shop", version: versions.shop, tagline: "Theirs" });
  const returns = await update({ page: "returns", version: versions.returns, exchangeDays: 9 });
  const late = await update({ page: "shop", version: versions.shop, tagline: "Late" });
  expect([shopPage.statusCode, returns.statusCode, late.statusCode]).toEqual([200, 200, 409]);
  expect(returns.json()).toMatchObject({
    settings: { tagline: "Theirs", exchangeDays: 9 },
    versions: { shop: shopPage.json().versions.shop },
  });
  expect(late.json()).toMatchObject({ code: "CHANGED_SINCE", version: shopPage.json().versions.shop });
});

test("changes nothing of another page than the named one", async () => {
  const answer = await update({ page: "returns", exchangeDays: 8, tagline: "Smuggled" });
  expect(answer.json().settings).toMatchObject({ exchangeDays: 8, tagline: "Theirs" });
});

test("each setting of a form is on one page", () => {
  const apart = ["maintenance", "logo", "firstRunClosed"];
  const named = Object.values(settingPages).flat();
  expect(named.toSorted()).toEqual(
    Object.keys(defaults)
      .filter((name) => !apart.includes(name))
      .toSorted(),
  );
});

test.each([
  ["0300 1234567", "923001234567"],
  ["+92 300-1234567", "923001234567"],
  ["0092 (300) 1234567", "923001234567"],
  ["+44 7911 123456", "447911123456"],
])("stores the WhatsApp number %s in its dialled form", async (typed, kept) => {
  expect((await update({ whatsapp: typed })).json().settings.whatsapp).toBe(kept);
});

test("makes an old undiallable WhatsApp number diallable", async () => {
  await shop.database.pool.query(`update settings set value = '"03001234567"' where name = 'whatsapp'`);
  const { settings } = (await get("/api/admin/settings/get", owner.cookie)).json();
  expect(settings.whatsapp).toBe("923001234567");
});

test("compares settings that are lists by value", async () => {
  const courierDaysByCity = [{ city: "Quetta", from: 2, to: 3 }];
  const changes = async () =>
    (await shop.database.pool.query("select from audit_log where after ? 'courierDaysByCity'")).rowCount;
  await update({ courierDaysByCity, workdays: [5, 1, 1] });
  await update({ courierDaysByCity, workdays: [1, 5] });
  expect(await changes()).toBe(1);
  expect(shop.services.settings().workdays).toEqual([1, 5]);
});

test.each([
  [{ whatsapp: "0300" }, "whatsapp"],
  [{ whatsapp: "042 35761999" }, "whatsapp"],
  [{ ntn: "1234567-8; x" }, "ntn"],
  [{ workdays: [] }, "workdays"],
  [{ workdays: [7] }, "workdays.0"],
  [{ cutOffHour: 25 }, "cutOffHour"],
  [{ piecesPerDay: 0 }, "piecesPerDay"],
  [{ holidays: [{ from: "2027-03-12", to: "2027-03-10", name: "Eid" }] }, "holidays.0.to"],
  [{ holidays: [{ from: "2027-01-01", to: "2028-01-01", name: "A year off" }] }, "holidays.0.to"],
  [{ courierDaysByCity: [{ city: "Quetta", from: 3, to: 2 }] }, "courierDaysByCity.0.to"],
  [{ facebookUrl: "javascript:alert(1)" }, "facebookUrl"],
  [{ instagramUrl: "http://tabeeb.example" }, "instagramUrl"],
  [{ phone: "tel me" }, "phone"],
  [{ personYears: 0 }, "personYears"],
  [{ personYears: 8 }, "personYears"],
  [{ name: " " }, "name"],
  [{ freeDeliveryFrom: -1 }, "freeDeliveryFrom"],
  [{ announcement: "x".repeat(141) }, "announcement"],
])("refuses %o beside its field", async (body, field) => {
  const response = await update(body);
  expect([response.statusCode, Object.keys(response.json().fields)]).toEqual([400, [field]]);
});

test("lets managers in without a second factor when it is turned off, and requires one when on", async () => {
  const manager = await signInStaff(shop, "manager");
  await shop.database.pool.query("delete from second_factors where user_id = $1", [manager.staff.id]);
  const list = () => get("/api/admin/auditLog/list", manager.cookie);
  expect((await list()).statusCode).toBe(401);
  await update({ staffSecondFactor: "optional" });
  expect((await list()).statusCode).toBe(200);
  await update({ staffSecondFactor: "required" });
  expect((await list()).statusCode).toBe(401);
});

test("shows shoppers a closed shop in maintenance, and staff an open one", async () => {
  const customer = await signIn(shop);
  const open = await get("/about");
  await update({ maintenance: true });

  for (const [address, shown] of [
    ["/about", "/maintenance"],
    ["/profile", "/maintenance"],
    ["/ur/about", "/ur/maintenance"],
  ] as const) {
    const closed = await get(address, customer.cookie);
    expect([closed.statusCode, closed.headers["retry-after"]]).toEqual([503, "300"]);
    expect(closed.headers["cache-control"]).toBe("no-store");
    expect(closed.body).toContain(`<p>${shown}:`);
    expect(closed.body).not.toContain("<script");
    expect(closed.headers["content-security-policy"]).toContain("script-src 'self';");
  }
  const refused = await shop.post("/contact/createContact", person);
  expect([refused.statusCode, refused.json().code]).toEqual([503, "CLOSED"]);
  expect(refused.headers["retry-after"]).toBe("300");
  expect((await shop.post("/orders/createOrderAsGuest", guestOrder())).statusCode).toBe(503);
  expect((await shop.post("/users/login", {})).statusCode).toBe(503);

  expect((await shop.post("/products/getProducts")).statusCode).toBe(200);
  expect((await shop.post(trackOrder.path, { OrderID: "TB-0000-0000-0000" })).statusCode).toBe(404);
  expect((await get("/healthz")).statusCode).toBe(200);
  expect((await get("/robots.txt")).statusCode).toBe(200);
  expect((await shop.post("/api/admin/login", {})).statusCode).toBe(400);

  const forStaff = await get("/about", owner.cookie);
  expect([forStaff.statusCode, forStaff.body]).toEqual([200, open.body]);
  expect((await shop.post("/contact/createContact", person, { cookie: owner.cookie })).statusCode).toBe(201);

  await update({ maintenance: false });
  expect((await get("/about")).body).toBe(open.body);
});
