import { describe, expect, test } from "vitest";
import { createTestShop } from "#server/testing/create-test-shop.ts";
import { openBrowser, type TestBrowser } from "#server/testing/open-browser.ts";
import { signIn } from "#server/testing/sign-in.ts";

const shop = await createTestShop({ env: { RATE_LIMIT_FACTOR: "1" } });
const { pool } = shop.database;

async function ask(browser: TestBrowser, email: string): Promise<string> {
  const response = await browser.post("/users/sendResetPasswordOTP", { email });
  expect(response.statusCode).toBe(200);
  return response.json().userId;
}

async function codesFor(email: string): Promise<string[]> {
  const { rows } = await pool.query(
    "select event from outgoing_mails where recipient = $1 and kind = 'recovery-code' order by id",
    [email],
  );
  return rows.map(({ event }) => event.replace("recovery-code:", ""));
}

/** Lets so many seconds pass for all recoveries of an address. */
const pass = (email: string, seconds: number) =>
  pool.query(
    `update recoveries set created_at = created_at - $2 * interval '1 second',
       expires_at = expires_at - $2 * interval '1 second' where email = lower($1)`,
    [email, seconds],
  );

test("answers a known and an unknown address alike, and stores the same rows", async () => {
  const { user } = await signIn(shop);
  const answers = [];
  for (const email of [user.email, "nobody@example.com"]) {
    const response = await openBrowser(shop).post("/users/sendResetPasswordOTP", { email });
    const { userId, message } = response.json();
    const { rows } = await pool.query(
      "select length(code_digest) as digest, tries, used_at from recoveries where id = $1 and email = lower($2)",
      [userId, email],
    );
    const names = response.cookies.map(({ name, maxAge, httpOnly }) => [name, maxAge, httpOnly]);
    answers.push({ status: response.statusCode, length: response.body.length, message, rows, names });
    expect(userId).not.toBe(user.id);
    expect(Object.keys(response.json())).toEqual(["userId", "message"]);
    expect(userId).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
  }
  expect(answers[0]).toEqual(answers[1]);
  expect(answers[0]?.rows).toEqual([{ digest: 32, tries: 0, used_at: null }]);
  expect(await codesFor("nobody@example.com")).toEqual([]);
});

test("sends the mail to the account's own spelling of the address", async () => {
  const { user } = await signIn(shop, { email: "Own.Spelling@Example.com" });
  const id = await ask(openBrowser(shop), "own.spelling@example.COM");
  expect(await codesFor(user.email)).toEqual([id]);
});

test("sends no second mail within a minute, and continues the recovery in the same browser", async () => {
  const { user } = await signIn(shop);
  const browser = openBrowser(shop);
  const id = await ask(browser, user.email);
  expect(await ask(browser, user.email.toUpperCase())).toBe(id);
  const elsewhere = await ask(openBrowser(shop), user.email);
  expect(elsewhere).not.toBe(id);
  expect(await codesFor(user.email)).toEqual([id]);
  // A recovery of another address cannot be continued.
  const other = await signIn(shop);
  await ask(openBrowser(shop), other.user.email);
  expect(await ask(browser, other.user.email)).not.toBe(id);
  await pass(user.email, 61);
  const next = await ask(openBrowser(shop), user.email);
  expect(await codesFor(user.email)).toEqual([id, next]);
});

test("behaves alike within that minute for an unknown address", async () => {
  const browser = openBrowser(shop);
  const id = await ask(browser, "somebody.else@example.com");
  expect(await ask(browser, "somebody.else@example.com")).toBe(id);
  expect(await ask(openBrowser(shop), "somebody.else@example.com")).not.toBe(id);
});

test("sends one mail for many simultaneous requests", async () => {
  const { user } = await signIn(shop);
  await Promise.all(Array.from({ length: 4 }, () => ask(openBrowser(shop), user.email)));
  expect(await codesFor(user.email)).toHaveLength(1);
});

async function codeOf(id: string): Promise<string> {
  const { rows } = await pool.query("select data->>'code' as code from outgoing_mails where event = $1", [
    `recovery-code:${id}`,
  ]);
  return rows[0].code;
}

test("sends one network three mails an hour, whose codes all stay valid, and then none", async () => {
  const { user } = await signIn(shop);
  const ip = "203.0.113.9";
  const browser = openBrowser(shop, { ip });
  const ids = [];
  for (let mail = 0; mail < 3; mail += 1) {
    ids.push(await ask(openBrowser(shop, { ip }), user.email));
    await pass(user.email, 61);
  }
  const fourth = await ask(browser, user.email);
  expect(await codesFor(user.email)).toEqual(ids);
  const [first = ""] = ids;
  const verified = await browser.post("/users/verifyOtp", { userId: first, otp: await codeOf(first) });
  expect(verified.statusCode).toBe(200);
  // Half an hour later there is still none, an hour later there is.
  await pass(user.email, 1_800);
  expect(await ask(browser, user.email)).not.toBe(fourth);
  expect(await codesFor(user.email)).toHaveLength(3);
  await pool.query("update rate_counters set resets_at = now() where key like 'recoveryMailsByNetwork %'");
  const later = await ask(browser, user.email);
  expect(await codesFor(user.email)).toEqual([...ids, later]);
});

test("does not block the owner's mail or code by repeated requests of others", async () => {
  const { user } = await signIn(shop);
  const stranger = openBrowser(shop);
  const own = openBrowser(shop);
  const first = await ask(own, user.email);
  for (let request = 0; request < 10; request += 1) {
    await pass(user.email, 61);
    await ask(stranger, user.email);
  }
  expect(await codesFor(user.email)).toHaveLength(4);
  await pass(user.email, 61);
  const second = await ask(own, user.email);
  expect(await codesFor(user.email)).toHaveLength(5);
  expect(second).not.toBe(first);
  const verified = await own.post("/users/verifyOtp", { userId: second, otp: await codeOf(second) });
  expect(verified.statusCode).toBe(200);
});

test("limits strangers of many networks to twelve mails an hour; a known device has its own limit", async () => {
  const { user, password } = await signIn(shop);
  for (let request = 0; request < 14; request += 1) {
    await ask(openBrowser(shop), user.email);
    await pass(user.email, 61);
  }
  expect(await codesFor(user.email)).toHaveLength(12);
  const elsewhere = openBrowser(shop);
  await ask(elsewhere, user.email);
  expect(await codesFor(user.email)).toHaveLength(12);
  const own = openBrowser(shop);
  await own.post("/users/login", { email: user.email, password });
  await own.logout();
  const id = await ask(own, user.email);
  expect((await codesFor(user.email)).at(-1)).toBe(id);
  // With many valid codes to guess at, codes are long.
  expect(await codeOf(id)).toMatch(/^\d{12}$/);
});

describe("the newest mail's code, on the page that its owner has open", () => {
  async function strangerWasQuicker() {
    const { user } = await signIn(shop);
    const newest = await ask(openBrowser(shop), user.email);
    const own = openBrowser(shop);
    const id = await ask(own, user.email);
    expect(await codesFor(user.email)).toEqual([newest]);
    return { user, own, id, newest, code: await codeOf(newest) };
  }
  const verify = (browser: TestBrowser, userId: string, otp: string) =>
    browser.post("/users/verifyOtp", { userId, otp });

  test("works once, even if a stranger has caused it", async () => {
    const { own, id, newest, code } = await strangerWasQuicker();
    expect((await verify(own, id, code)).statusCode).toBe(200);
    const stranger = await verify(openBrowser(shop), newest, code);
    expect(stranger.json().code).toBe("WRONG_CODE");
    const reset = await own.post("/users/updatePassword", { id, resetPassword: "marked and brand new" });
    expect(reset.statusCode).toBe(200);
  });

  test("works for one of concurrent uses", async () => {
    const { own, id, code } = await strangerWasQuicker();
    const statuses = await Promise.all(Array.from({ length: 4 }, () => verify(own, id, code)));
    expect(statuses.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  });

  test("allows five wrong guesses by others, which do not count against the owner", async () => {
    const { user, newest, code } = await strangerWasQuicker();
    const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, "0");
    for (let guess = 0; guess < 5; guess += 1) {
      const guesser = openBrowser(shop);
      expect((await verify(guesser, await ask(guesser, user.email), wrong)).statusCode).toBe(400);
    }
    const late = openBrowser(shop);
    expect((await verify(late, await ask(late, user.email), code)).statusCode).toBe(400);
    expect((await verify(openBrowser(shop), newest, code)).statusCode).toBe(200);
  });

  test("fails on the page of another mailbox", async () => {
    const { code } = await strangerWasQuicker();
    const other = await signIn(shop);
    const browser = openBrowser(shop);
    expect((await verify(browser, await ask(browser, other.user.email), code)).statusCode).toBe(400);
  });
});

test("limits an address of the network to thirty requests an hour", async () => {
  const browser = openBrowser(shop);
  for (let request = 0; request < 30; request += 1) await ask(browser, `many.${request}@example.com`);
  const refused = await browser.post("/users/sendResetPasswordOTP", { email: "many@example.com" });
  expect(refused.statusCode).toBe(429);
  expect(refused.json().error).toBe("Too many requests. Try again in 60 minutes.");
});
