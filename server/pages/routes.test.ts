import { createHash } from "node:crypto";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { createTestShop } from "../testing/create-test-shop.ts";
import { signIn } from "../testing/sign-in.ts";
import type { PageHandler } from "./render-page.ts";

let rendered: string[] = [];

const own = "let a = 1;";
/** As it would stand in a page that had let a text through as it is. */
const injected = "steal();";

/** A page that shows the price of one product, as React Router would give it. */
const pages: PageHandler = async (request, { api, nonce }) => {
  const { pathname, search } = new URL(request.url);
  rendered.push(pathname + search);
  if (pathname === "/broken") throw new Error("secret detail");
  if (decodeURI(pathname).toLowerCase().startsWith("/orders")) {
    return Response.json(await api.persistUserSession());
  }
  const answer = await api.getProductById({ body: { id: "mall-road-v-neck-set" } });
  const price = answer.ok ? answer.data.product.price : "unknown";
  const isPublic = !pathname.startsWith("/private");
  const scripts = `<script>${injected}</script><script async="" nonce="${nonce}">${own}</script>`;
  const filling = pathname === "/long" ? manyWords() : "x".repeat(2000);
  return new Response(`<html>${filling}<p>${price}</p>${scripts}</html>`, {
    status: /missing$/.test(pathname) ? 404 : 200,
    headers: {
      "content-type": "text/html; charset=utf-8",
      "cache-control": isPublic ? "public, max-age=0, must-revalidate" : "private, no-store",
    },
  });
};

/** As repetitive as a page. */
function manyWords(): string {
  const words = Array.from(
    { length: 4_000 },
    (_, index) => `<li class="card">${(index * index * 7919) % 5_003}</li>`,
  );
  return words.join("");
}

const shop = await createTestShop({ pages });

function get(url: string, headers: Record<string, string> = {}) {
  return shop.app.inject({ url, headers });
}

describe("an address that there is not", () => {
  const asPage = [404, "text/html; charset=utf-8"];
  const asJson = [404, "application/json; charset=utf-8"];

  test.each(["/about%0a", "/about%0D%0A", "/ur/%0a", "/%0a", "/selectedItem/x%e2%80%a8y", "/a%0a/b"])(
    "%s, which the router cannot read, is answered without it",
    async (url) => {
      rendered = [];
      const response = await get(url, { accept: "text/html" });
      expect([response.statusCode, response.headers["content-type"]]).toEqual(asPage);
      expect(response.body).toContain("Page not found");
      expect(response.body).not.toMatch(/<script/);
      expect(
        response.body.startsWith(`<!DOCTYPE html>\n<html lang="${url.startsWith("/ur") ? "ur" : "en"}"`),
      ).toBe(true);
      expect(rendered).toEqual([]);
    },
  );

  test.each([
    ["/missing", "text/html,application/xhtml+xml,*/*;q=0.8", asPage],
    ["/users/missing", "text/html", asPage],
    ["/missing", "*/*", asPage],
    ["/missing", "application/json", asJson],
    ["/users/missing", "*/*", asJson],
    ["/reviews/missing", "application/json, */*", asJson],
    ["/api/missing", "", asJson],
  ])("%s asked for as '%s'", async (url, accept, expected) => {
    rendered = [];
    const response = await get(url, accept === "" ? {} : { accept });
    expect([response.statusCode, response.headers["content-type"]]).toEqual(expected);
    if (expected === asJson) {
      expect(rendered).toEqual([]);
      const sentence = "There is nothing at this address.";
      const reason = "NOTHING_AT_ADDRESS";
      expect(response.json()).toEqual({ error: sentence, message: sentence, code: "NOT_FOUND", reason });
    }
  });
});

describe("pages", () => {
  test("are rendered once and then sent from the cache", async () => {
    rendered = [];
    const first = await get("/about");
    const second = await get("/about");
    expect(rendered).toEqual(["/about"]);
    expect(second.body).toBe(first.body);
  });

  test("are the same page in Brotli, in gzip and plain", async () => {
    const compressed = await get("/terms", { "accept-encoding": "br" });
    const inGzip = await get("/terms", { "accept-encoding": "gzip" });
    const plain = await get("/terms");
    expect([compressed.headers["content-encoding"], plain.headers["content-encoding"]]).toEqual([
      "br",
      undefined,
    ]);
    expect(brotliDecompressSync(compressed.rawPayload).toString()).toBe(plain.body);
    expect(inGzip.headers["content-encoding"]).toBe("gzip");
    expect(gunzipSync(inGzip.rawPayload).toString()).toBe(plain.body);
    expect(plain.headers.etag).toBe(compressed.headers.etag);
  });

  test("are sent smaller once they are asked for often, and say the same", async () => {
    const ask = () => get("/long", { "accept-encoding": "br" });
    const first = await ask();
    await ask();
    expect((await ask()).rawPayload.length).toBe(first.rawPayload.length);
    await expect
      .poll(async () => (await ask()).rawPayload.length)
      .toBeLessThan(first.rawPayload.length * 0.95);
    const smaller = await ask();
    const plain = await get("/long");
    expect(brotliDecompressSync(smaller.rawPayload).toString()).toBe(plain.body);
    expect(smaller.headers.etag).toBe(first.headers.etag);
  });

  test("are rendered again when their data has changed, and not when other data has", async () => {
    const raise = async (id: string, rupees = 50) => {
      await shop.database.pool.query("update products set price = price + $2 where id = $1", [id, rupees]);
      await shop.services.catalogVersion.catchUp();
    };
    const first = await get("/own");
    rendered = [];
    await raise("liberty-v-neck-set");
    expect((await get("/own")).body).toBe(first.body);
    expect(rendered).toEqual([]);
    await raise("mall-road-v-neck-set");
    expect((await get("/own")).body).not.toBe(first.body);
    expect(rendered).toEqual(["/own"]);
    await raise("mall-road-v-neck-set", -50);
  });

  test("make no new page for parameters that mean nothing, in whatever order they come", async () => {
    rendered = [];
    await get("/products?utm_source=x&color=Teal&category=Men");
    await get("/products?category=Men&color=Teal&color=Black&fbclid=1");
    expect(rendered).toEqual(["/products?category=Men&color=Teal"]);
  });

  test("private and missing pages are not cached", async () => {
    rendered = [];
    for (const url of ["/private", "/private", "/missing", "/missing"]) await get(url);
    expect(rendered).toHaveLength(4);
    expect((await get("/missing")).statusCode).toBe(404);
  });

  test("follow a change of the catalogue", async () => {
    expect((await get("/about")).body).toContain("<p>4850</p>");
    await shop.database.pool.query("update products set price = 4900 where id = 'mall-road-v-neck-set'");
    await expect.poll(async () => (await get("/about")).body, { timeout: 10_000 }).toContain("<p>4900</p>");
    const api = await shop.post("/products/getProductById", { id: "mall-road-v-neck-set" });
    expect(api.json().product.price).toBe(4900);
  });

  test("allow their own inline scripts, and no other by its own digest", async () => {
    const digestOf = (script: string) => createHash("sha256").update(script).digest("base64");
    const { headers, body } = await get("/about");
    const policy = String(headers["content-security-policy"]);
    expect(body).toContain(`<script>${injected}</script><script async="">${own}</script>`);
    expect(policy).toContain(`script-src 'self' 'sha256-${digestOf(own)}';`);
    expect(policy).not.toContain(digestOf(injected));
    expect(policy.replace("style-src-attr 'unsafe-inline'", "")).not.toContain("unsafe-inline");
  });

  test("are not sent again to a browser that has them", async () => {
    const { headers } = await get("/about");
    const again = await get("/about", { "if-none-match": String(headers.etag) });
    expect(again.statusCode).toBe(304);
    expect(again.body).toBe("");
  });

  test("are sent as Brotli where accepted, else as gzip, else plain", async () => {
    expect((await get("/about", { "accept-encoding": "gzip, br" })).headers["content-encoding"]).toBe("br");
    const withoutBrotli = await get("/about", { "accept-encoding": "br;q=0, gzip" });
    expect(withoutBrotli.headers["content-encoding"]).toBe("gzip");
    const withNeither = await get("/about", { "accept-encoding": "br;q=0, gzip;q=0" });
    expect(withNeither.headers["content-encoding"]).toBeUndefined();
    expect((await get("/about")).headers["content-encoding"]).toBeUndefined();
  });

  test("that cannot be rendered still say so to a person, and nothing of the inside", async () => {
    const response = await get("/broken");
    expect(response.statusCode).toBe(500);
    expect(response.headers["content-type"]).toContain("text/html");
    expect(response.body).toContain("Something went wrong on our side");
    expect(response.body).not.toContain("secret detail");
    expect(shop.logged()).toContain(/Reference: ([\w-]+)/.exec(response.body)?.[1]);
  });

  test.each(["//", "///", "//evil.example/products"])("read %s as an address of this shop", async (url) => {
    rendered = [];
    expect((await get(url)).statusCode).toBe(200);
    expect(rendered).toEqual([url]);
  });

  test("are rendered without the visitor's cookies", async () => {
    const anonymous = await get("/about");
    const known = await get("/about", { cookie: "sid=secret" });
    expect(known.body).toBe(anonymous.body);
    expect(known.headers["set-cookie"]).toBeUndefined();
  });
});

describe("a page of one person", () => {
  const spellings = ["/orders", "/Orders", "/orders/", "/%6frders", "/%6Frders?x=1", "/orders/."];

  test.each(spellings)("is rendered for the logged-in user and never cached at %s", async (url) => {
    const { user, cookie } = await signIn(shop);
    const response = await get(url, { cookie });
    expect([response.statusCode, response.json().data]).toEqual([200, { user }]);
    expect(response.headers["cache-control"]).toBe("private, no-store");
    const { etag } = response.headers;
    expect((await get(url, { cookie, "if-none-match": String(etag) })).statusCode).toBe(200);
  });

  test.each(spellings)("sends a guest to log in at %s", async (url) => {
    rendered = [];
    const { statusCode, headers, body } = await get(url);
    expect([statusCode, headers.location, headers["cache-control"], body]).toEqual([
      302,
      "/login",
      "no-store",
      "",
    ]);
    expect(rendered).toEqual([]);
  });

  test("is made for the session of an encrypted connection, never for a plain cookie beside it", async () => {
    const own = await signIn(shop);
    const other = await signIn(shop);
    const host = "shop.example";
    const cookie = `${other.cookie}; __Host-${own.cookie}`;
    expect((await get("/orders", { host, cookie })).json().data).toEqual({ user: own.user });
    expect((await get("/orders", { host, cookie: other.cookie })).headers.location).toBe("/login");
  });

  test.each(["/orders.data", "/orders/_.data", "//orders"])("recognises no customer at %s", async (url) => {
    const { cookie } = await signIn(shop);
    const response = await get(url, { cookie });
    expect(response.body).not.toContain("Nadia");
  });
});

test.each([
  ["/login", "/"],
  ["/%6cogin?from=cart", "/cart"],
  ["/Signup/?from=//evil.example", "/"],
])("%s redirects logged-in users to %s", async (url, target) => {
  const { cookie } = await signIn(shop);
  const { statusCode, headers } = await get(url, { cookie });
  expect([statusCode, headers.location, headers["cache-control"]]).toEqual([302, target, "no-store"]);
  expect((await get(url)).statusCode).toBe(200);
});

describe("a language", () => {
  test("is chosen by the address and saved in a cookie, of which no later answer depends", async () => {
    const chosen = await get("/about?language=ur");
    expect([chosen.statusCode, chosen.headers.location]).toEqual([302, "/ur/about"]);
    const cookie = String(chosen.headers["set-cookie"]).split(";")[0] ?? "";
    expect(chosen.headers["cache-control"]).toBe("no-store");
    const [later, anonymous] = [await get("/products?page=2", { cookie }), await get("/products?page=2")];
    expect([later.statusCode, later.body]).toEqual([200, anonymous.body]);
  });

  test("keeps its guards", async () => {
    expect((await get("/ur/orders")).headers.location).toBe("/ur/login");
    const { cookie } = await signIn(shop);
    expect((await get("/ur/login?from=cart", { cookie })).headers.location).toBe("/ur/cart");
    expect((await get("/UR/%6frders", { cookie })).headers["cache-control"]).toBe("private, no-store");
  });
});
