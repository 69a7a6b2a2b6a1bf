import { describe, expect, test } from "vitest";
import { appCode } from "#server/testing/app-code.ts";
import { createTestShop } from "#server/testing/create-test-shop.ts";
import { openBrowser, type TestBrowser } from "#server/testing/open-browser.ts";
import { signIn } from "#server/testing/sign-in.ts";
import { signInStaff } from "#server/testing/sign-in-staff.ts";

// The limits as they are, so that what a device lifts is seen.
const shop = await createTestShop({ env: { RATE_LIMIT_FACTOR: "1", STAFF_SECOND_FACTOR: "required" } });
const { pool } = shop.database;
const address = "198.51.100.20";
const newPassword = "another marked password";

const logIn = (browser: TestBrowser, email: string, password: string) =>
  browser.post("/users/login", { email, password });

async function devicesOf(person: { email: string; password: string }, count: number): Promise<string[]> {
  const devices: string[] = [];
  for (let each = 0; each < count; each += 1) {
    const browser = openBrowser(shop);
    await logIn(browser, person.email, person.password);
    const device = browser.cookies.get("device");
    if (device !== undefined) devices.push(device);
  }
  return devices;
}

async function guess(email: string, devices: readonly string[], count: number): Promise<number[]> {
  const statuses: number[] = [];
  for (let each = 0; each < count; each += 1) {
    const browser = openBrowser(shop, { ip: address });
    browser.cookies.set("device", devices[each % devices.length] ?? "");
    statuses.push((await logIn(browser, email, "marked and wrong")).statusCode);
  }
  return statuses;
}

const refused = (statuses: readonly number[]) => statuses.filter((status) => status === 429).length;

const newDeviceMails = async (email: string) =>
  (
    await pool.query(
      "select count(*)::integer as n from outgoing_mails where kind = 'new-device' and recipient = $1",
      [email],
    )
  ).rows[0].n as number;

describe("a known device", () => {
  test.each<[string, (own: TestBrowser, password: string) => Promise<{ statusCode: number }>]>([
    [
      "another password",
      (own, currentPassword) => own.post("/users/changePassword", { currentPassword, newPassword }),
    ],
    ["logging out everywhere", (own) => own.post("/users/endAllSessions", {})],
  ])("is known no longer after %s", async (_, end) => {
    const { user, password, cookie } = await signIn(shop);
    const old = await devicesOf({ email: user.email, password }, 1);
    const own = openBrowser(shop);
    own.cookies.set("sid", cookie.slice("sid=".length));
    expect((await end(own, password)).statusCode).toBe(200);
    const thief = openBrowser(shop);
    thief.cookies.set("device", old[0] ?? "");
    const before = await newDeviceMails(user.email);
    const right = _ === "another password" ? newPassword : password;
    expect((await logIn(thief, user.email, right)).statusCode).toBe(200);
    expect(await newDeviceMails(user.email)).toBe(before + 1);
    expect(thief.cookies.get("device")).not.toBe(old[0]);
    await pool.query("delete from rate_counters");
    expect(refused(await guess(user.email, old, 15))).toBe(5);
  });

  test("stays known in the browser in which the password is changed", async () => {
    const { user, password } = await signIn(shop);
    const own = openBrowser(shop);
    await logIn(own, user.email, password);
    await own.post("/users/changePassword", { currentPassword: password, newPassword });
    const mails = await newDeviceMails(user.email);
    await logIn(own, user.email, newPassword);
    expect(await newDeviceMails(user.email)).toBe(mails);
  });

  test("is one of many that together have thirty failures, whatever their number", async () => {
    await pool.query("delete from rate_counters");
    const { user, password } = await signIn(shop);
    const devices = await devicesOf({ email: user.email, password }, 8);
    expect(devices).toHaveLength(8);
    expect(refused(await guess(user.email, devices, 60))).toBe(30);
    // Without the cookie, strangers and the owner elsewhere are counted as before.
    expect((await logIn(openBrowser(shop), user.email, password)).statusCode).toBe(200);
  });

  test("lifts not the failures of a network, which are counted apart from those of strangers", async () => {
    await pool.query("delete from rate_counters");
    for (let account = 0; account < 3; account += 1) {
      const { user, password } = await signIn(shop);
      const devices = await devicesOf({ email: user.email, password }, 3);
      const statuses = await guess(user.email, devices, 30);
      expect(refused(statuses)).toBe(account < 2 ? 0 : 30);
    }
    await pool.query("delete from rate_counters");
    const { user, password } = await signIn(shop);
    const [own = ""] = await devicesOf({ email: user.email, password }, 1);
    for (let stranger = 0; stranger < 61; stranger += 1)
      await logIn(openBrowser(shop, { ip: address }), `nobody.${stranger}@example.com`, "marked and wrong");
    const browser = openBrowser(shop, { ip: address });
    expect((await logIn(browser, user.email, password)).statusCode).toBe(429);
    browser.cookies.set("device", own);
    expect((await logIn(browser, user.email, password)).statusCode).toBe(200);
  });

  test("is none of an account whose address is unproven, until it is proven", async () => {
    await pool.query("delete from rate_counters");
    const { user, password } = await signIn(shop, { isProven: false });
    const devices = await devicesOf({ email: user.email, password }, 3);
    expect(refused(await guess(user.email, devices, 30))).toBe(20);
    await pool.query("update users set email_proven_at = now() where id = $1", [user.id]);
    await pool.query("delete from rate_counters");
    expect(refused(await guess(user.email, devices, 30))).toBe(20);
  });
});

test("a browser of staff is known after the second factor, and not by the password alone", async () => {
  const { staff, password, secret } = await signInStaff(shop, "owner");
  const browser = openBrowser(shop);
  const half = await browser.post("/api/admin/login", { email: staff.email, password });
  expect([half.statusCode, half.json().secondFactor]).toEqual([200, "verify"]);
  expect(browser.cookies.has("staff-device")).toBe(false);
  const code = appCode(secret);
  expect((await browser.post("/api/admin/verifySecondFactor", { code })).statusCode).toBe(200);
  const device = browser.cookies.get("staff-device");
  expect(device).toBeDefined();
  const body = { currentPassword: password, newPassword };
  expect((await browser.post("/api/admin/changePassword", body)).statusCode).toBe(200);
  expect(browser.cookies.get("staff-device")).not.toBe(device);
  const thief = openBrowser(shop, { ip: "198.51.100.21" });
  thief.cookies.set("staff-device", device ?? "");
  const statuses: number[] = [];
  for (let each = 0; each < 12; each += 1) {
    const wrong = { email: staff.email, password: "marked and wrong" };
    statuses.push((await thief.post("/api/admin/login", wrong)).statusCode);
  }
  const { rows } = await pool.query(
    "select from rate_counters where key like 'loginByDevice %' and count > 0",
  );
  expect([refused(statuses), rows]).toEqual([2, []]);
});
