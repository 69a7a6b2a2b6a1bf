import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, afterEach, describe, expect, test } from "vitest";
import type { PageHandler } from "#server/pages/render-page.ts";
import { createTestShop } from "#server/testing/create-test-shop.ts";
import { plainLine } from "#server/testing/guest-order.ts";
import { signIn } from "#server/testing/sign-in.ts";
import { hasVarnish, startVarnish, type TestVarnish } from "#server/testing/start-varnish.ts";
import { purgeCdn } from "./purge-cdn.ts";

const id = plainLine._id;
const page = `/selectedItem/${id}`;

/** A hook that a page awaits once it has read the price. */
let hasReadPrice: () => Promise<void> = async () => {};

/** A page with the price of a product, and one with who is logged in. */
const pages: PageHandler = async (request, { api }) => {
  const { pathname } = new URL(request.url);
  const headers = {
    "content-type": "text/html; charset=utf-8",
    "cache-control": "public, max-age=0, must-revalidate",
  };
  if (pathname === "/orders") return Response.json(await api.persistUserSession(), { headers });
  const wanted = /^\/selectedItem\/(.+)/.exec(pathname)?.[1];
  if (!wanted) return new Response(`<html>${pathname}</html>`, { headers });
  const answer = await api.getProductById({ body: { id: wanted } });
  await hasReadPrice();
  const price = answer.ok ? answer.data.product.price : "gone";
  return new Response(`<html><p>${price}</p></html>`, { status: answer.ok ? 200 : 404, headers });
};

async function openShop(seconds: number) {
  const shop = await createTestShop({
    pages,
    env: { CDN_SECONDS: String(seconds), CDN_PURGE_URL: "http://cdn.invalid", TRUSTED_PROXIES: "127.0.0.1" },
  });
  await shop.app.listen({ port: 0, host: "127.0.0.1" });
  return { shop, port: (shop.app.server.address() as AddressInfo).port };
}

// apt-get install varnish
describe.skipIf(!hasVarnish)("behind a varnish, skipped on a machine that has none", async () => {
  const { shop, port } = await openShop(3_600);
  const varnish: TestVarnish = hasVarnish
    ? await startVarnish(port)
    : { origin: "", target: { url: "", header: { name: "", value: "" } }, stop: async () => {} };
  afterAll(() => varnish.stop());

  let stopPurging: (() => Promise<void>) | undefined;
  const purge = (secondAfter = 60) => {
    const { executor, watch } = { executor: shop.database.pool, watch: shop.services.failures.watch("cdn") };
    stopPurging = purgeCdn({
      executor,
      watch,
      secondAfter,
      target: varnish.target,
      release: "1",
      interval: 20,
    });
  };
  afterEach(async () => {
    hasReadPrice = async () => {};
    await stopPurging?.();
    stopPurging = undefined;
  });

  const ask = async (path: string, headers: Record<string, string> = {}, origin = varnish.origin) => {
    const response = await fetch(origin + path, { headers, redirect: "manual" });
    const kept = response.headers.get("x-cache");
    return { status: response.status, kept, headers: response.headers, body: await response.text() };
  };
  const price = async () =>
    (await shop.post("/products/getProductById", { id })).json().product.price as number;
  const raise = async () => {
    await shop.database.pool.query("update products set price = price + 50 where id = $1", [id]);
    await shop.services.catalogVersion.catchUp();
    return price();
  };
  /** Until the edge has processed all purges so far. */
  const settled = () =>
    expect
      .poll(
        async () =>
          (await shop.database.pool.query("select told = version as is from cdn_purge, catalog_version"))
            .rows,
      )
      .toEqual([{ is: true }]);

  test("requests a page from the shop once, and lets browsers revalidate each time", async () => {
    const path = "/about?utm_source=mail";
    expect([(await ask(path)).kept, (await ask(path, { cookie: "language=ur" })).kept]).toEqual([
      "miss",
      "hit",
    ]);
    const { headers, kept } = await ask("/about");
    expect(kept).toBe("hit");
    expect(headers.get("cache-control")).toBe("public, max-age=0, must-revalidate");
    expect(headers.get("surrogate-key")).toBeNull();
    const again = await ask("/about", { "if-none-match": headers.get("etag") ?? "" });
    expect([again.status, again.kept]).toEqual([304, "hit"]);
  });

  test("shows a new price at the edge after a purge, and not without one; other pages stay", async () => {
    purge();
    await settled();
    await stopPurging?.();
    const before = await price();
    await ask("/about");
    expect((await ask(page)).body).toContain(`<p>${before}</p>`);
    const after = await raise();
    const old = await ask(page);
    expect([old.kept, old.body]).toEqual(["hit", `<html><p>${before}</p></html>`]);
    purge();
    await expect.poll(async () => (await ask(page)).body).toContain(`<p>${after}</p>`);
    expect((await ask("/about")).kept).toBe("hit");
  });

  test("caches and purges GET responses of the catalogue alike", async () => {
    purge();
    await settled();
    const read = () => ask("/productDetails/getAllCategories");
    await read();
    expect((await read()).kept).toBe("hit");
    await raise();
    await settled();
    expect((await read()).kept).toBe("miss");
    // Buyers' requests reach the shop.
    const charges = [await ask("/pricing/getPricing"), await ask("/pricing/getPricing")];
    expect(charges.map(({ kept }) => kept)).toEqual(["miss", "miss"]);
    expect(charges[0]?.headers.get("cache-control")).toMatch(/private/);
  });

  test("the second purge removes a page rendered with the old price during the first", async () => {
    purge();
    await settled();
    await stopPurging?.();
    await shop.database.pool.query(
      "update cdn_purge set told_twice = told, second_to = null, second_at = null",
    );
    purge();
    const before = await price();
    let isReading = false;
    let finish = () => {};
    const finishing = new Promise<void>((resolve) => {
      finish = resolve;
    });
    hasReadPrice = () => {
      isReading = true;
      return finishing;
    };
    // Stands for another process, which has not heard of the change yet.
    const underway = ask(page);
    await expect.poll(() => isReading).toBe(true);
    const after = await raise();
    await settled();
    finish();
    expect((await underway).body).toContain(`<p>${before}</p>`);
    await shop.database.pool.query("update cdn_purge set second_at = now(), due_at = now()");
    await expect.poll(async () => (await ask(page)).body, { timeout: 8_000 }).toContain(`<p>${after}</p>`);
  });

  test("a hidden product is gone, its error is not cached, and it is back when it is shown again", async () => {
    purge();
    await settled();
    expect((await ask(page)).status).toBe(200);
    const publish = async (published: boolean) => {
      await shop.database.pool.query("update products set published = $2 where id = $1", [id, published]);
      await shop.services.catalogVersion.catchUp();
      await settled();
    };
    await publish(false);
    expect([(await ask(page)).status, (await ask(page)).kept]).toEqual([404, "miss"]);
    await publish(true);
    expect((await ask(page)).status).toBe(200);
  });

  test("nothing of a person comes from the edge or stays there", async () => {
    const [one, other] = [await signIn(shop), await signIn(shop)];
    for (const { cookie, user } of [one, other, one]) {
      const { body, kept } = await ask("/orders", { cookie });
      expect([JSON.parse(body).data.user.id, kept]).toEqual([user.id, "miss"]);
      const session = await ask("/users/persistUserSession", { cookie });
      expect([JSON.parse(session.body).user.id, session.kept]).toEqual([user.id, "miss"]);
    }
    expect((await ask("/orders")).headers.get("location")).toBe("/login");
    expect((await ask("/login")).status).toBe(200);
    expect((await ask("/login", { cookie: one.cookie })).headers.get("location")).toBe("/");
    expect((await ask("/login")).kept).toBe("miss");
  });

  test("does not cache a response that sets a cookie", async () => {
    for (const language of ["ur", "ur", "en"]) {
      const { status, kept, headers } = await ask(`/tac?language=${language}`);
      expect([status, kept, headers.get("set-cookie")?.split(";")[0]]).toEqual([
        302,
        "miss",
        `language=${language}`,
      ]);
    }
    expect((await ask("/tac")).headers.get("set-cookie")).toBeNull();
  });

  test("only who knows the token has it forget anything", async () => {
    await ask("/about");
    for (const authorization of ["", "Bearer ", "Bearer wrong"]) {
      const { status } = await fetch(varnish.target.url, {
        method: "POST",
        headers: { "surrogate-key": "shop", ...(authorization && { authorization }) },
      });
      expect(status).toBe(403);
    }
    expect((await ask("/about")).kept).toBe("hit");
  });

  test("serves stale pages while they are revalidated, and while the shop is away", async () => {
    const quick = await openShop(1);
    const edge = await startVarnish(quick.port);
    try {
      await ask(page, {}, edge.origin);
      const { pool } = quick.shop.database;
      await pool.query("update products set price = 7777 where id = $1", [id]);
      await quick.shop.services.catalogVersion.catchUp();
      await sleep(1_500);
      const stale = await ask(page, {}, edge.origin);
      expect(stale.kept).toBe("hit");
      expect(stale.body).not.toContain("7777");
      await expect.poll(async () => (await ask(page, {}, edge.origin)).body).toContain("7777");
      await quick.shop.app.close();
      await sleep(2_500);
      const without = await ask(page, {}, edge.origin);
      expect([without.status, without.kept]).toEqual([200, "hit"]);
      expect((await ask("/size-chart", {}, edge.origin)).status).toBe(503);
    } finally {
      await edge.stop();
    }
  }, 30_000);
});
