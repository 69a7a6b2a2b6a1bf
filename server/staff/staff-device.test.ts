import { expect, test } from "vitest";
import { settingsOfPage } from "#contract/settings/setting-pages.ts";
import { appCode } from "../testing/app-code.ts";
import { createTestShop } from "../testing/create-test-shop.ts";
import { openBrowser, type TestBrowser } from "../testing/open-browser.ts";
import { type SignedInStaff, signInStaff } from "../testing/sign-in-staff.ts";

const shop = await createTestShop();
const { pool } = shop.database;
const owner = await signInStaff(shop, "owner");

async function signInAgain(
  browser: TestBrowser,
  { staff, password, secret }: SignedInStaff,
  stepsAhead: number,
) {
  await browser.post("/api/admin/login", { email: staff.email, password });
  const verified = await browser.post("/api/admin/verifySecondFactor", { code: appCode(secret, stepsAhead) });
  expect(verified.statusCode).toBe(200);
}

const idleFor = (member: SignedInStaff, minutes: number) =>
  pool.query("update staff_sessions set last_seen_at = now() - $2 * interval '1 minute' where user_id = $1", [
    member.staff.id,
    minutes,
  ]);
const isIn = async (browser: TestBrowser) => (await browser.get("/api/admin/session")).json().staff !== null;

test("a session lasts half an hour without use on a new device, and eight hours on a known one", async () => {
  const member = await signInStaff(shop, "manager");
  const browser = openBrowser(shop);
  await signInAgain(browser, member, 0);
  await idleFor(member, 31);
  expect(await isIn(browser)).toBe(false);
  await signInAgain(browser, member, 1);
  await idleFor(member, 7 * 60 + 59);
  expect(await isIn(browser)).toBe(true);
  await idleFor(member, 8 * 60 + 1);
  expect(await isIn(browser)).toBe(false);
});

test("follows the owner's settings of idle time", async () => {
  const member = await signInStaff(shop, "manager");
  const send = (body: object) => shop.post("/api/admin/settings/update", body, { cookie: owner.cookie });
  expect((await send({ newDeviceIdleMinutes: 3 })).json().fields).toHaveProperty("newDeviceIdleMinutes");
  expect((await send({ newDeviceIdleMinutes: 10 })).statusCode).toBe(200);
  await idleFor(member, 11);
  const answer = await shop.app.inject({ url: "/api/admin/session", headers: { cookie: member.cookie } });
  expect(answer.json().staff).toBeNull();
  await send({ newDeviceIdleMinutes: 30 });
});

const unconfirm = (member: SignedInStaff) =>
  pool.query("update staff_sessions set confirmed_at = now() - interval '31 minutes' where user_id = $1", [
    member.staff.id,
  ]);

test("settings of money ask to confirm again, others do not", async () => {
  const member = await signInStaff(shop, "owner");
  await unconfirm(member);
  const save = (body: object) => shop.post("/api/admin/settings/update", body, { cookie: member.cookie });
  const confirm = (body: object) => shop.post("/api/admin/confirmIdentity", body, { cookie: member.cookie });
  expect((await save({ tagline: "Sewn here" })).statusCode).toBe(200);
  const refused = await save({ freeDeliveryFrom: 1 });
  expect([refused.statusCode, refused.json().code]).toEqual([403, "CONFIRM_FIRST"]);
  const stored = await shop.app.inject({
    url: "/api/admin/settings/get",
    headers: { cookie: member.cookie },
  });
  expect(stored.json().settings.freeDeliveryFrom).not.toBe(1);
  expect((await confirm({ code: "000000" })).json().code).toBe("WRONG_CODE");
  expect((await confirm({ password: member.password })).json().code).toBe("WRONG_CODE");
  expect((await save({ freeDeliveryFrom: 1 })).statusCode).toBe(403);
  const code = appCode(member.secret);
  expect((await confirm({ code })).statusCode).toBe(200);
  expect((await save({ freeDeliveryFrom: 6000 })).statusCode).toBe(200);
  // A code is good once, in another session too.
  await unconfirm(member);
  expect((await confirm({ code })).json().code).toBe("WRONG_CODE");
});

test("two people save two settings pages, of which one asks to confirm again", async () => {
  const members = [await signInStaff(shop, "owner"), await signInStaff(shop, "owner")] as const;
  const [first, second] = members;
  const open = async ({ cookie }: SignedInStaff) =>
    (await shop.app.inject({ url: "/api/admin/settings/get", headers: { cookie } })).json();
  const save = ({ cookie }: SignedInStaff, body: object) =>
    shop.post("/api/admin/settings/update", body, { cookie });
  const [opened, openedToo] = [await open(first), await open(second)];
  await unconfirm(first);
  const contact = { ...settingsOfPage("shop", openedToo.settings), tagline: "Sewn in Lahore" };
  const theirs = await save(second, { ...contact, page: "shop", version: openedToo.versions.shop });
  expect(theirs.statusCode).toBe(200);
  const signIn = { ...settingsOfPage("security", opened.settings), staffIdleHours: 7 };
  const mine = { ...signIn, page: "security", version: opened.versions.security };
  expect((await save(first, mine)).json().code).toBe("CONFIRM_FIRST");
  expect((await open(first)).settings).toMatchObject({ tagline: "Sewn in Lahore", staffIdleHours: 8 });
  const code = appCode(first.secret);
  const confirmed = await shop.post("/api/admin/confirmIdentity", { code }, { cookie: first.cookie });
  expect(confirmed.statusCode).toBe(200);
  const saved = await save(first, mine);
  expect([saved.statusCode, saved.json().settings]).toMatchObject([
    200,
    { tagline: "Sewn in Lahore", staffIdleHours: 7 },
  ]);
  expect((await save(first, mine)).json().code).toBe("CHANGED_SINCE");
});

test("staff without an app confirm with their password", async () => {
  const member = await signInStaff(shop, "workshop");
  await pool.query("delete from second_factors where user_id = $1", [member.staff.id]);
  await unconfirm(member);
  const confirm = (body: object) => shop.post("/api/admin/confirmIdentity", body, { cookie: member.cookie });
  const session = async () =>
    (await shop.app.inject({ url: "/api/admin/session", headers: { cookie: member.cookie } })).json();
  expect((await confirm({ password: "marked and wrong" })).json().fields).toHaveProperty("password");
  expect(await session()).toMatchObject({ mustConfirm: true });
  expect((await confirm({ password: member.password })).statusCode).toBe(200);
  expect(await session()).not.toHaveProperty("mustConfirm");
});
