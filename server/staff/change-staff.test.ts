import { expect, test } from "vitest";
import { createTestShop } from "../testing/create-test-shop.ts";
import { openBrowser } from "../testing/open-browser.ts";
import { signIn } from "../testing/sign-in.ts";
import { signInStaff } from "../testing/sign-in-staff.ts";
import { createAdmin, createFirstAdmin } from "./create-admin.ts";

const shop = await createTestShop();
const { pool } = shop.database;

const chosen = { email: "First.Marked@example.com", password: "marked by the environment" };
const firstSentence = await createFirstAdmin(pool, { name: "Marked First", ...chosen });
const owner = await signInStaff(shop, "owner");

const send = (call: string, body: object, { cookie }: { cookie: string } = owner) =>
  shop.post(`/api/admin/${call}`, body, { cookie });
const get = (url: string, { cookie }: { cookie: string } = owner) =>
  shop.app.inject({ url: `/api/admin/${url}`, headers: { cookie } });
const isIn = async (member: { cookie: string }) => (await get("session", member)).json().staff !== null;
const logIn = (email: string, password: string) =>
  openBrowser(shop).post("/api/admin/login", { email, password });

async function auditOf(id: string) {
  const { items } = (await get(`auditLog/list?subjectKind=staff&subjectId=${id}`)).json();
  return items.map(({ action, before, after }: Record<string, unknown>) => ({ action, before, after }));
}

test("creates the first owner from the settings only while there are no staff", async () => {
  expect((await logIn(chosen.email, chosen.password)).json()).toEqual({ secondFactor: "enrol" });
  const second = { name: "Marked", email: "second.marked@example.com", password: "marked by a leaked file" };
  expect(firstSentence).toContain("is the first owner");
  expect(await createFirstAdmin(pool, second)).toMatch(/are ignored.*npm run create-admin/);
  expect((await logIn(second.email, second.password)).statusCode).toBe(401);
});

test("makes no customer a member of staff, neither by the terminal nor by an owner", async () => {
  const { user, password } = await signIn(shop);
  const admin = { name: "Marked", email: user.email.toUpperCase(), password: "marked at the terminal" };
  expect(await createAdmin(pool, admin)).toEqual({ outcome: "customer" });
  const created = await send("staff/create", { name: "Marked", email: user.email, role: "owner" });
  expect([created.statusCode, created.json().code]).toEqual([409, "EMAIL_TAKEN"]);
  expect((await logIn(user.email, password)).statusCode).toBe(401);
  expect((await openBrowser(shop).post("/users/login", { email: user.email, password })).statusCode).toBe(
    200,
  );
});

test("restores access for a member of staff by create-admin", async () => {
  const member = await signInStaff(shop, "manager");
  await pool.query("update users set deactivated_at = now() where id = $1", [member.staff.id]);
  const password = "marked at the terminal";
  expect(await createAdmin(pool, { name: "Marked", email: member.staff.email, password })).toEqual({
    outcome: "restored",
  });
  expect(await isIn(member)).toBe(false);
  expect((await logIn(member.staff.email, password)).json()).toEqual({ secondFactor: "enrol" });
});

test("lets a new member of staff choose a password with the link, once", async () => {
  const email = "new.marked@example.com";
  const created = await send("staff/create", { name: "Marked New", email, role: "workshop" });
  expect(created.statusCode).toBe(201);
  const { staff, passwordLink } = created.json();
  expect(staff).toMatchObject({ role: "workshop", isActive: true, hasPassword: false, lastSeenAt: null });
  const [page, token] = passwordLink.address.split("#");
  expect(page).toBe(`${shop.services.origin()}/admin/choose-password`);
  const choose = (newPassword: string, used = token) =>
    openBrowser(shop).post("/api/admin/choosePassword", { token: used, newPassword });
  expect((await choose("fourteen chars")).json().fields).toHaveProperty("newPassword");
  expect((await choose("pakistanzindabad")).json().fields).toHaveProperty("newPassword");
  expect((await choose("marked and chosen", `${token}x`)).statusCode).toBe(403);
  const answers = await Promise.all([1, 2, 3].map((n) => choose(`marked and chosen ${n}`)));
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 403, 403]);
  const right = answers.findIndex(({ statusCode }) => statusCode === 200) + 1;
  expect((await logIn(email, `marked and chosen ${right}`)).json().staff).toMatchObject({ id: staff.id });
  expect(await auditOf(staff.id)).toEqual([
    { action: "staff.choosePassword", before: null, after: null },
    {
      action: "staff.create",
      before: null,
      after: { name: "Marked New", email, role: "workshop", isActive: true },
    },
  ]);
});

test("ends an older link with a newer one, and each after its time", async () => {
  const { staff, cookie } = await signInStaff(shop, "manager");
  const make = async () => (await send("staff/createPasswordLink", { id: staff.id })).json().passwordLink;
  const choose = (address: string) =>
    openBrowser(shop).post("/api/admin/choosePassword", {
      token: address.split("#")[1],
      newPassword: "marked and chosen",
    });
  const first = await make();
  const second = await make();
  expect((await choose(first.address)).statusCode).toBe(403);
  await pool.query("update password_links set expires_at = now() where user_id = $1", [staff.id]);
  expect((await choose(second.address)).statusCode).toBe(403);
  expect(await isIn({ cookie })).toBe(true);
  expect((await choose((await make()).address)).statusCode).toBe(200);
  expect(await isIn({ cookie })).toBe(false);
});

test("ends every session at once for another role, deactivation and a new second factor", async () => {
  for (const change of [{ role: "workshop" }, { isActive: false }]) {
    const member = await signInStaff(shop, "manager");
    const updated = await send("staff/update", { id: member.staff.id, ...change });
    expect(updated.json().staff).toMatchObject(change);
    expect(await isIn(member)).toBe(false);
  }
  const member = await signInStaff(shop, "manager");
  await send("staff/update", { id: member.staff.id, name: "Marked Anew" });
  expect(await isIn(member)).toBe(true);
  const reset = await send("staff/resetSecondFactor", { id: member.staff.id });
  expect(reset.json().staff.hasSecondFactor).toBe(false);
  expect(await isIn(member)).toBe(false);
  expect((await logIn(member.staff.email, member.password)).json()).toEqual({ secondFactor: "enrol" });
  expect(await auditOf(member.staff.id)).toEqual([
    {
      action: "staff.resetSecondFactor",
      before: { hasSecondFactor: true },
      after: { hasSecondFactor: false },
    },
    { action: "staff.update", before: { name: "Marked manager" }, after: { name: "Marked Anew" } },
  ]);
});

test("requires the present password for a new one, and ends the other sessions", async () => {
  const member = await signInStaff(shop, "workshop");
  const other = openBrowser(shop);
  await other.post("/api/admin/login", { email: member.staff.email, password: member.password });
  const change = (currentPassword: string, newPassword: string) =>
    send("changePassword", { currentPassword, newPassword }, member);
  expect((await change("marked and wrong", "marked for the future")).json().fields).toHaveProperty(
    "currentPassword",
  );
  expect((await change(member.password, "pakistanzindabad")).json().fields).toHaveProperty("newPassword");
  expect((await change(member.password, "marked for the future")).statusCode).toBe(200);
  expect(await isIn(member)).toBe(true);
  expect((await other.get("/api/admin/session")).json().secondFactor).toBe("none");
  expect((await logIn(member.staff.email, member.password)).statusCode).toBe(401);
  expect((await logIn(member.staff.email, "marked for the future")).statusCode).toBe(200);
});

test("preserves the last owner, also when two deactivate each other at the same moment", async () => {
  await pool.query("update users set role = 'manager' where role = 'owner' and id <> $1", [owner.staff.id]);
  for (const change of [{ role: "manager" }, { isActive: false }]) {
    const refused = await send("staff/update", { id: owner.staff.id, ...change });
    expect([refused.statusCode, refused.json().code]).toEqual([409, "LAST_OWNER"]);
  }
  // An owner who never chose a password cannot let anybody in.
  await send("staff/create", { name: "Marked", email: "hollow.marked@example.com", role: "owner" });
  expect((await send("staff/update", { id: owner.staff.id, role: "manager" })).statusCode).toBe(409);

  const rival = await signInStaff(shop, "owner");
  const answers = await Promise.all([
    send("staff/update", { id: owner.staff.id, isActive: false }, rival),
    send("staff/update", { id: rival.staff.id, isActive: false }, owner),
  ]);
  const { rows } = await pool.query(
    "select id from users where role = 'owner' and deactivated_at is null and password_hash is not null",
  );
  expect([answers.filter(({ statusCode }) => statusCode === 200).length, rows.length]).toEqual([1, 1]);
});

test("refuses ids that are not of staff", async () => {
  const { user } = await signIn(shop);
  const admin = await signInStaff(shop, "owner");
  for (const id of [user.id, "x", "00000000-0000-4000-8000-000000000000"]) {
    for (const call of ["update", "resetSecondFactor", "createPasswordLink"]) {
      expect((await send(`staff/${call}`, { id, role: "owner" }, admin)).statusCode).toBe(404);
    }
  }
  const { rows } = await pool.query("select role from users where id = $1", [user.id]);
  expect(rows).toEqual([{ role: "customer" }]);
});
