import { describe, expect, test } from "vitest";
import { staffRoles } from "#contract/values/staff-roles.ts";
import { createTestShop } from "../testing/create-test-shop.ts";
import { enrolTablet } from "../testing/enrol-tablet.ts";
import { readEveryRow } from "../testing/every-row.ts";
import { isOfBackOffice, withRoutes } from "../testing/note-routes.ts";
import { signIn } from "../testing/sign-in.ts";
import { signInStaff } from "../testing/sign-in-staff.ts";
import { staffAuthorisationTable } from "../testing/staff-authorisation-table.ts";
import { startStaffSession } from "./staff-sessions.ts";

const [shop, routes] = await withRoutes(() => createTestShop());
const everyRow = await readEveryRow(shop.database);

const members = {
  owner: await signInStaff(shop, "owner"),
  manager: await signInStaff(shop, "manager"),
  workshop: await signInStaff(shop, "workshop"),
  packer: await signInStaff(shop, "packer"),
};
/** Members of staff whose second factor was given more than half an hour ago. */
const unconfirmed = {
  owner: await signInStaff(shop, "owner"),
  manager: await signInStaff(shop, "manager"),
  workshop: await signInStaff(shop, "workshop"),
  packer: await signInStaff(shop, "packer"),
};
await shop.database.pool.query(
  "update staff_sessions set confirmed_at = now() - interval '31 minutes' where user_id = any($1)",
  [Object.values(unconfirmed).map(({ staff }) => staff.id)],
);
const customer = await signIn(shop);
const halfway = await startStaffSession(shop.database.pool, members.owner.staff.id, { isVerified: false });

const { tablet, atWork } = await enrolTablet(shop, members.owner.staff);

/** Cookies of senders who are not staff. */
const strangers = {
  "a guest": "",
  "a customer": customer.cookie,
  "a customer's token in the cookie of staff": customer.cookie.replace("sid=", "staff="),
  "the token of an owner in the cookie of customers": members.owner.cookie.replace("staff=", "sid="),
  "an owner who has given the password alone": `staff=${halfway}`,
};

function isMethod(text: string | undefined): text is "GET" | "POST" {
  return text === "GET" || text === "POST";
}

function send(route: string, headers: Record<string, string>) {
  const [method, url = ""] = route.split(" ");
  if (!isMethod(method)) throw new Error(`The table cannot send ${route}.`);
  return shop.app.inject({ method, url, headers, ...(method === "POST" ? { payload: {} } : {}) });
}

test("names every route of the back office in the table, and no other", () => {
  const ofOffice = [...routes].filter(isOfBackOffice);
  expect(ofOffice.sort()).toEqual(Object.keys(staffAuthorisationTable).sort());
});

type Refusal = { status: number; code: string; isUncached?: boolean };

/** Sends the call with each of these cookies, and compares all answers and every row of the database at once. */
async function expectRefused(
  route: string,
  cookies: Record<string, string>,
  refusals: Record<string, Refusal>,
) {
  const before = await everyRow();
  const answers: Record<string, Refusal> = {};
  for (const [name, cookie] of Object.entries(cookies)) {
    const { statusCode: status, headers, ...response } = await send(route, { cookie });
    const { code } = response.json();
    const isUncached = headers["cache-control"] === "no-store";
    answers[name] =
      refusals[name]?.isUncached === undefined ? { status, code } : { status, code, isUncached };
  }
  expect(answers).toEqual(refusals);
  expect(await everyRow()).toEqual(before);
}

const mapValues = <T>(record: Record<string, string>, value: T) =>
  Object.fromEntries(Object.keys(record).map((name) => [name, value]));

describe.each(Object.entries(staffAuthorisationTable))("%s", (route, { roles, asksWho = false }) => {
  test("is refused from another site, for every role", async () => {
    const response = await send(route, { cookie: members.owner.cookie, "sec-fetch-site": "cross-site" });
    expect([response.statusCode, response.json().code]).toEqual([403, "FORBIDDEN"]);
  });

  if (roles === "before login") {
    test("is never cached", async () => {
      expect((await send(route, {})).headers["cache-control"]).toBe("no-store");
    });
    return;
  }

  if (roles === "workshop device" || roles === "at the bench") {
    const others = {
      ...strangers,
      "an owner": members.owner.cookie,
      "a tablet's token in the cookie of staff": tablet.replace("bench=", "staff="),
      ...(roles === "at the bench" ? { "a tablet with nobody at work": tablet } : {}),
    };
    test("is refused to everyone but a tablet, and changes nothing", () =>
      expectRefused(route, others, mapValues(others, { status: 401, code: "NOT_LOGGED_IN" })));
    test("is for a tablet", async () => {
      const response = await send(route, { cookie: atWork });
      expect([401, 403, 404, 500]).not.toContain(response.statusCode);
    });
    return;
  }

  const outside = { ...strangers, "a tablet of the workshop with an owner at work": atWork };
  const others = staffRoles.filter((role) => !roles.includes(role));
  const inside = Object.fromEntries(others.map((role) => [role, members[role].cookie]));
  test("is refused to strangers and other roles, and changes nothing", () =>
    expectRefused(
      route,
      { ...outside, ...inside },
      {
        ...mapValues(outside, { status: 401, code: "NOT_LOGGED_IN", isUncached: true }),
        ...mapValues(inside, { status: 403, code: "FORBIDDEN" }),
      },
    ));

  const late = Object.fromEntries(roles.map((role) => [role, unconfirmed[role].cookie]));
  test(`${asksWho ? "asks" : "does not ask"} to confirm who it is after half an hour`, async () => {
    if (asksWho) return expectRefused(route, late, mapValues(late, { status: 403, code: "CONFIRM_FIRST" }));
    for (const cookie of Object.values(late))
      expect((await send(route, { cookie })).statusCode).not.toBe(403);
  });

  test.each(staffRoles.filter((role) => roles.includes(role)))("is for the %s", async (role) => {
    const response = await send(route, { cookie: members[role].cookie });
    expect([401, 403, 404, 500]).not.toContain(response.statusCode);
  });
});
