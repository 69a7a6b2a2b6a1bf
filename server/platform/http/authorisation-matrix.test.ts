import { afterAll, describe, expect, test } from "vitest";
import { findSession } from "#server/customers/accounts/sessions.ts";
import { type AuthorisationRow, authorisationTable } from "#server/testing/authorisation-table.ts";
import { createTestShop } from "#server/testing/create-test-shop.ts";
import { readEveryRow } from "#server/testing/every-row.ts";
import { isOfBackOffice, withRoutes } from "#server/testing/note-routes.ts";
import { makeOwnThings, type OwnThings } from "#server/testing/own-things.ts";
import { signIn } from "#server/testing/sign-in.ts";
import { startCollector } from "#server/testing/stand-ins/collector.ts";

const collector = await startCollector();
afterAll(collector.close);
const [shop, routes] = await withRoutes(() =>
  createTestShop({
    env: { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, OTEL_TRACES_SAMPLER_ARG: "0" },
    pages: async () => new Response("<html></html>", { headers: { "content-type": "text/html" } }),
  }),
);
const { pool } = shop.database;
const everyRow = await readEveryRow(shop.database);

test("the table names every route, and no other", () => {
  // Those of the back office have a table of their own.
  const ofShop = [...routes].filter((route) => !isOfBackOffice(route));
  expect(ofShop.sort()).toEqual(Object.keys(authorisationTable).sort());
});

type Role = "guest" | "other" | "staff" | "owner";

async function headersOf(role: Role, own: OwnThings): Promise<Record<string, string>> {
  if (role === "guest") return {};
  if (role === "owner") return { cookie: own.cookie };
  const { user, cookie } = await signIn(shop);
  if (role === "staff") await pool.query("update users set role = 'owner' where id = $1", [user.id]);
  return { cookie };
}

function isMethod(text: string | undefined): text is "GET" | "POST" | "DELETE" {
  return text === "GET" || text === "POST" || text === "DELETE";
}

function send(route: string, row: AuthorisationRow, own: OwnThings, headers: Record<string, string>) {
  const [method, pattern = ""] = route.split(" ");
  if (!isMethod(method)) throw new Error(`The table cannot send ${route}.`);
  const payload = row.body ? { payload: row.body(own) } : {};
  return shop.app.inject({ method, url: row.url ?? pattern, headers, ...payload });
}

/** Recreated whenever a call may have changed them. */
let things: OwnThings | undefined;

describe.each(Object.entries(authorisationTable))("%s", (route, row) => {
  test.each(["guest", "other", "staff", "owner"] as const)("for %s", async (role) => {
    things ??= await makeOwnThings(shop);
    const own = things;
    const headers = await headersOf(role, own);
    const expected = row[role === "staff" ? "other" : role];
    const before = expected >= 400 ? await everyRow() : undefined;
    const response = await send(route, row, own, headers);
    expect(response.statusCode, response.body.slice(0, 300)).toBe(expected);
    if (before) expect(await everyRow()).toEqual(before);
    else if (row.body || role === "owner") things = undefined;
    if (role === "owner") return;
    // A caller with the password is the owner.
    if (route !== "POST /users/login") expect(response.body).not.toContain(own.user.email);
    expect(await findSession(pool, own.cookie.replace("sid=", ""))).toMatchObject({ id: own.user.id });
  });
});
