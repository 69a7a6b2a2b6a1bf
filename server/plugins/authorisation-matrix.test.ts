import diagnostics from "node:diagnostics_channel";
import { existsSync } from "node:fs";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { describe, expect, test } from "vitest";
import { findProjectRoot } from "#database/project-root.ts";
import { findSession } from "../accounts/sessions.ts";
import { type AuthorisationRow, authorisationTable } from "../testing/authorisation-table.ts";
import { createTestShop } from "../testing/create-test-shop.ts";
import { makeOwnThings, type OwnThings } from "../testing/own-things.ts";
import { signIn } from "../testing/sign-in.ts";

const routes = new Set<string>();

/** What the build ships to everyone has a route for each file. */
const isShippedFile = (url: string) => existsSync(join(findProjectRoot(), "build/client", url));

function isFastify(message: unknown): message is { fastify: FastifyInstance } {
  return typeof message === "object" && message !== null && "fastify" in message;
}

function noteRoutes(message: unknown): void {
  if (!isFastify(message)) return;
  message.fastify.addHook("onRoute", ({ method, url }) => {
    for (const each of [method].flat()) {
      // Fastify adds HEAD to every GET by itself, with the same hooks.
      if (each !== "HEAD" && !(each === "GET" && url !== "/" && isShippedFile(url)))
        routes.add(`${each} ${url}`);
    }
  });
}

diagnostics.subscribe("fastify.initialization", noteRoutes);
const shop = await createTestShop({
  pages: async () => new Response("<html></html>", { headers: { "content-type": "text/html" } }),
});
diagnostics.unsubscribe("fastify.initialization", noteRoutes);
const { pool } = shop.database;

test("the table names every route, and no other", () => {
  expect([...routes].sort()).toEqual(Object.keys(authorisationTable).sort());
});

const { rows: tables } = await pool.query<{ name: string }>(
  `select table_name as name from information_schema.tables where table_schema = 'public'
   and table_name not in ('rate_counters', 'kysely_migration', 'kysely_migration_lock') order by table_name`,
);

/** A digest of every table; only the counters of limits may move when a call is refused. */
async function everyRow() {
  const digest = ({ name }: { name: string }) =>
    `select '${name}' as name, md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as rows from "${name}" t`;
  return (await pool.query(tables.map(digest).join(" union all "))).rows;
}

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

/** Made anew whenever a call may have changed them. */
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
    // Whoever else has the password is the owner.
    if (route !== "POST /users/login") expect(response.body).not.toContain(own.user.email);
    expect(await findSession(pool, own.cookie.replace("sid=", ""))).toMatchObject({ id: own.user.id });
  });
});
