import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { findProjectRoot } from "#database/project-root.ts";
import { createTestShop } from "../testing/create-test-shop.ts";
import { nameShop } from "./back-office-pages.ts";

const shop = await createTestShop({
  pages: async () => new Response("<html>the shop</html>", { headers: { "content-type": "text/html" } }),
});
const isBuilt = existsSync(join(findProjectRoot(), "dist/back-office/index.html"));

test.each(["/admin", "/admin/", "/admin/orders", "/admin/orders/one?id=1"])(
  "%s is the back office",
  async (url) => {
    const response = await shop.app.inject({ url });
    expect(response.headers).toMatchObject({ "cache-control": "no-store", "x-robots-tag": "noindex" });
    expect(response.body).not.toContain("the shop");
    if (isBuilt) expect(response.headers["content-security-policy"]).toContain("script-src 'self';");
    else
      expect([response.statusCode, response.body]).toEqual([503, expect.stringContaining("npm run build")]);
  },
);

test("the page names the shop, whatever its name is made of", async () => {
  const page = await readFile(join(findProjectRoot(), "web/back-office/index.html"), "utf8");
  const named = nameShop(page, `Aziz & "Sons" <$&>`);
  expect(named).toContain(
    '<title id="frame-title">Back office | Aziz &#38; &#34;Sons&#34; &#60;$&#38;&#62;</title>',
  );
  expect(named).toContain('name="application-name" content="Aziz &#38; &#34;Sons&#34; &#60;$&#38;&#62;"');
  if (isBuilt)
    expect((await shop.app.inject("/admin")).body).toContain(
      '<title id="frame-title">Back office | Tabeeb</title>',
    );
});

test("addresses beside it are the shop's", async () => {
  expect((await shop.app.inject({ url: "/administer" })).body).toContain("the shop");
});

test("a file that is not there is no page, and neither is one outside of the assets", async () => {
  for (const path of ["none.js", "..%2findex.html", "..%2f..%2f..%2fpackage.json"]) {
    const response = await shop.app.inject({ url: `/admin/assets/${path}` });
    expect(response.body).not.toMatch(/<html|"name": "tabeeb"/);
  }
});
