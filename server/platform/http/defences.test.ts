import pg from "pg";
import { describe, expect, test } from "vitest";
import { createTestShop } from "#server/testing/create-test-shop.ts";
import { oddEnds } from "#server/testing/odd-addresses.ts";

const shop = await createTestShop({ env: { CORS_ORIGINS: "https://partner.example" } });
const own = "http://localhost";

/** A write that any guest may send. */
function write(headers: Record<string, string>) {
  return shop.app.inject({
    method: "POST",
    url: "/products/getLatestPRoducts",
    headers: { host: "localhost", ...headers },
  });
}

describe("writes from another site", () => {
  test.each([
    [{ "sec-fetch-site": "cross-site" }],
    [{ "sec-fetch-site": "same-site" }],
    [{ origin: "https://evil.example" }],
    [{ origin: "null" }],
    [{ origin: "https://evil.example", "sec-fetch-site": "cross-site", cookie: "sid=1" }],
  ])("are refused: %j", async (headers) => {
    const response = await write(headers);
    expect(response.statusCode).toBe(403);
    expect(response.json()).toMatchObject({ code: "FORBIDDEN" });
  });

  test.each([
    [{}],
    [{ origin: own }],
    [{ "sec-fetch-site": "same-origin" }],
    [{ "sec-fetch-site": "none" }],
    [{ origin: "https://partner.example", "sec-fetch-site": "cross-site" }],
  ])("are told apart from our own: %j", async (headers) => {
    expect((await write(headers)).statusCode).toBe(200);
  });

  test("only configured origins may read answers", async () => {
    const friend = await write({ origin: "https://partner.example" });
    expect(friend.headers["access-control-allow-origin"]).toBe("https://partner.example");
    const reading = await shop.app.inject({
      url: "/pricing/getPricing",
      headers: { origin: "https://evil.example" },
    });
    expect(reading.headers["access-control-allow-origin"]).toBeUndefined();
  });
});

test("a configured origin may ask before it writes", async () => {
  const response = await shop.app.inject({
    method: "OPTIONS",
    url: "/orders/trackOrder",
    headers: {
      origin: "https://partner.example",
      "access-control-request-method": "POST",
      "access-control-request-headers": "content-type",
    },
  });
  expect(response.statusCode).toBe(204);
  expect(response.headers).toMatchObject({
    "access-control-allow-origin": "https://partner.example",
    "access-control-allow-headers": expect.stringContaining("content-type"),
  });
});

test("an answer to a configured origin varies by origin and by encoding", async () => {
  const { headers } = await write({ origin: "https://partner.example" });
  expect(headers.vary).toMatch(/origin/i);
  expect(headers.vary).toMatch(/accept-encoding/i);
});

const oddBases = ["/", "/products/", "/orders/trackOrder", "/users/", "/api/admin/orders/", "/payments/"];

test.each(oddBases)(
  "an odd address below %s is not there, in the contract's words, and one line of the log",
  async (base) => {
    for (const end of [...oddEnds, "x".repeat(300)]) {
      for (const method of ["GET", "POST"] as const) {
        const before = answered();
        const response = await shop.app.inject({
          method,
          url: base + end,
          headers: { accept: "application/json" },
        });
        expect.soft([method, base + end, response.statusCode]).toEqual([method, base + end, 404]);
        expect.soft(response.json()).toMatchObject({ code: "NOT_FOUND", error: response.json().message });
        expect.soft(response.headers["content-security-policy"]).toBeDefined();
        expect.soft(answered() - before, `${method} ${base}${end}`).toBe(1);
      }
    }
    expect(shop.logged()).not.toMatch(/\n {4}at |"stack"/);
  },
);

/** Lines of the log that say so; each of them is JSON. */
function answered(): number {
  const lines = shop
    .logged()
    .split("\n")
    .filter((line) => line !== "");
  return lines.map((line) => JSON.parse(line) as { msg: string }).filter(({ msg }) => msg === "answered")
    .length;
}

test("a list is not sent again to a client that has it", async () => {
  const { headers } = await shop.app.inject({ url: "/pricing/getPricing" });
  const again = await shop.app.inject({
    url: "/pricing/getPricing",
    headers: { "if-none-match": `"other", W/${headers.etag}` },
  });
  expect(again.statusCode).toBe(304);
});

describe("bodies", () => {
  test("with half a character are refused, not stored", async () => {
    const response = await send("application/json", '{"id":"a\\ud800b"}');
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ fields: { id: "Remove the control characters" } });
  });

  function send(contentType: string, payload: string) {
    return shop.app.inject({
      method: "POST",
      url: "/products/getProductById",
      headers: { "content-type": contentType },
      payload,
    });
  }

  test.each(["text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x"])(
    "of type %s are refused",
    async (type) => {
      const response = await send(type, '{"id":"x"}');
      expect(response.statusCode).toBe(415);
      expect(response.json()).toMatchObject({ code: "UNSUPPORTED_TYPE" });
    },
  );

  test.each(["application/json\ta", " application/json", "application/jsonx"])(
    "with the crooked type %j are never taken unchecked",
    async (type) => {
      const response = await send(type, '{"id":5}');
      expect([400, 415]).toContain(response.statusCode);
    },
  );

  test("that are no JSON are refused without fields", async () => {
    const response = await send("application/json", '{"id":');
    expect(response.statusCode).toBe(400);
    expect(response.json()).not.toHaveProperty("fields");
    expect(response.json()).toMatchObject({ code: "INVALID" });
  });

  test("larger than allowed are refused", async () => {
    const response = await send("application/json", JSON.stringify({ id: "x".repeat(2_000_000) }));
    expect(response.statusCode).toBe(413);
    expect(response.json()).toMatchObject({ code: "TOO_LARGE" });
  });

  test("reach no prototype", async () => {
    const response = await send(
      "application/json",
      '{"id":"mall-road-v-neck-set","__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}},"prototype":1}',
    );
    expect(response.statusCode).toBe(200);
    expect(Object.hasOwn(Object.prototype, "polluted")).toBe(false);
  });
});

describe("every answer", () => {
  test("carries the security headers", async () => {
    const { headers } = await shop.app.inject({ url: "/pricing/getPricing" });
    expect(headers).toMatchObject({
      "content-security-policy": "default-src 'none';frame-ancestors 'none'",
      "strict-transport-security": "max-age=31536000; includeSubDomains",
      "x-content-type-options": "nosniff",
      "referrer-policy": "strict-origin-when-cross-origin",
      "cross-origin-opener-policy": "same-origin",
      "cross-origin-resource-policy": "same-origin",
    });
    expect(headers["x-powered-by"]).toBeUndefined();
  });

  test("to an unknown address is the contract's 404", async () => {
    const response = await shop.post("/nowhere", {});
    expect(response.statusCode).toBe(404);
    expect(response.json()).toMatchObject({ code: "NOT_FOUND" });
  });

  test("that fails inside shows a reference and nothing of the inside", async () => {
    const owner = new pg.Client(shop.database.ownerUrl);
    await owner.connect();
    await owner.query("alter table size_charts rename to hidden_charts");
    const response = await shop.post("/picturesrRouter/getAllSizePictures");
    await owner.query("alter table hidden_charts rename to size_charts");
    await owner.end();
    expect(response.statusCode).toBe(500);
    expect(response.json()).toMatchObject({ code: "INTERNAL", reference: expect.any(String) });
    expect(response.body).not.toMatch(/size_charts|relation|select/);
    expect(shop.logged()).toContain(response.json().reference);
  });
});

describe("the log", () => {
  test("names routes and networks, never what people typed", async () => {
    await shop.post("/products/getProducts?q=MarkedSearchWord&category=MarkedCategory");
    await shop.post("/products/getProductById", { id: "marked-product-id" });
    await expect.poll(() => shop.logged()).toContain('"route":"/products/getProductById"');
    expect(shop.logged()).not.toMatch(/Marked|marked-product/);
    expect(shop.logged()).toContain('"network":"127.0.0.0"');
    expect(shop.logged()).not.toContain("127.0.0.1");
  });
});
