import { RouterContextProvider } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import { z } from "zod";
import { staffRoles } from "#contract/values/staff-roles.ts";
import { screens } from "./screens.ts";

afterEach(() => vi.unstubAllGlobals());

const modules = import.meta.glob(["/contract/**/*.ts", "!/contract/**/*.test.ts"], { eager: true });
const described = z.object({ path: z.string(), roles: z.array(z.enum(staffRoles)) });
const rolesOfCall = new Map(
  Object.values(modules)
    .flatMap((module) => Object.values(z.record(z.string(), z.unknown()).parse({ ...Object(module) })))
    .flatMap((value) => described.safeParse(value).data ?? [])
    .map(({ path, roles }) => [path, roles]),
);

/** The roles that may make every call of a page's loader; undefined for a page without one. */
async function rolesOfLoader(page: (typeof screens)[number]["pages"][string]) {
  const { loader } = await page();
  if (typeof loader !== "function") return undefined;
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (url: string) => {
    asked.push(new URL(url, "https://shop.example").pathname);
    return Response.json({}, { status: 404 });
  });
  const url = new URL(
    "https://shop.example/admin/?line=received&kind=outstanding&month=2026-11&courier=tcs&ids=01a21d42-0ab8-780c-a644-cdbfb00faf40",
  );
  const args = { request: new Request(url), url, pattern: "", params: { id: "x" } };
  await Promise.resolve(loader({ ...args, context: new RouterContextProvider() })).catch(() => undefined);
  if (asked.length === 0) return "nothing";
  return staffRoles.filter((role) => asked.every((path) => rolesOfCall.get(path)?.includes(role)));
}

/** Pages without a loader, or that change generally readable data: open to the roles of the calls that they send. */
const byWhatTheySend = [
  ...["account", "garment-types/new", "orders/new", "staff/new"],
  ...["invoices", "options", "orders/:id/edit"],
];

test("opens a page to the roles that may make its loader's calls", async () => {
  const different = [];
  for (const { roles, pages } of screens)
    for (const [path, page] of Object.entries(pages)) {
      const loads = await rolesOfLoader(page);
      if (loads === undefined || String(loads) !== String(roles)) different.push(path);
    }
  expect(different.sort()).toEqual(byWhatTheySend.sort());
});
