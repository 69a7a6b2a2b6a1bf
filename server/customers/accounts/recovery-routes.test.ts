import { randomUUID } from "node:crypto";
import type { LightMyRequestResponse as Response } from "fastify";
import { expect, test } from "vitest";
import { createTestShop } from "#server/testing/create-test-shop.ts";
import { openBrowser, type TestBrowser } from "#server/testing/open-browser.ts";
import { signIn } from "#server/testing/sign-in.ts";
import { digestOfCode } from "./recovery-code.ts";

const shop = await createTestShop({ env: { RATE_LIMIT_FACTOR: "1" } });
const { pool } = shop.database;

async function ask(browser: TestBrowser, email: string): Promise<string> {
  const response = await browser.post("/users/sendResetPasswordOTP", { email });
  expect(response.statusCode).toBe(200);
  return response.json().userId;
}

async function codeOf(id: string): Promise<string> {
  const { rows } = await pool.query("select data->>'code' as code from outgoing_mails where event = $1", [
    `recovery-code:${id}`,
  ]);
  return rows[0]?.code;
}

const verify = (browser: TestBrowser, userId: string, otp: unknown) =>
  browser.post("/users/verifyOtp", { otp, userId });
const reset = (browser: TestBrowser, id: string, resetPassword = "marked and brand new") =>
  browser.post("/users/updatePassword", { id, resetPassword });
const login = (email: string, password: string) =>
  openBrowser(shop).post("/users/login", { email, password });

async function recoveryUnderWay() {
  const customer = await signIn(shop);
  const browser = openBrowser(shop);
  const id = await ask(browser, customer.user.email);
  return { ...customer, browser, id, code: await codeOf(id) };
}

function otherThan(code: string): string {
  return String((Number(code) + 1) % 1_000_000).padStart(6, "0");
}

const asked = (response: Response) => [response.statusCode, response.json().code];

/** Backdates a recovery by so many seconds. */
const age = (id: string, seconds: number) =>
  pool.query(
    `update recoveries set created_at = created_at - $2 * interval '1 second',
       expires_at = expires_at - $2 * interval '1 second',
       verified_at = verified_at - $2 * interval '1 second' where id = $1`,
    [id, seconds],
  );

test("sets a new password by a mailed code, once, and ends every session", async () => {
  const { user, cookie, password, browser, id, code } = await recoveryUnderWay();
  expect(code).toMatch(/^\d{6}$/);
  const second = openBrowser(shop);
  await age(id, 61);
  const otherId = await ask(second, user.email);
  expect((await verify(second, otherId, await codeOf(otherId))).statusCode).toBe(200);

  const verified = await verify(browser, id, ` ${code.slice(0, 3)} ${code.slice(3)} `);
  expect(verified.statusCode).toBe(200);
  expect(verified.json()).toEqual({ OtpVerified: expect.any(String), message: expect.any(String) });
  expect(verified.cookies).toMatchObject([{ httpOnly: true, sameSite: "Lax", path: "/", maxAge: 600 }]);
  expect(verified.json().OtpVerified).not.toBe(browser.cookies.get("recovery-permission"));

  const permission = browser.cookies.get("recovery-permission") ?? "";
  for (const poor of ["2 short", "Password123"]) {
    const refused = await reset(browser, id, poor);
    expect([refused.statusCode, Object.keys(refused.json().fields)]).toEqual([400, ["resetPassword"]]);
  }
  expect(browser.cookies.get("recovery-permission")).toBe(permission);

  const done = await reset(browser, id);
  expect([done.statusCode, done.json()]).toEqual([200, { message: "Password updated successfully" }]);
  expect(browser.cookies.size).toBe(0);
  expect(await browser.user()).toBeNull();
  const session = await shop.app.inject({ url: "/users/persistUserSession", headers: { cookie } });
  expect(session.json()).toEqual({ user: null });
  expect((await login(user.email, password)).statusCode).toBe(401);
  expect((await login(user.email, "marked and brand new")).statusCode).toBe(200);
  const { rows } = await pool.query("select data from outgoing_mails where event = $1", [
    `password-changed:${id}`,
  ]);
  expect(rows).toEqual([{ data: { name: user.name } }]);

  // Neither without the cookie, nor once more with it, nor with a code that another browser had verified.
  expect(asked(await reset(browser, id, "marked and third"))).toEqual([403, "FORBIDDEN"]);
  browser.cookies.set("recovery-permission", permission);
  expect(asked(await reset(browser, id, "marked and third"))).toEqual([401, "NOT_LOGGED_IN"]);
  expect((await reset(second, otherId, "marked and third")).statusCode).toBe(401);
  expect((await login(user.email, "marked and brand new")).statusCode).toBe(200);
});

test("sets no password without the cookie of a verified code", async () => {
  const { user, password, browser, id, code } = await recoveryUnderWay();
  const foreign = await recoveryUnderWay();
  await verify(foreign.browser, foreign.id, foreign.code);
  expect(asked(await reset(browser, id))).toEqual([403, "FORBIDDEN"]);
  await verify(browser, id, code);
  // Neither the id alone nor a permission for something else is enough.
  expect(asked(await reset(openBrowser(shop), id))).toEqual([403, "FORBIDDEN"]);
  expect(asked(await reset(foreign.browser, id))).toEqual([403, "FORBIDDEN"]);
  for (const elsewhere of [user.id, foreign.id, randomUUID(), "no id"]) {
    expect(asked(await reset(browser, elsewhere))).toEqual([403, "FORBIDDEN"]);
  }
  await age(id, 601);
  expect(asked(await reset(browser, id))).toEqual([403, "FORBIDDEN"]);
  expect((await login(user.email, password)).statusCode).toBe(200);
});

test("sets no password by a code in a mailbox that the account has left", async () => {
  const { user, browser, id, code } = await recoveryUnderWay();
  await verify(browser, id, code);
  // Simulates an address change that began before the recovery existed.
  await pool.query("update users set email = 'moved.' || email where id = $1", [user.id]);
  expect(asked(await reset(browser, id))).toEqual([403, "FORBIDDEN"]);
});

test("applies one of many simultaneous resets", async () => {
  const { browser, id, code } = await recoveryUnderWay();
  await verify(browser, id, code);
  const resets = ["one", "two", "three", "four"].map((word) => reset(browser, id, `marked and ${word}`));
  const statuses = (await Promise.all(resets)).map(({ statusCode }) => statusCode).sort();
  expect(statuses).toEqual([200, 401, 401, 401]);
});

test("compares five of a hundred simultaneous wrong codes from everywhere", async () => {
  const { id, code } = await recoveryUnderWay();
  const guesses = Array.from({ length: 100 }, () => verify(openBrowser(shop), id, otherThan(code)));
  const answers = (await Promise.all(guesses)).map(({ statusCode }) => statusCode);
  expect(answers.filter((status) => status === 400)).toHaveLength(5);
  // A slow machine answers the rest with busy.
  expect(answers.filter((status) => ![400, 429, 503].includes(status))).toEqual([]);
  const { rows } = await pool.query("select tries from recoveries where id = $1", [id]);
  expect(rows).toEqual([{ tries: 5 }]);
  const late = await verify(openBrowser(shop), id, code);
  expect(asked(late)).toEqual([429, "TOO_MANY"]);
  expect(late.headers["retry-after"]).toBe("60");
});

test("gives one permission for the right code sent many times at once", async () => {
  const { id, code } = await recoveryUnderWay();
  const tries = Array.from({ length: 5 }, () => verify(openBrowser(shop), id, code));
  const statuses = (await Promise.all(tries)).map(({ statusCode }) => statusCode).sort();
  expect(statuses).toEqual([200, 400, 400, 400, 400]);
});

test("answers wrong, used, expired, foreign and unknown codes alike five times, then otherwise", async () => {
  const wrong = await recoveryUnderWay();
  const used = await recoveryUnderWay();
  await verify(used.browser, used.id, used.code);
  const expired = await recoveryUnderWay();
  await age(expired.id, 601);
  const nobody = openBrowser(shop);
  const ofNobody = await ask(nobody, "nobody.at.all@example.com");
  const cases = [
    { id: wrong.id, otp: otherThan(wrong.code), left: 5 },
    { id: used.id, otp: used.code, left: 4 },
    { id: expired.id, otp: expired.code, left: 5 },
    { id: (await recoveryUnderWay()).id, otp: wrong.code, left: 5 },
    { id: ofNobody, otp: "123456", left: 5 },
    { id: wrong.user.id, otp: wrong.code, left: 5 },
    { id: "no id", otp: wrong.code, left: 5 },
  ];
  const bodies = new Set<string>();
  const endings = new Set<string>();
  for (const { id, otp, left } of cases) {
    const browser = openBrowser(shop);
    for (let attempt = 0; attempt < left; attempt += 1) {
      const response = await verify(browser, id, otp);
      expect([id, attempt, ...asked(response)]).toEqual([id, attempt, 400, "WRONG_CODE"]);
      bodies.add(response.body);
    }
    const response = await verify(browser, id, otp);
    expect([id, ...asked(response)]).toEqual([id, 429, "TOO_MANY"]);
    endings.add(response.body);
  }
  expect([bodies.size, endings.size]).toEqual([1, 1]);
});

test("accepts a code as a number without its leading zeros", async () => {
  const { browser, id } = await recoveryUnderWay();
  const digest = digestOfCode(shop.services.secretKey, id, "004217");
  await pool.query("update recoveries set code_digest = $2 where id = $1", [id, digest]);
  expect((await verify(browser, id, 4217)).statusCode).toBe(200);
});

test("lengthens codes to twelve digits, which work, for an account under attack all day", async () => {
  const { user, id, code } = await recoveryUnderWay();
  for (let guess = 0; guess < 5; guess += 1) await verify(openBrowser(shop), id, otherThan(code));
  await age(id, 3_600);
  const next = await ask(openBrowser(shop), user.email);
  expect(await codeOf(next)).toMatch(/^\d{6}$/);
  await age(next, 3_600);
  await pool.query("update recoveries set tries = 20 where id = $1", [id]);
  const browser = openBrowser(shop);
  const attacked = await ask(browser, user.email);
  expect(await codeOf(attacked)).toMatch(/^\d{12}$/);
  expect((await verify(browser, attacked, await codeOf(attacked))).statusCode).toBe(200);
});
