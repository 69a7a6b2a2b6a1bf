import { describe, expect, test } from "vitest";
import { staffRoles } from "#contract/back-office/staff-roles.ts";
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
};
const customer = await signIn(shop);
const halfway = await startStaffSession(shop.database.pool, members.owner.staff.id, { isVerified: false });

const { tablet, atWork } = await enrolTablet(shop, members.owner.staff);

/** Whoever is none of the staff, by the cookie they send. */
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

test("the table names every route of the back office, and no other", () => {
  const ofOffice = [...routes].filter(isOfBackOffice);
  expect(ofOffice.sort()).toEqual(Object.keys(staffAuthorisationTable).sort());
});

describe.each(Object.entries(staffAuthorisationTable))("%s", (route, { roles }) => {
  test("is refused from another site, for every role", async () => {
    const response = await send(route, { cookie: members.owner.cookie, "sec-fetch-site": "cross-site" });
    expect([response.statusCode, response.json().code]).toEqual([403, "FORBIDDEN"]);
  });

  if (roles === "before login") {
    test("is kept by no cache", async () => {
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
    test.each(Object.entries(others))("is refused to %s, and changes nothing", async (_name, cookie) => {
      const before = await everyRow();
      const response = await send(route, { cookie });
      expect([response.statusCode, response.json().code]).toEqual([401, "NOT_LOGGED_IN"]);
      expect(await everyRow()).toEqual(before);
    });
    test("is for a tablet", async () => {
      const response = await send(route, { cookie: atWork });
      expect([401, 403, 404, 500]).not.toContain(response.statusCode);
    });
    return;
  }

  const outside = { ...strangers, "a tablet of the workshop with an owner at work": atWork };
  test.each(Object.entries(outside))("is refused to %s, and changes nothing", async (_name, cookie) => {
    const before = await everyRow();
    const response = await send(route, { cookie });
    expect([response.statusCode, response.json().code]).toEqual([401, "NOT_LOGGED_IN"]);
    expect(response.headers["cache-control"]).toBe("no-store");
    expect(await everyRow()).toEqual(before);
  });

  test.each(staffRoles)("for the %s", async (role) => {
    const before = await everyRow();
    const response = await send(route, { cookie: members[role].cookie });
    if (roles.includes(role)) {
      expect([401, 403, 404, 500]).not.toContain(response.statusCode);
    } else {
      expect([response.statusCode, response.json().code]).toEqual([403, "FORBIDDEN"]);
      expect(await everyRow()).toEqual(before);
    }
  });
});
