import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { shopPages } from "#contract/pages.ts";
import { createTestShop } from "#server/testing/create-test-shop.ts";
import { readSitemap } from "./read-sitemap.ts";

const origin = "https://tabeeb.example";
const shop = await createTestShop({ env: { PUBLIC_ORIGIN: origin } });
const { pool } = shop.database;

function get(url: string) {
  return shop.app.inject({ url, headers: { host: "evil.example" } });
}

function locations(xml: string): string[] {
  return [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map((match) => match[1] ?? "");
}

describe("robots.txt", () => {
  test("disallows personal pages and names the sitemap by the public origin", async () => {
    const response = await get("/robots.txt");
    expect(response.headers["content-type"]).toBe("text/plain; charset=utf-8");
    for (const path of [
      "/admin",
      "/api/",
      "/cart",
      "/checkout",
      "/ur/orders",
      "/ur/profile",
      "/otp",
      "/reset",
    ]) {
      expect(response.body).toContain(`\nDisallow: ${path}\n`);
    }
    expect(response.body).toContain(`\nSitemap: ${origin}/sitemap.xml\n`);
  });
});

describe("the sitemap", () => {
  test("names every page, category and published product once, with the day of its last change", async () => {
    const response = await get("/sitemap.xml");
    expect(response.headers["content-type"]).toBe("application/xml; charset=utf-8");
    const named = locations(response.body);
    const { rows } = await pool.query<{ id: string }>("select id from products where published order by id");
    expect(named.slice(0, 3)).toEqual([`${origin}/`, `${origin}/ur/`, `${origin}/products`]);
    expect(named).toContain(`${origin}/products?category=Lab+Coats`);
    expect(named.filter((address) => address.includes("/selectedItem/"))).toEqual(
      rows.flatMap(({ id }) => [`${origin}/selectedItem/${id}`, `${origin}/ur/selectedItem/${id}`]),
    );
    expect(new Set(named).size).toBe(named.length);
    const { rows: set } = await pool.query<{ updated_at: Date }>(
      "select updated_at from products where id = 'mall-road-v-neck-set'",
    );
    expect(response.body).toContain(
      `<url><loc>${origin}/selectedItem/mall-road-v-neck-set</loc><lastmod>${set[0]?.updated_at.toISOString()}</lastmod>`,
    );
    expect(response.body).toContain(
      `<xhtml:link rel="alternate" hreflang="ur" href="${origin}/ur/selectedItem/mall-road-v-neck-set"/>`,
    );
  });

  test("follows the catalogue: hidden products go, changed ones get a new date", async () => {
    await pool.query("update products set updated_at = '2020-01-01'");
    await pool.query("update products set published = false where id = 'shalimar-wrap-set'");
    await pool.query("update products set price = price + 10 where id = 'mall-road-v-neck-set'");
    await pool.query(
      "update categories set name = 'Men & <Boys>' where name = 'Men' or name = 'Men & <Boys>'",
    );
    await expect
      .poll(async () => (await get("/sitemap.xml")).body, { timeout: 10_000 })
      .toContain("category=Men+%26+%3CBoys%3E");
    const { body } = await get("/sitemap.xml");
    expect(body).not.toContain("shalimar-wrap-set");
    expect(body).not.toMatch(/mall-road-v-neck-set<\/loc><lastmod>2020/);
    expect(body).toMatch(/noor-mandarin-set<\/loc><lastmod>2020-01-01/);
  });

  test("of a large shop is a list of parts that together name every page once", async () => {
    const whole = locations((await readSitemap(shop.services, origin)) ?? "");
    const index = (await readSitemap(shop.services, origin, undefined, 10)) ?? "";
    expect(index).toContain("<sitemapindex");
    const parts = locations(index);
    expect(parts[0]).toBe(`${origin}/sitemap-1.xml`);
    const named = [];
    for (const number of parts.keys()) {
      const part = locations((await readSitemap(shop.services, origin, number + 1, 10)) ?? "");
      expect(part.length).toBeLessThanOrEqual(20);
      named.push(...part);
    }
    expect(named).toEqual(whole);
    expect(await readSitemap(shop.services, origin, parts.length + 1, 10)).toBeUndefined();
  });

  test.each(["/sitemap-0.xml", "/sitemap-2.xml", "/sitemap-99999.xml", "/sitemap-x.xml"])(
    "has no part %s",
    async (url) => {
      expect((await get(url)).statusCode).toBe(404);
    },
  );
});

test("llms.txt leads assistants to the products and to the API", async () => {
  const response = await get("/llms.txt");
  expect(response.headers["content-type"]).toBe("text/plain; charset=utf-8");
  const addresses = [...response.body.matchAll(/\]\((https:[^)]+)\)/g)].map(([, address = ""]) => address);
  expect(addresses).toContain(`${origin}/docs/openapi.json`);
  expect(addresses.every((address) => address.startsWith(origin))).toBe(true);
});

test("the web manifest names the shop, icons, screenshots and shortcuts", async () => {
  const response = await get("/manifest.webmanifest");
  expect(response.headers["content-type"]).toBe("application/manifest+json; charset=utf-8");
  expect(response.json()).toMatchObject({ name: "Tabeeb", start_url: "/", display: "standalone" });
  expect(response.json().icons).toHaveLength(3);
  for (const { src, sizes } of response.json().screenshots) {
    const { width, height } = await sharp(`web/public${src}`).metadata();
    expect(sizes).toBe(`${width}x${height}`);
  }
  const pages = shopPages.map(({ path }): string => path);
  for (const { url } of response.json().shortcuts) expect(pages).toContain(url);
});

describe("the picture for links to a product", () => {
  test("is a JPEG of 1200 x 630 that other sites may show", async () => {
    const response = await get("/share/noor-mandarin-set.jpg?v=1");
    expect(response.headers["content-type"]).toBe("image/jpeg");
    expect(response.headers["cross-origin-resource-policy"]).toBe("cross-origin");
    expect(await sharp(response.rawPayload).metadata()).toMatchObject({
      format: "jpeg",
      width: 1200,
      height: 630,
    });
  });

  test.each(["/share/none.jpg", "/share/shalimar-wrap-set.jpg", "/share/..%2F..%2Fx.jpg", "/share/%00.jpg"])(
    "is not there at %s",
    async (url) => {
      const response = await get(url);
      expect(response.statusCode).toBe(404);
      expect(response.headers["cache-control"]).toBeUndefined();
    },
  );
});
