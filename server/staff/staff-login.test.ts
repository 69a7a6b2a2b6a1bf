import { randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { appCode } from "../testing/app-code.ts";
import { createTestShop } from "../testing/create-test-shop.ts";
import { openBrowser, type TestBrowser } from "../testing/open-browser.ts";
import { signIn } from "../testing/sign-in.ts";
import { signInStaff } from "../testing/sign-in-staff.ts";
import { findOtherKey } from "./find-other-key.ts";
import { replaceRecoveryCodes } from "./recovery-codes.ts";
import { sealSecret } from "./seal-secret.ts";

const shop = await createTestShop();
const { pool } = shop.database;

const logIn = (browser: TestBrowser, email: string, password: string) =>
  browser.post("/api/admin/login", { email, password });
const verify = (browser: TestBrowser, code: string) =>
  browser.post("/api/admin/verifySecondFactor", { code });
const sessionOf = async (browser: TestBrowser) => (await browser.get("/api/admin/session")).json();

/** A member of staff with a browser that has given only the password. */
async function halfLoggedIn() {
  const member = await signInStaff(shop, "manager");
  const browser = openBrowser(shop);
  await logIn(browser, member.staff.email, member.password);
  return { ...member, browser };
}

async function sealedUnderOtherKey() {
  const member = await halfLoggedIn();
  const sealed = sealSecret(randomBytes(32), member.staff.id, member.secret);
  await pool.query("update second_factors set secret = $1, confirmed_at = now() where user_id = $2", [
    sealed,
    member.staff.id,
  ]);
  return member;
}

async function withoutFactor(role: "manager" | "workshop") {
  const member = await signInStaff(shop, role);
  await pool.query("delete from second_factors where user_id = $1", [member.staff.id]);
  const browser = openBrowser(shop);
  const login = await logIn(browser, member.staff.email, member.password);
  return { ...member, browser, login };
}

test("opens nothing by a password alone, and the back office under a new token by the app's code", async () => {
  const { staff, password, secret } = await signInStaff(shop, "manager");
  const browser = openBrowser(shop);
  const login = await logIn(browser, staff.email.toUpperCase(), password);
  expect([login.statusCode, login.json()]).toEqual([200, { secondFactor: "verify" }]);
  const first = browser.cookies.get("staff");
  expect(await sessionOf(browser)).toEqual({ staff: null, secondFactor: "verify" });
  expect((await browser.get("/api/admin/auditLog/list")).statusCode).toBe(401);
  const verified = await verify(browser, appCode(secret));
  expect([verified.statusCode, verified.json()]).toEqual([200, { staff }]);
  expect(browser.cookies.get("staff")).not.toBe(first);
  expect(await sessionOf(browser)).toEqual({ staff, secondFactor: "none" });
  expect((await browser.get("/api/admin/auditLog/list")).statusCode).toBe(200);
  browser.cookies.set("staff", first ?? "");
  expect(await sessionOf(browser)).toEqual({ staff: null, secondFactor: "none" });
});

test("explains a code under another secret key than its app's, and accepts a recovery code", async () => {
  const { browser, staff, secret } = await sealedUnderOtherKey();
  expect(await findOtherKey(pool, shop.services.secretKey)).toContain("bring the key back");
  const answer = await verify(browser, appCode(secret));
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({ code: "WRONG_CODE", reason: "APP_CODE_OTHER_KEY" });
  expect(answer.json().fields.code).toContain("Use a recovery code");
  const [recoveryCode = ""] = await replaceRecoveryCodes(pool, staff.id);
  expect((await verify(browser, recoveryCode)).statusCode).toBe(200);
  await pool.query("update second_factors set secret = '' where user_id = $1", [staff.id]);
  expect(await findOtherKey(pool, shop.services.secretKey)).toContain("bring the key back");
  await pool.query("delete from second_factors where user_id = $1", [staff.id]);
  await signInStaff(shop, "owner");
  expect(await findOtherKey(pool, shop.services.secretKey)).toBeUndefined();
});

test("answers unknown addresses, customers, wrong passwords and former staff alike", async () => {
  const customer = await signIn(shop);
  const left = await signInStaff(shop, "owner");
  await pool.query("update users set deactivated_at = now() where id = $1", [left.staff.id]);
  const member = await signInStaff(shop, "owner");
  const answers = await Promise.all(
    [
      ["marked.nobody@example.com", "marked and unknown to us"],
      [customer.user.email, customer.password],
      [left.staff.email, left.password],
      [member.staff.email, "marked and quite wrong"],
    ].map(([email = "", password = ""]) => logIn(openBrowser(shop), email, password)),
  );
  expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
  expect(answers[0]?.statusCode).toBe(401);
  expect(answers.map(({ cookies }) => cookies)).toEqual([[], [], [], []]);
});

test("gives staff no account in the shop: no login, and no code by mail", async () => {
  const { staff, password } = await signInStaff(shop, "owner");
  const browser = openBrowser(shop);
  expect((await browser.post("/users/login", { email: staff.email, password })).statusCode).toBe(401);
  expect((await browser.post("/users/sendResetPasswordOTP", { email: staff.email })).statusCode).toBe(200);
  const { rowCount } = await pool.query("select from outgoing_mails where recipient = $1", [staff.email]);
  expect(rowCount).toBe(0);
});

test("blocks the address of the failures", async () => {
  const { staff, password } = await signInStaff(shop, "owner");
  const browser = openBrowser(shop);
  await logIn(browser, staff.email, "marked and quite wrong");
  const moveOn = "update rate_counters set count = 1000000 where key like 'loginByAccount %'";
  await pool.query(moveOn);
  expect((await logIn(browser, staff.email, password)).statusCode).toBe(429);
  expect((await logIn(openBrowser(shop), staff.email, password)).statusCode).toBe(200);
});

test("accepts a code once, and no older one after it", async () => {
  const { browser, secret, staff, password } = await halfLoggedIn();
  const later = appCode(secret, 1);
  expect((await verify(browser, later)).statusCode).toBe(200);
  const again = openBrowser(shop);
  await logIn(again, staff.email, password);
  for (const code of [later, appCode(secret), appCode(secret, -1)]) {
    const replayed = await verify(again, code);
    expect([replayed.statusCode, replayed.json().code]).toEqual([400, "WRONG_CODE"]);
  }
});

test("accepts one of many simultaneous uses of a code", async () => {
  const { staff, password, secret } = await signInStaff(shop, "owner");
  const browsers = Array.from({ length: 5 }, () => openBrowser(shop));
  for (const browser of browsers) await logIn(browser, staff.email, password);
  const code = appCode(secret);
  const answers = await Promise.all(browsers.map((browser) => verify(browser, code)));
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400, 400, 400, 400]);
});

test("refuses codes of minutes ago, of tomorrow and of another member of staff", async () => {
  const { browser, secret } = await halfLoggedIn();
  const { secret: foreign } = await signInStaff(shop, "manager");
  for (const code of [appCode(secret, -3), appCode(secret, 3), appCode(foreign), "000 00", "12345", "x"]) {
    expect((await verify(browser, code)).statusCode).toBe(400);
  }
  expect((await verify(browser, appCode(secret))).statusCode).toBe(200);
});

test("locks the second factor after ten wrong codes, independently of the rate limit factor", async () => {
  const { browser, secret, staff, password } = await halfLoggedIn();
  const wrong = appCode(secret, 1000);
  const answers = await Promise.all(Array.from({ length: 14 }, () => verify(browser, wrong)));
  const statuses = answers.map(({ statusCode }) => statusCode).sort();
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 400), 429, 429, 429, 429]);
  const elsewhere = openBrowser(shop);
  await logIn(elsewhere, staff.email, password);
  expect((await verify(elsewhere, appCode(secret))).statusCode).toBe(429);
});

test("requires a manager to set up the app first, and accepts each recovery code once", async () => {
  const { browser, login, staff, password } = await withoutFactor("manager");
  expect(login.json()).toEqual({ secondFactor: "enrol" });
  expect((await browser.get("/api/admin/auditLog/list")).statusCode).toBe(401);
  const { secret, address } = (await browser.post("/api/admin/startSecondFactor", {})).json();
  const shown = new URL(address);
  expect([shown.protocol, shown.searchParams.get("secret")]).toEqual(["otpauth:", secret]);
  expect(decodeURIComponent(address)).toContain(staff.email);
  const wrong = await browser.post("/api/admin/confirmSecondFactor", { code: appCode(secret, 1000) });
  expect([wrong.statusCode, wrong.json().code]).toEqual([400, "WRONG_CODE"]);
  const confirmed = await browser.post("/api/admin/confirmSecondFactor", { code: appCode(secret) });
  expect(confirmed.json().staff).toEqual(staff);
  const codes: string[] = confirmed.json().recoveryCodes;
  expect(new Set(codes).size).toBe(10);
  expect(await sessionOf(browser)).toMatchObject({ secondFactor: "none", staff: { id: staff.id } });

  const phoneless = openBrowser(shop);
  await logIn(phoneless, staff.email, password);
  const [code = ""] = codes;
  expect((await verify(phoneless, code.toLowerCase().replaceAll("-", " "))).statusCode).toBe(200);
  await logIn(phoneless, staff.email, password);
  expect((await verify(phoneless, code)).statusCode).toBe(400);
  const { rows } = await pool.query("select row_to_json(c)::text as row from recovery_codes c");
  expect(rows.map(({ row }) => row).join()).not.toContain(code);
});

test("requires a fresh code of the app for new recovery codes, and ends the old ones", async () => {
  const { browser, secret, staff, password } = await halfLoggedIn();
  const renew = (code: string) => browser.post("/api/admin/renewRecoveryCodes", { code });
  const now = appCode(secret);
  await verify(browser, now);
  expect((await renew(now)).statusCode).toBe(400);
  const first: string[] = (await renew(appCode(secret, 1))).json().recoveryCodes;
  await pool.query("update second_factors set last_step = 0 where user_id = $1", [staff.id]);
  const second: string[] = (await renew(appCode(secret))).json().recoveryCodes;
  await logIn(browser, staff.email, password);
  expect((await verify(browser, first[0] ?? "")).statusCode).toBe(400);
  expect((await verify(browser, second[0] ?? "")).statusCode).toBe(200);
});

test("refuses to replace an existing authenticator app, before or after its code", async () => {
  const { browser, secret } = await halfLoggedIn();
  for (const step of ["before", "after"]) {
    if (step === "after") await verify(browser, appCode(secret));
    const started = await browser.post("/api/admin/startSecondFactor", {});
    expect([started.statusCode, started.json().code]).toEqual([409, "SECOND_FACTOR_SET"]);
    const confirmed = await browser.post("/api/admin/confirmSecondFactor", { code: appCode(secret, 1) });
    expect(confirmed.statusCode).toBe(401);
  }
});

test("lets the workshop work without an app", async () => {
  const { login, staff } = await withoutFactor("workshop");
  expect(login.json()).toEqual({ secondFactor: "none", staff: { ...staff, hasSecondFactor: false } });
});

test("encrypts the secret of an app for its owner", async () => {
  const { secret, staff } = await signInStaff(shop, "owner");
  const { browser, staff: thief } = await halfLoggedIn();
  const { rows } = await pool.query("select secret from second_factors where user_id = $1", [staff.id]);
  expect(rows[0].secret.includes(secret)).toBe(false);
  await pool.query("update second_factors set secret = $2 where user_id = $1", [thief.id, rows[0].secret]);
  expect((await verify(browser, appCode(secret))).json()).toMatchObject({ reason: "APP_CODE_OTHER_KEY" });
});

test("ends a session after half an hour without use, after eight hours, and halfway after ten minutes", async () => {
  const { staff, cookie } = await signInStaff(shop, "manager");
  const status = async (header: string) =>
    (await shop.app.inject({ url: "/api/admin/auditLog/list", headers: { cookie: header } })).statusCode;
  const age = (column: string, minutes: number) =>
    pool.query(`update staff_sessions set ${column} = now() - $2 * interval '1 minute' where user_id = $1`, [
      staff.id,
      minutes,
    ]);
  await age("last_seen_at", 29);
  expect(await status(cookie)).toBe(200);
  // The use was recorded.
  await age("created_at", 479);
  expect(await status(cookie)).toBe(200);
  await age("created_at", 481);
  expect(await status(cookie)).toBe(401);
  await age("created_at", 60);
  await age("last_seen_at", 31);
  expect(await status(cookie)).toBe(401);

  const half = await halfLoggedIn();
  const past = "update staff_sessions set created_at = now() - interval '11 minutes' where user_id = $1";
  await pool.query(past, [half.staff.id]);
  expect((await verify(half.browser, appCode(half.secret))).statusCode).toBe(401);
});

test("ends the browser's earlier session at login and logout", async () => {
  const { browser, staff, password } = await halfLoggedIn();
  const first = browser.cookies.get("staff") ?? "";
  await logIn(browser, staff.email, password);
  const second = browser.cookies.get("staff") ?? "";
  expect((await browser.post("/api/admin/logout", {})).statusCode).toBe(200);
  expect(browser.cookies.has("staff")).toBe(false);
  for (const token of [first, second]) {
    browser.cookies.set("staff", token);
    expect(await sessionOf(browser)).toEqual({ staff: null, secondFactor: "none" });
  }
});

test.each([
  ["localhost:3000", "staff", undefined],
  ["shop.example", "__Host-staff", true],
])("sets a strict and short cookie on %s", async (host, name, secure) => {
  const { staff, password } = await signInStaff(shop, "owner");
  const { cookies } = await shop.post("/api/admin/login", { email: staff.email, password }, { host });
  const cookie = cookies.find((each) => each.name === name);
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: "Strict", path: "/", maxAge: 16 * 3600 });
  expect(cookie?.secure).toBe(secure);
});

test("writes neither passwords, codes nor secrets to the log or the audit log", async () => {
  const { browser, secret } = await halfLoggedIn();
  const code = appCode(secret);
  await verify(browser, code);
  const { rows } = await pool.query("select row_to_json(a)::text as row from audit_log a");
  for (const text of [shop.logged(), rows.map(({ row }) => row).join("\n")]) {
    expect(text).not.toMatch(/marked|@example/i);
    expect(text).not.toContain(`"${code}"`);
    expect(text).not.toContain(secret.toString("hex"));
  }
});
