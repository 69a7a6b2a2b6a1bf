import { expect, test } from "vitest";
import { createTestShop } from "#server/testing/create-test-shop.ts";

const origin = "https://tabeeb.example";
const shop = await createTestShop({ env: { PUBLIC_ORIGIN: origin } });

const get = (url: string) => shop.app.inject({ url, headers: { host: "evil.example" } });

async function fieldsOf(url: string): Promise<Map<string, string>> {
  const { body } = await get(url);
  expect(body.endsWith("\n")).toBe(true);
  const lines = body.trimEnd().split("\n");
  return new Map(lines.map((line) => [line.split(": ")[0] ?? "", line.replace(/^[^:]*: /, "")]));
}

test("security.txt names whom to tell of a weakness, from the settings, for half a year", async () => {
  const response = await get("/.well-known/security.txt");
  expect([response.statusCode, response.headers["content-type"]]).toEqual([200, "text/plain; charset=utf-8"]);
  await shop.database.pool.query(
    `insert into settings (name, value) values ('email', '"safe@tabeeb.example"')`,
  );
  await shop.services.catalogVersion.catchUp();
  const fields = await fieldsOf("/.well-known/security.txt");
  expect([...fields.keys()]).toEqual(["Contact", "Expires", "Preferred-Languages", "Canonical"]);
  expect(fields.get("Contact")).toBe("mailto:safe@tabeeb.example");
  expect(fields.get("Canonical")).toBe(`${origin}/.well-known/security.txt`);
  expect(fields.get("Expires")).toMatch(/^\d{4}-\d\d-\d\dT00:00:00Z$/);
  const days = (Date.parse(fields.get("Expires") ?? "") - Date.now()) / (24 * 60 * 60 * 1000);
  expect(days).toBeGreaterThan(178);
  expect(days).toBeLessThan(181);
});

test("change-password leads to the form of the profile", async () => {
  const response = await get("/.well-known/change-password");
  expect([response.statusCode, response.headers.location]).toEqual([302, "/profile#change-password"]);
});
