import { setImmediate as nextTurn } from "node:timers/promises";
import { hash } from "@node-rs/argon2";
import { expect, test } from "vitest";
import { hashQueue, isOutdated } from "#server/identity/hash-password.ts";
import { createTestShop } from "#server/testing/create-test-shop.ts";
import { openBrowser, type TestBrowser } from "#server/testing/open-browser.ts";
import { signIn } from "#server/testing/sign-in.ts";

const shop = await createTestShop({ env: { RATE_LIMIT_FACTOR: "1" } });
const { pool } = shop.database;

const login = (browser: TestBrowser, email: string, password: string) =>
  browser.post("/users/login", { email, password });

async function hashOf(id: string): Promise<string> {
  return (await pool.query("select password_hash from users where id = $1", [id])).rows[0].password_hash;
}

/** Fills the hash queue until the returned function is called. */
async function fillHashQueue(): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  let isFull = false;
  while (!isFull) {
    hashQueue
      .run(() => held)
      .catch(() => {
        isFull = true;
      });
    await nextTurn();
  }
  return release;
}

test("answers an unknown address and a wrong password alike, byte for byte", async () => {
  const { user } = await signIn(shop);
  const browser = openBrowser(shop);
  const wrong = await login(browser, user.email, "marked and wrong");
  const unknown = await login(browser, "nobody@example.com", "marked and wrong");
  expect([wrong.statusCode, wrong.json().code]).toEqual([401, "WRONG_CREDENTIALS"]);
  expect([unknown.statusCode, unknown.body]).toEqual([wrong.statusCode, wrong.body]);
  expect(browser.cookies.size).toBe(0);
});

test("costs one hash for every login, with or without an account; an impossible password costs none", async () => {
  const { user } = await signIn(shop);
  const { rows } = await pool.query("select email from users where password_hash is null limit 1");
  const browser = openBrowser(shop);
  const release = await fillHashQueue();
  for (const email of [user.email, "nobody@example.com", rows[0].email]) {
    const response = await login(browser, email, "marked and wrong");
    expect([response.statusCode, response.json().code]).toEqual([503, "BUSY"]);
    expect(Number(response.headers["retry-after"])).toBeGreaterThan(0);
  }
  const signup = { name: "Marked Late", email: "late@example.com" };
  for (const password of ["2 short", "Password123", "Tabeeb 2026", "x".repeat(129)]) {
    const response = await browser.post("/users/signup", { ...signup, password });
    expect([password, response.statusCode]).toEqual([password, 400]);
    expect(Object.keys(response.json().fields)).toEqual(["password"]);
  }
  const good = await browser.post("/users/signup", { ...signup, password: "marked bolan sunrise" });
  expect(good.statusCode).toBe(503);
  release();
  // An attempt that was not compared is no failure.
  const { rows: counters } = await pool.query("select sum(count)::integer as failures from rate_counters");
  await login(browser, user.email, "marked and wrong");
  const { rows: after } = await pool.query("select sum(count)::integer as failures from rate_counters");
  expect(after[0].failures - counters[0].failures).toBe(2);
});

test("refuses a login to an account without a password", async () => {
  const { rows } = await pool.query("select email from users where password_hash is null limit 1");
  const browser = openBrowser(shop);
  expect((await login(browser, rows[0].email, "marked password")).statusCode).toBe(401);
  expect((await login(browser, rows[0].email, "")).statusCode).toBe(400);
});

test.each([{ $ne: 1 }, ["a"], null, 7, true, "x".repeat(129)])(
  "refuses %j as a password",
  async (password) => {
    const { user } = await signIn(shop);
    const response = await openBrowser(shop).post("/users/login", { email: user.email, password });
    expect([response.statusCode, response.json().code]).toEqual([400, "INVALID"]);
  },
);

test("starts a new session at login and ends that of the same browser", async () => {
  const { user, password } = await signIn(shop);
  const browser = openBrowser(shop);
  browser.cookies.set("sid", "planted-by-somebody");
  await login(browser, user.email, password);
  const first = browser.cookies.get("sid") ?? "";
  expect(first).toMatch(/^[\w-]{43}$/);
  await login(browser, user.email, password);
  const second = browser.cookies.get("sid");
  expect(second).not.toBe(first);
  expect(await browser.user()).toMatchObject({ id: user.id });
  browser.cookies.set("sid", first);
  expect(await browser.user()).toBeNull();
});

test("renews a hash of weaker parameters at login, and it still verifies", async () => {
  const { user } = await signIn(shop);
  const password = "marked from older days";
  await pool.query("update users set password_hash = $2 where id = $1", [
    user.id,
    await hash(password, { memoryCost: 64, timeCost: 1 }),
  ]);
  expect((await login(openBrowser(shop), user.email, password)).statusCode).toBe(200);
  expect(isOutdated(await hashOf(user.id))).toBe(false);
  expect((await login(openBrowser(shop), user.email, password)).statusCode).toBe(200);
});

test("leaves no session to a login with the old password that runs during a reset", async () => {
  const { user, password } = await signIn(shop);
  await login(openBrowser(shop), user.email, password);
  const resetting = await pool.connect();
  await resetting.query("begin");
  await resetting.query("update users set password_hash = 'new' where id = $1", [user.id]);
  let ended = false;
  const late = login(openBrowser(shop), user.email, password).finally(() => {
    ended = true;
  });
  const isWaiting = async () => {
    const { rowCount } = await pool.query(
      "select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()",
    );
    return ended || rowCount === 1;
  };
  await expect.poll(isWaiting, { timeout: 10_000 }).toBe(true);
  await resetting.query("delete from sessions where user_id = $1", [user.id]);
  await resetting.query("commit");
  resetting.release();
  expect((await late).statusCode).not.toBe(200);
  const { rowCount } = await pool.query("select from sessions where user_id = $1", [user.id]);
  expect(rowCount).toBe(0);
});

test("blocks an address after failures for the account, never its owner elsewhere", async () => {
  const { user, password } = await signIn(shop);
  const owner = openBrowser(shop, { ip: "10.99.0.7" });
  expect((await login(owner, user.email, password)).statusCode).toBe(200);
  const stranger = openBrowser(shop, { ip: "10.99.0.7" });
  // All at once, before any result is known.
  const tries = Array.from({ length: 14 }, () => login(stranger, user.email, "marked and wrong"));
  const statuses = (await Promise.all(tries)).map(({ statusCode }) => statusCode).sort();
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 401), 429, 429, 429, 429]);
  const refused = await login(stranger, user.email.toUpperCase(), password);
  expect(refused.statusCode).toBe(429);
  expect(refused.json().error).toBe("Too many requests. Try again in 15 minutes.");
  expect(Number(refused.headers["retry-after"])).toBeGreaterThan(600);
  expect((await login(owner, user.email, password)).statusCode).toBe(200);
  expect((await login(openBrowser(shop), user.email, password)).statusCode).toBe(200);
  await pool.query("update rate_counters set resets_at = now() where key like 'loginByAccount %'");
  expect((await login(stranger, user.email, password)).statusCode).toBe(200);
});

test("gives a known device separate attempts, for its own account alone", async () => {
  const { user, password } = await signIn(shop);
  const other = await signIn(shop);
  const owner = openBrowser(shop);
  await login(owner, user.email, password);
  for (let failure = 0; failure < 10; failure += 1) await login(owner, user.email, "marked and wrong");
  expect((await login(owner, user.email, password)).statusCode).toBe(429);
  const counted = async () =>
    (
      await pool.query(
        "select sum(count)::integer as count from rate_counters where key like 'loginByDevice %'",
      )
    ).rows[0].count;
  const failures = await counted();
  const device = owner.cookies.get("device") ?? "";
  const stranger = openBrowser(shop);
  // Neither of another account nor in another spelling.
  const foreign = [{ email: other.user.email, device }];
  const respelt = [`${device}x`, `${device}=`, `${device}.`, ` ${device}`, "a.b"];
  for (const attempt of [...foreign, ...respelt.map((cookie) => ({ email: user.email, device: cookie }))]) {
    stranger.cookies.set("device", attempt.device);
    expect((await login(stranger, attempt.email, "marked and wrong")).statusCode).toBe(401);
  }
  expect(await counted()).toBe(failures);
});

test("does not count right passwords, and blocks an address that fails for many accounts", async () => {
  const { user, password } = await signIn(shop);
  const browser = openBrowser(shop);
  const newest =
    "select key from rate_counters where key like 'loginByAddress %' order by resets_at desc limit 1";
  expect((await login(browser, user.email, password)).statusCode).toBe(200);
  const { rows } = await pool.query(`select count from rate_counters where key = (${newest})`);
  expect(rows).toEqual([{ count: 0 }]);
  browser.cookies.clear();
  await pool.query(`update rate_counters set count = 58 where key = (${newest})`);
  for (const email of ["nobody.1@example.com", "nobody.2@example.com"]) {
    expect((await login(browser, email, "marked and wrong")).statusCode).toBe(401);
  }
  expect((await login(browser, user.email, password)).statusCode).toBe(429);
});

test("ends a session after 14 days without use and 30 days in any case", async () => {
  const age = (column: string, days: number, id: string) =>
    pool.query(`update sessions set ${column} = now() - $2 * interval '1 day' where user_id = $1`, [
      id,
      days,
    ]);
  const { user, password } = await signIn(shop);
  const browser = openBrowser(shop);
  await login(browser, user.email, password);
  await age("last_seen_at", 13.9, user.id);
  expect(await browser.user()).toMatchObject({ id: user.id });
  // The use was recorded.
  await age("created_at", 29.9, user.id);
  expect(await browser.user()).toMatchObject({ id: user.id });
  await age("created_at", 30.1, user.id);
  expect(await browser.user()).toBeNull();
  await age("created_at", 1, user.id);
  await age("last_seen_at", 14.1, user.id);
  expect(await browser.user()).toBeNull();
});

test.each([
  ["localhost", "localhost:3000", "sid", undefined],
  ["127.0.0.1", "127.0.0.1:3000", "sid", undefined],
  ["a host of the network", "shop.example", "__Host-sid", true],
])("sets cookies for %s", async (_name, host, name, secure) => {
  const { user, password } = await signIn(shop);
  const body = { email: user.email, password };
  const { cookies } = await shop.post("/users/login", body, { host });
  const session = cookies.find((cookie) => cookie.name === name);
  expect(session).toMatchObject({ httpOnly: true, sameSite: "Lax", path: "/", maxAge: 30 * 86_400 });
  expect(session?.secure).toBe(secure);
  expect(session?.domain).toBeUndefined();
  expect(cookies.map((cookie) => cookie.httpOnly)).toEqual([true, true]);
});
