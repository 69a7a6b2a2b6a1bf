import { describe, expect, test } from "vitest";
import { createTestShop } from "#server/testing/create-test-shop.ts";
import { openBrowser, type TestBrowser } from "#server/testing/open-browser.ts";
import { signIn } from "#server/testing/sign-in.ts";

const shop = await createTestShop({ env: { RATE_LIMIT_FACTOR: "1" } });
const { pool } = shop.database;
const newPassword = "marked hunza orchard";

async function customerIn(count: number, person: Parameters<typeof signIn>[1] = {}) {
  const { user, password } = await signIn(shop, person);
  await pool.query("delete from sessions where user_id = $1", [user.id]);
  const browsers: TestBrowser[] = [];
  for (let index = 0; index < count; index += 1) {
    const browser = openBrowser(shop);
    expect((await browser.post("/users/login", { email: user.email, password })).statusCode).toBe(200);
    browsers.push(browser);
  }
  await pool.query("delete from outgoing_mails where recipient = $1", [user.email]);
  return { user, password, browsers, here: browsers[0] as TestBrowser };
}

async function mailsTo(recipient: string): Promise<{ kind: string; data: Record<string, unknown> }[]> {
  const { rows } = await pool.query(
    "select kind, data from outgoing_mails where recipient = $1 order by id",
    [recipient],
  );
  return rows;
}

const kindsTo = async (recipient: string) => (await mailsTo(recipient)).map(({ kind }) => kind);
const codeTo = async (recipient: string) =>
  String((await mailsTo(recipient)).findLast(({ kind }) => kind === "email-code")?.data.code);
const rowOf = async (id: string) => (await pool.query("select * from users where id = $1", [id])).rows[0];

describe("the password of a logged-in user", () => {
  test("is changed with the old one: other sessions and recoveries end, and a mail is sent", async () => {
    const { user, password, browsers, here } = await customerIn(2);
    await browsers[1]?.post("/users/sendResetPasswordOTP", { email: user.email });
    const before = here.cookies.get("sid");
    const changed = await here.post("/users/changePassword", { currentPassword: password, newPassword });
    expect([changed.statusCode, changed.json()]).toEqual([200, { message: "Password updated successfully" }]);
    expect(here.cookies.get("sid")).not.toBe(before);
    expect(await here.user()).toMatchObject({ id: user.id });
    expect(await browsers[1]?.user()).toBeNull();
    expect((await mailsTo(user.email)).at(-1)).toEqual({
      kind: "password-changed",
      data: { name: user.name, staysHere: true },
    });
    const live = await pool.query("select from recoveries where user_id = $1 and used_at is null", [user.id]);
    expect(live.rowCount).toBe(0);
    const login = (word: string) =>
      openBrowser(shop).post("/users/login", { email: user.email, password: word });
    expect((await login(password)).statusCode).toBe(401);
    expect((await login(newPassword)).statusCode).toBe(200);
  });

  test("stays with a wrong or missing old one, or a common new one", async () => {
    const { user, password, here } = await customerIn(1);
    const before = await rowOf(user.id);
    const wrong = await here.post("/users/changePassword", {
      currentPassword: "not mine at all",
      newPassword,
    });
    expect([wrong.statusCode, wrong.json().code, wrong.json().fields]).toEqual([
      401,
      "WRONG_CREDENTIALS",
      { currentPassword: "This is not your password." },
    ]);
    const common = { currentPassword: password, newPassword: "password1234" };
    expect((await here.post("/users/changePassword", common)).json().fields).toHaveProperty("newPassword");
    expect((await here.post("/users/changePassword", { newPassword })).json().fields).toHaveProperty(
      "currentPassword",
    );
    expect(await rowOf(user.id)).toEqual(before);
    expect(await here.user()).toMatchObject({ id: user.id });
  });

  test("cannot be guessed from a stolen session, which shares the attempts of the login", async () => {
    const { user, password, here } = await customerIn(1);
    here.cookies.delete("device");
    const guess = { currentPassword: "marked guess", newPassword };
    const tries = [];
    for (let count = 0; count < 11; count += 1)
      tries.push((await here.post("/users/changePassword", guess)).statusCode);
    expect(tries).toEqual([...Array(10).fill(401), 429]);
    const right = await here.post("/users/changePassword", { currentPassword: password, newPassword });
    expect(right.statusCode).toBe(429);
    expect((await here.post("/users/login", { email: user.email, password })).statusCode).toBe(429);
  });

  test("is changed by one of several simultaneous changes", async () => {
    const { password, browsers } = await customerIn(4);
    const answers = await Promise.all(
      browsers.map((browser, index) =>
        browser.post("/users/changePassword", {
          currentPassword: password,
          newPassword: `${newPassword} ${index}`,
        }),
      ),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401, 401, 401]);
    const users = await Promise.all(browsers.map((browser) => browser.user()));
    expect(users.filter((user) => user !== null)).toHaveLength(1);
  });
});

describe("a new e-mail address", () => {
  test("is requested with the password, and takes effect with its code", async () => {
    const { user, password, browsers, here } = await customerIn(2);
    const email = `moved.${user.email}`;
    const update = (body: object) => here.post("/users/updateUserInformation", body);
    expect((await update({ email, currentPassword: "not mine at all" })).statusCode).toBe(401);
    expect(await mailsTo(email)).toEqual([]);

    const asked = await update({ email, phone: "03001234567", currentPassword: password });
    expect(asked.json()).toEqual({
      message: "Update Successfull",
      user: { ...user, phone: "03001234567" },
      newEmail: email,
    });
    expect((await mailsTo(user.email)).at(-1)).toMatchObject({ kind: "email-change-asked" });
    expect((await here.get("/users/getAccountSafety")).json().newEmail).toBe(email);
    expect(await browsers[1]?.user()).toMatchObject({ email: user.email });

    const before = here.cookies.get("sid");
    const confirmed = await here.post("/users/confirmEmail", { code: await codeTo(email) });
    expect(confirmed.json()).toMatchObject({ message: "E-mail address confirmed", user: { email } });
    expect(here.cookies.get("sid")).not.toBe(before);
    expect(await here.user()).toMatchObject({ email });
    expect(await browsers[1]?.user()).toBeNull();
    expect((await mailsTo(user.email)).at(-1)).toMatchObject({ kind: "email-changed" });
    expect((await here.get("/users/getAccountSafety")).json()).toMatchObject({
      isEmailProven: true,
      newEmail: null,
    });
    const again = await here.post("/users/confirmEmail", { code: await codeTo(email) });
    expect([again.statusCode, again.json().code]).toEqual([400, "WRONG_CODE"]);
  });

  test("is confirmed by the code only in a session of its own account", async () => {
    const { user, password, here } = await customerIn(1);
    const stranger = await customerIn(1);
    const email = `slip.${user.email}`;
    await here.post("/users/updateUserInformation", { email, currentPassword: password });
    const code = await codeTo(email);
    expect((await openBrowser(shop).post("/users/confirmEmail", { code })).statusCode).toBe(401);
    expect((await stranger.here.post("/users/confirmEmail", { code })).statusCode).toBe(400);
    expect(await rowOf(stranger.user.id)).toMatchObject({ email: stranger.user.email });
    expect(await rowOf(user.id)).toMatchObject({ email: user.email });
  });

  test("accepts five tries at its code, and only the newest code", async () => {
    const { user, password, here } = await customerIn(1);
    const email = `tried.${user.email}`;
    await here.post("/users/updateUserInformation", { email, currentPassword: password });
    const first = await codeTo(email);
    const wrong = first === "00000000" ? "11111111" : "00000000";
    for (let count = 0; count < 5; count += 1)
      expect((await here.post("/users/confirmEmail", { code: wrong })).statusCode).toBe(400);
    expect((await here.post("/users/confirmEmail", { code: first })).statusCode).toBe(400);
    expect((await here.post("/users/sendEmailCode", {})).json().email).toBe(email);
    const second = await codeTo(email);
    expect(second).not.toBe(first);
    expect((await here.post("/users/confirmEmail", { code: second })).statusCode).toBe(200);
  });

  test("stays with its new owner if taken meanwhile", async () => {
    const { user, password, here } = await customerIn(1);
    const email = `taken.${user.email}`;
    await here.post("/users/updateUserInformation", { email, currentPassword: password });
    await signIn(shop, { email: email.toUpperCase() });
    const late = await here.post("/users/confirmEmail", { code: await codeTo(email) });
    expect([late.statusCode, late.json().code]).toEqual([409, "EMAIL_TAKEN"]);
    expect(await rowOf(user.id)).toMatchObject({ email: user.email });
  });

  test("gets at most six codes a day, and no text typed by unconfirmed customers", async () => {
    const email = "victim.marked@example.com";
    const statuses = [];
    for (let count = 0; count < 7; count += 1) {
      const { user, password, here } = await customerIn(1, { name: "Win a prize", isProven: false });
      const asked = await here.post("/users/updateUserInformation", { email, currentPassword: password });
      statuses.push(asked.statusCode);
      expect(JSON.stringify(await mailsTo(user.email))).not.toContain("prize");
    }
    expect(statuses).toEqual([...Array(6).fill(200), 429]);
    expect(JSON.stringify(await mailsTo(email))).not.toContain("prize");
    expect((await kindsTo(email)).length).toBe(6);
  });

  test("is set by one of simultaneous changes from several sessions", async () => {
    const { user, password, browsers } = await customerIn(3);
    const email = `race.${user.email}`;
    await browsers[0]?.post("/users/updateUserInformation", { email, currentPassword: password });
    const code = await codeTo(email);
    const answers = await Promise.all(browsers.map((each) => each.post("/users/confirmEmail", { code })));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401, 401]);
  });
});

test("confirms an account's address by a code, and by password recovery", async () => {
  const { user, here } = await customerIn(1, { isProven: false });
  const safety = async () => (await here.get("/users/getAccountSafety")).json();
  expect(await safety()).toMatchObject({ isEmailProven: false, newEmail: null });
  expect((await here.post("/users/sendEmailCode", {})).json().email).toBe(user.email);
  const sid = here.cookies.get("sid");
  await here.post("/users/confirmEmail", { code: await codeTo(user.email) });
  expect(await safety()).toMatchObject({ isEmailProven: true });
  expect(here.cookies.get("sid")).toBe(sid);
  expect(await kindsTo(user.email)).toEqual(["email-code"]);

  const other = await customerIn(1, { isProven: false });
  const { email } = other.user;
  const asked = await other.here.post("/users/sendResetPasswordOTP", { email });
  const otp = (await mailsTo(email)).at(-1)?.data.code;
  await other.here.post("/users/verifyOtp", { otp, userId: asked.json().userId });
  await other.here.post("/users/updatePassword", { id: asked.json().userId, resetPassword: newPassword });
  expect((await rowOf(other.user.id)).email_proven_at).not.toBeNull();
});

describe("the devices of a customer", () => {
  test("are listed in the shop's words, this one marked, and logged out singly or all", async () => {
    const { user, password, browsers, here } = await customerIn(2);
    const phone = { "user-agent": "Mozilla/5.0 (Linux; Android 14) <b>Chrome/140.0 Mobile Safari/537.36" };
    await shop.post("/users/login", { email: user.email, password }, phone);
    const list = async () => (await here.get("/users/getAccountSafety")).json().sessions;
    const sessions = await list();
    expect(sessions).toHaveLength(3);
    expect(sessions[0]).toMatchObject({ device: "Chrome, Android", isThis: false });
    expect(sessions.filter(({ isThis }: { isThis: boolean }) => isThis)).toHaveLength(1);
    expect((await here.post("/users/endSession", { id: sessions[0].id })).statusCode).toBe(200);
    expect(await list()).toHaveLength(2);
    expect((await here.post("/users/endAllSessions", {})).statusCode).toBe(200);
    expect(await browsers[1]?.user()).toBeNull();
    expect(await here.user()).toBeNull();
    expect(here.cookies.has("sid")).toBe(false);
  });

  test("are inaccessible to others, by any id", async () => {
    const { here } = await customerIn(1);
    const other = await customerIn(1);
    const [theirs] = (await other.here.get("/users/getAccountSafety")).json().sessions;
    for (const id of [theirs.id, "nothing", "00000000-0000-4000-8000-000000000000"])
      expect((await here.post("/users/endSession", { id })).statusCode).toBe(404);
    expect(await other.here.user()).toMatchObject({ id: other.user.id });
  });

  test("are reported by mail when new, at most three a day", async () => {
    const { user, password } = await signIn(shop);
    const agent =
      "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1 call 0900";
    const logIn = () =>
      shop.app.inject({
        method: "POST",
        url: "/users/login",
        headers: { "user-agent": agent },
        payload: { email: user.email, password },
      });
    const first = await logIn();
    expect(await mailsTo(user.email)).toEqual([
      {
        kind: "new-device",
        data: { name: user.name, device: "Safari, iPhone", at: expect.stringMatching(/^\d{4}-.*Z$/) },
      },
    ]);
    const device = first.cookies.find(({ name }) => name === "device")?.value ?? "";
    await shop.post("/users/login", { email: user.email, password }, { cookie: `device=${device}` });
    expect(await mailsTo(user.email)).toHaveLength(1);
    for (let count = 0; count < 4; count += 1) await logIn();
    expect(await mailsTo(user.email)).toHaveLength(3);
  });

  test("are known if the account was made on them", async () => {
    const browser = openBrowser(shop);
    const person = { name: "Marked Newcomer", email: "device.marked@example.com", password: newPassword };
    await browser.post("/users/signup", person);
    await browser.post("/users/login", person);
    expect(await kindsTo(person.email)).toEqual(["welcome"]);
    await openBrowser(shop).post("/users/login", person);
    expect((await mailsTo(person.email)).at(-1)).toMatchObject({ kind: "new-device", data: { name: "" } });
  });
});

test("refuses changes of an account from another site", async () => {
  const { cookie, password } = await signIn(shop);
  const headers = { cookie, "sec-fetch-site": "cross-site" };
  const calls: [string, object][] = [
    ["changePassword", { currentPassword: password, newPassword }],
    ["sendEmailCode", {}],
    ["confirmEmail", { code: "12345678" }],
    ["withdrawEmailChange", {}],
    ["endAllSessions", {}],
  ];
  for (const [call, body] of calls)
    expect((await shop.post(`/users/${call}`, body, headers)).statusCode, call).toBe(403);
});
