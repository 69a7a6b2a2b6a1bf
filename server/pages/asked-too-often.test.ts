import { expect, test } from "vitest";
import { rateLimits } from "#server/platform/http/rate-limits.ts";
import { createTestShop } from "../testing/create-test-shop.ts";

const headers = { "content-type": "text/html; charset=utf-8" };
const shop = await createTestShop({
  env: { RATE_LIMIT_FACTOR: "0.01" },
  pages: async () => new Response("<html>a page</html>", { headers }),
});
const get = (url: string, accept: string) =>
  shop.app.inject({ url, headers: { accept }, remoteAddress: "10.0.0.9" });

test("answers too many page requests with a page that reloads, and programs with JSON", async () => {
  const allowed = Math.ceil(rateLimits.reads.max * 0.01);
  for (let page = 0; page < allowed; page += 1)
    expect((await get("/about", "text/html")).statusCode).toBe(200);
  for (const [url, language] of [
    ["/about", "en"],
    ["/ur/about", "ur"],
  ] as const) {
    const page = await get(url, "text/html,*/*;q=0.8");
    expect([page.statusCode, page.headers["content-type"]]).toEqual([429, "text/html; charset=utf-8"]);
    expect(page.body).toMatch(new RegExp(`<html lang="${language}"[^]*http-equiv="refresh" content="\\d+"`));
    expect(Number(page.headers["retry-after"])).toBeGreaterThan(0);
    expect(page.headers.connection).toBe("close");
  }
  expect((await get("/about", "application/json")).json()).toMatchObject({ code: "TOO_MANY" });
});
