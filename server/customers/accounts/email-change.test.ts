import { expect, test } from "vitest";
import { createTestShop } from "#server/testing/create-test-shop.ts";
import { openBrowser, type TestBrowser } from "#server/testing/open-browser.ts";
import { signIn } from "#server/testing/sign-in.ts";

const shop = await createTestShop({ env: { RATE_LIMIT_FACTOR: "1" } });
const { pool } = shop.database;
type Mailbox = "old" | "new";
type Link = { mailbox: Mailbox; id: string; token: string };

async function customer(person: Parameters<typeof signIn>[1] = {}) {
  const { user, password } = await signIn(shop, person);
  const here = openBrowser(shop);
  await here.post("/users/login", { email: user.email, password });
  await pool.query("delete from outgoing_mails where recipient = $1", [user.email]);
  const ask = (body: object) => here.post("/users/updateUserInformation", { id: user.id, ...body });
  const waiting = async () => (await here.get("/users/getAccountSafety")).json().emailChange;
  return { user, password, here, ask, waiting, next: `moved.${user.email}` };
}

async function mailsTo(recipient: string): Promise<{ kind: string; data: Record<string, string> }[]> {
  const sql = "select kind, data from outgoing_mails where recipient = $1 order by id";
  return (await pool.query(sql, [recipient])).rows;
}

const kindsTo = async (recipient: string) => (await mailsTo(recipient)).map(({ kind }) => kind);

async function linkTo(recipient: string): Promise<Link> {
  const mail = (await mailsTo(recipient)).findLast(({ kind }) => kind === "email-change-link");
  const [, id = "", token = ""] = /^\/email-change\/([^/]+)\/([^/]+)$/.exec(mail?.data.path ?? "") ?? [];
  return { mailbox: mail?.data.mailbox as Mailbox, id, token };
}

/** Confirms as the page's button does, in a browser that is logged out. */
const confirm = ({ id, token }: Omit<Link, "mailbox">, browser: TestBrowser = openBrowser(shop)) =>
  browser.post("/users/confirmEmailChange", { id, token });
const rowOf = async (id: string) => (await pool.query("select * from users where id = $1", [id])).rows[0];

test.each<[Mailbox, Mailbox]>([
  ["old", "new"],
  ["new", "old"],
])(
  "changes an e-mail without the password after the links of both mailboxes, %s and then %s",
  async (first, second) => {
    const { user, password, here, ask, waiting, next } = await customer();
    const elsewhere = openBrowser(shop);
    await elsewhere.post("/users/login", { email: user.email, password });
    const asked = await ask({ email: next, name: "Marked Anew" });
    expect([asked.statusCode, asked.json()]).toEqual([
      200,
      { message: "Update Successfull", user: { ...user, name: "Marked Anew" }, newEmail: next },
    ]);
    expect(await rowOf(user.id)).toMatchObject({ email: user.email, name: "Marked Anew" });
    expect(await waiting()).toEqual({ email: next, waitsFor: ["old", "new"] });
    const links = { old: await linkTo(user.email), new: await linkTo(next) };
    expect([links.old.mailbox, links.new.mailbox]).toEqual(["old", "new"]);

    for (let time = 0; time < 2; time += 1) {
      const one = await confirm(links[first]);
      expect([one.statusCode, one.json()]).toEqual([200, expect.objectContaining({ isChanged: false })]);
      expect(await rowOf(user.id)).toMatchObject({ email: user.email });
      expect(await waiting()).toEqual({ email: next, waitsFor: [second] });
    }
    const other = await confirm(links[second]);
    expect([other.statusCode, other.json()]).toMatchObject([200, { isChanged: true, user: null }]);
    expect(await rowOf(user.id)).toMatchObject({ email: next, email_proven_at: expect.any(Date) });
    expect([await here.user(), await elsewhere.user()]).toEqual([null, null]);
    expect((await kindsTo(user.email)).at(-1)).toBe("email-changed");
    for (const link of [links.old, links.new]) expect((await confirm(link)).statusCode).toBe(404);
  },
);

test("leaves the browser of the last confirmation logged in, with a new token", async () => {
  const { user, here, ask, next } = await customer();
  await ask({ email: next });
  await confirm(await linkTo(next));
  const before = here.cookies.get("sid");
  const changed = await confirm(await linkTo(user.email), here);
  expect(changed.json()).toMatchObject({ isChanged: true, user: { id: user.id, email: next } });
  expect(here.cookies.get("sid")).not.toBe(before);
  expect(await here.user()).toMatchObject({ email: next });
});

test("confirms nothing by a link that is wrong, foreign, expired or of a replaced change", async () => {
  const { user, ask, next } = await customer();
  const other = await customer();
  await ask({ email: next });
  await other.ask({ email: other.next });
  const [old, replaced, foreign] = [await linkTo(user.email), await linkTo(next), await linkTo(other.next)];
  for (const link of [
    { ...old, token: "none" },
    { ...old, token: foreign.token },
    { ...old, id: foreign.id },
    { ...old, id: "none" },
  ])
    expect([(await confirm(link)).statusCode, (await confirm(link)).json().code]).toEqual([404, "NOT_FOUND"]);
  await confirm(old);
  await ask({ email: `again.${user.email}` });
  for (const link of [old, replaced]) expect((await confirm(link)).statusCode).toBe(404);
  await pool.query("update email_changes set expires_at = now() where user_id = $1", [user.id]);
  expect((await confirm(await linkTo(`again.${user.email}`))).statusCode).toBe(404);
  expect(await rowOf(user.id)).toMatchObject({ email: user.email });
});

test("treats an unchanged address in other capitals as no change", async () => {
  const { user, ask, waiting } = await customer();
  const asked = await ask({ email: user.email.toUpperCase(), phone: "03001234567" });
  expect([asked.statusCode, asked.json().newEmail]).toEqual([200, undefined]);
  expect([await waiting(), await mailsTo(user.email)]).toEqual([null, []]);
});

test("refuses a wrong password; with the right one it asks only the new mailbox", async () => {
  const { user, password, here, ask, waiting, next } = await customer();
  const wrong = await ask({ email: next, name: "Marked Anew", currentPassword: "not mine at all" });
  expect([wrong.statusCode, await rowOf(user.id)]).toMatchObject([401, { name: user.name }]);
  await ask({ email: `first.${user.email}` });
  expect((await ask({ email: next, currentPassword: password })).json().newEmail).toBe(next);
  expect(await waiting()).toBeNull();
  const code = (await mailsTo(next)).at(-1)?.data.code;
  expect((await here.post("/users/confirmEmail", { code })).statusCode).toBe(200);
  expect(await rowOf(user.id)).toMatchObject({ email: next });
});

test("answers a taken address like any other, and reports it to both mailboxes alone", async () => {
  const { user, ask, waiting } = await customer();
  const other = await customer();
  const taken = other.user.email;
  expect((await ask({ email: taken })).json()).toEqual({
    message: "Update Successfull",
    user,
    newEmail: taken,
  });
  expect(await waiting()).toEqual({ email: taken, waitsFor: ["old", "new"] });
  expect((await confirm(await linkTo(user.email))).json()).toMatchObject({ isChanged: false });
  const late = await confirm(await linkTo(taken));
  expect([late.statusCode, late.json().code]).toEqual([409, "EMAIL_TAKEN"]);
  expect(await rowOf(user.id)).toMatchObject({ email: user.email });
  expect(await other.here.user()).toMatchObject({ email: taken });
});

test("leaves one of two simultaneous changes pending, and applies simultaneous links once", async () => {
  const { user, ask, waiting } = await customer();
  const emails = ["one", "two"].map((name) => `${name}.${user.email}`);
  const asked = await Promise.all(emails.map((email) => ask({ email })));
  expect(asked.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  const { email } = await waiting();
  const lost = emails.find((each) => each !== email) ?? "";
  expect((await confirm(await linkTo(lost))).statusCode).toBe(404);
  const olds = (await mailsTo(user.email)).map(({ data }) => data.path?.split("/") ?? []);
  const newLink = await linkTo(email);
  const [, , , token = ""] = olds.find(([, , id]) => id === newLink.id) ?? [];
  const both = [newLink, { id: newLink.id, token }];
  const answers = await Promise.all(both.map((link) => confirm(link)));
  expect(answers.map((answer) => answer.json().isChanged).sort()).toEqual([false, true]);
  expect((await kindsTo(user.email)).filter((kind) => kind === "email-changed")).toHaveLength(1);
});

test("mails the links again to unconfirmed mailboxes, and cancels a withdrawn change", async () => {
  const { user, here, ask, waiting, next } = await customer();
  await ask({ email: next });
  const link = await linkTo(next);
  await confirm(await linkTo(user.email));
  await pool.query("update email_changes set expires_at = now() + interval '1 minute' where user_id = $1", [
    user.id,
  ]);
  expect((await here.post("/users/sendEmailCode", {})).json()).toEqual({
    message: "The links are on their way.",
    email: next,
  });
  expect([await kindsTo(user.email), await kindsTo(next)]).toEqual([
    ["email-change-link"],
    ["email-change-link", "email-change-link"],
  ]);
  expect(await linkTo(next)).toEqual(link);
  expect((await here.post("/users/withdrawEmailChange", {})).statusCode).toBe(200);
  expect(await waiting()).toBeNull();
  expect((await confirm(link)).statusCode).toBe(404);
});

test("ends a requested change with a new password or a logout everywhere", async () => {
  const { user, password, here, ask, waiting, next } = await customer();
  await ask({ email: next });
  await here.post("/users/changePassword", {
    currentPassword: password,
    newPassword: "marked hunza orchard",
  });
  expect(await waiting()).toBeNull();
  await ask({ email: next });
  await here.post("/users/endAllSessions", {});
  for (const recipient of [user.email, next])
    expect((await confirm(await linkTo(recipient))).statusCode).toBe(404);
});

test("limits the links a day for a customer and each mailbox, and saves nothing beyond", async () => {
  const victim = "victim.marked@example.com";
  const statuses = [];
  for (let count = 0; count < 7; count += 1) {
    const { user, ask } = await customer({ name: "Win a prize", isProven: false });
    statuses.push((await ask({ email: victim, name: "Prize Anew" })).statusCode);
    expect((await rowOf(user.id)).name).toBe(count < 6 ? "Prize Anew" : "Win a prize");
    expect(JSON.stringify(await mailsTo(user.email))).not.toMatch(/prize|victim/i);
  }
  expect(statuses).toEqual([...Array(6).fill(200), 429]);
  expect(JSON.stringify(await mailsTo(victim))).not.toMatch(/prize/i);
  const { user, ask } = await customer();
  const own = [];
  for (let count = 0; count < 7; count += 1)
    own.push((await ask({ email: `${count}.${user.email}` })).statusCode);
  expect(own).toEqual([...Array(6).fill(200), 429]);
});

test("refuses another site to confirm or withdraw a change", async () => {
  const { here, ask, waiting, next } = await customer();
  await ask({ email: next });
  const { id, token } = await linkTo(next);
  const headers = {
    cookie: [...here.cookies].map(([name, value]) => `${name}=${value}`).join("; "),
    "sec-fetch-site": "cross-site",
  };
  for (const [call, body] of [
    ["confirmEmailChange", { id, token }],
    ["withdrawEmailChange", {}],
  ] as const)
    expect((await shop.post(`/users/${call}`, body, headers)).statusCode, call).toBe(403);
  expect(await waiting()).toEqual({ email: next, waitsFor: ["old", "new"] });
});
