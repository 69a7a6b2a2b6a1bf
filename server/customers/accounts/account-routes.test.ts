import { expect, test } from "vitest";
import { createInProcessClient } from "#server/pages/in-process-client.ts";
import { createTestShop } from "#server/testing/create-test-shop.ts";
import { openBrowser } from "#server/testing/open-browser.ts";
import { signIn } from "#server/testing/sign-in.ts";

const shop = await createTestShop({ env: { RATE_LIMIT_FACTOR: "1" } });
const { pool } = shop.database;

let made = 0;
function newcomer() {
  made += 1;
  return { name: "Marked Newcomer", email: `Newcomer.${made}@Example.com`, password: "marked bolan sunrise" };
}

async function rowOf(email: string) {
  const { rows } = await pool.query("select * from users where lower(email) = lower($1)", [email]);
  return rows[0];
}

async function mailsTo(recipient: string) {
  const { rows } = await pool.query(
    "select kind, data from outgoing_mails where recipient = $1 order by id",
    [recipient],
  );
  return rows;
}

test("creates a customer who can log in, and queues a welcome mail", async () => {
  const person = newcomer();
  const browser = openBrowser(shop);
  const response = await browser.post("/users/signup", person);
  expect(response.statusCode).toBe(201);
  expect(response.json()).toEqual({ success: true, message: "Account created successfully" });
  expect(await browser.user()).toBeNull();
  expect(await mailsTo(person.email)).toEqual([{ kind: "welcome", data: {} }]);
  const login = await browser.post("/users/login", { ...person, email: person.email.toUpperCase() });
  expect(login.json()).toEqual({
    message: "Logged in successfully",
    user: {
      id: expect.any(String),
      name: person.name,
      email: person.email,
      phone: "",
      address: "",
      role: "customer",
    },
  });
  expect(login.headers["cache-control"]).toBe("no-store");
  expect(await browser.user()).toEqual(login.json().user);
});

test("ignores roles, ids and hashes at sign-up", async () => {
  const person = newcomer();
  const id = "018f0000-0000-7000-8000-000000000000";
  const extra = {
    role: "admin",
    id,
    password_hash: "none",
    created_at: "2020-01-01",
    __proto__: { role: "x" },
  };
  const response = await openBrowser(shop).post("/users/signup", { ...person, ...extra });
  expect(response.statusCode).toBe(201);
  const row = await rowOf(person.email);
  expect(row.role).toBe("customer");
  expect(row.id).not.toBe(id);
  expect(row.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
});

test("creates one account for an e-mail address, in any case and under concurrent sign-ups", async () => {
  const person = newcomer();
  const tries = Array.from({ length: 20 }, (_, index) =>
    openBrowser(shop).post("/users/signup", {
      ...person,
      email: index % 2 === 0 ? person.email.toLowerCase() : person.email.toUpperCase(),
    }),
  );
  const statuses = (await Promise.all(tries)).map((response) => response.statusCode).sort();
  expect(statuses).toEqual([201, ...Array.from({ length: 19 }, () => 409)]);
  const again = await openBrowser(shop).post("/users/signup", person);
  expect([again.statusCode, again.json().code]).toEqual([409, "EMAIL_TAKEN"]);
});

test("limits sign-ups of one address in the database", async () => {
  const browser = openBrowser(shop);
  for (let count = 0; count < 30; count += 1) await browser.post("/users/signup", {});
  const refused = await browser.post("/users/signup", newcomer());
  expect(refused.statusCode).toBe(429);
  expect(refused.json().error).toBe("Too many requests. Try again in 60 minutes.");
  expect(Number(refused.headers["retry-after"])).toBeGreaterThan(3_000);
  await pool.query("update rate_counters set resets_at = now() where key like 'signup %' and count = 30");
  expect((await browser.post("/users/signup", newcomer())).statusCode).toBe(201);
});

test("ends the session for good at logout, idempotently", async () => {
  const person = newcomer();
  const browser = openBrowser(shop);
  await browser.post("/users/signup", person);
  await browser.post("/users/login", person);
  const stolen = browser.cookies.get("sid") ?? "";
  const response = await browser.logout();
  expect([response.statusCode, response.json()]).toEqual([200, { message: "Logged out successfully" }]);
  expect(response.headers["clear-site-data"]).toBeUndefined();
  expect(browser.cookies.has("sid")).toBe(false);
  browser.cookies.set("sid", stolen);
  expect(await browser.user()).toBeNull();
  expect((await browser.logout()).statusCode).toBe(200);
});

test("refuses a logout from another site", async () => {
  const { cookie, user } = await signIn(shop);
  const headers = { cookie, "sec-fetch-site": "cross-site" };
  const response = await shop.app.inject({ method: "DELETE", url: "/users/logout", headers });
  expect(response.statusCode).toBe(403);
  const session = await shop.app.inject({ url: "/users/persistUserSession", headers: { cookie } });
  expect(session.json().user.id).toBe(user.id);
  expect(session.headers["cache-control"]).toBe("no-store");
});

test("changes only the profile fields sent, and clears them", async () => {
  const { cookie, user } = await signIn(shop);
  const update = (body: object) => shop.post("/users/updateUserInformation", body, { cookie });
  const first = await update({ id: user.id, phone: "+92 300-1234567", address: "7 Marked Street\nLahore" });
  expect(first.statusCode).toBe(200);
  expect(first.json()).toEqual({
    message: "Update Successfull",
    user: { ...user, phone: "923001234567", address: "7 Marked Street\nLahore" },
  });
  const cleared = await update({ name: "Marked Again", phone: "", address: "" });
  expect(cleared.json().user).toEqual({ ...user, name: "Marked Again" });
  for (const nothing of [{}, { id: user.id }, { role: "admin" }]) {
    const response = await update(nothing);
    expect([response.statusCode, response.json().error]).toEqual([400, "No changes made"]);
  }
});

test("refuses changes of other accounts and protected fields", async () => {
  const own = await signIn(shop);
  const other = await signIn(shop);
  const before = await rowOf(other.user.email);
  const url = "/users/updateUserInformation";
  const foreign = await shop.post(url, { id: other.user.id, name: "Taken Over" }, { cookie: own.cookie });
  expect([foreign.statusCode, foreign.json().code]).toEqual([403, "FORBIDDEN"]);
  const guest = await shop.post(url, { id: other.user.id, name: "Taken Over" });
  expect([guest.statusCode, guest.json().code]).toEqual([401, "NOT_LOGGED_IN"]);
  expect(await rowOf(other.user.email)).toEqual(before);
  const hash = (await rowOf(own.user.email)).password_hash;
  const more = { name: "Still Myself", role: "admin", passwordHash: "x", password_hash: "x" };
  expect((await shop.post(url, more, { cookie: own.cookie })).statusCode).toBe(200);
  expect(await rowOf(own.user.email)).toMatchObject({ role: "customer", password_hash: hash });
  const taken = { email: other.user.email.toUpperCase(), currentPassword: own.password };
  const refused = await shop.post(url, taken, { cookie: own.cookie });
  expect([refused.statusCode, refused.json().code]).toEqual([409, "EMAIL_TAKEN"]);
});

test("treats another spelling of the same address as unchanged", async () => {
  const { cookie, user } = await signIn(shop, { email: "same.person@example.com" });
  const changed = { email: "Same.Person@example.com" };
  const response = await shop.post("/users/updateUserInformation", changed, { cookie });
  expect(response.json().user.email).toBe("Same.Person@example.com");
  expect(response.cookies).toEqual([]);
  expect(await mailsTo(user.email)).toEqual([]);
});

test("marks every cookie secure behind a proxy that hides name and protocol, for an https address", async () => {
  const behind = await createTestShop({ env: { PUBLIC_ORIGIN: "https://tabeeb.example" } });
  const { user, password } = await signIn(behind);
  const login = await behind.post("/users/login", { email: user.email, password });
  const recovery = await behind.post("/users/sendResetPasswordOTP", { email: user.email });
  const cookies = [...login.cookies, ...recovery.cookies];
  expect(cookies.map(({ name }) => name).sort()).toEqual(["__Host-device", "__Host-recovery", "__Host-sid"]);
  for (const { secure, httpOnly } of cookies) expect([secure, httpOnly]).toEqual([true, true]);

  const token = login.cookies.find(({ name }) => name === "__Host-sid")?.value ?? "";
  const headers = { cookie: `__Host-sid=${token}` };
  const session = await behind.app.inject({ url: "/users/persistUserSession", headers });
  expect(session.json().user).toMatchObject({ id: user.id });
  const forPages = await createInProcessClient(behind.app, token).persistUserSession();
  expect(forPages).toMatchObject({ ok: true, data: { user: { id: user.id } } });
});

test("logs a failed login without personal data", async () => {
  const { user } = await signIn(shop);
  await shop.post("/users/login", { email: user.email, password: "wrong horse battery" });
  await expect
    .poll(() => shop.logged())
    .toContain('"code":"WRONG_CREDENTIALS","route":"/users/login","network":"127.0.0.0"');
});
