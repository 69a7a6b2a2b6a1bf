import { tmpdir } from "node:os";
import { Writable } from "node:stream";
import { afterAll, describe, expect, onTestFinished, test } from "vitest";
import { createDatabase } from "#database/connect.ts";
import { shopRole } from "#database/embedded/connection-file.ts";
import { execute } from "#database/testing/test-server.ts";
import { buildApp } from "#server/app.ts";
import { assertTakesOrders } from "#server/startup/readiness.ts";
import { createTestShop } from "#server/testing/create-test-shop.ts";
import { readConfig } from "../config.ts";
import type { Readiness } from "./health.ts";

const shop = await createTestShop();

// Port 1 of this machine answers nobody.
const away = createDatabase("postgres://nobody@127.0.0.1:1/nothing");
const config = readConfig({ LOG_LEVEL: "silent" });
const cutOff = await buildApp({
  config,
  services: { ...shop.services, database: away, shownDatabase: away },
});
afterAll(async () => {
  await cutOff.close();
  await away.close();
});

test("is alive and ready while the database answers", async () => {
  expect((await shop.app.inject({ url: "/healthz" })).statusCode).toBe(200);
  expect((await shop.app.inject({ url: "/readyz" })).statusCode).toBe(200);
});

test("is busy, not broken, while the database is away", async () => {
  expect((await cutOff.inject({ url: "/healthz" })).statusCode).toBe(200);
  for (const url of ["/readyz", "/products/getProducts"]) {
    const response = await cutOff.inject({
      method: url === "/readyz" ? "GET" : "POST",
      url: `${url}?page=3`,
    });
    expect(response.statusCode).toBe(503);
    expect(response.json()).toMatchObject({ code: "BUSY" });
    expect(response.headers["retry-after"]).toBeDefined();
  }
});

test.each([
  ["the database is away", "ECONNREFUSED"],
  ["the disk is full", "ENOSPC"],
])("while %s a page says that it is busy as well, and when to come again", async (_case, code) => {
  const handler = async () => {
    throw Object.assign(new Error("It failed."), { code });
  };
  const app = await buildApp({ config, services: shop.services, pages: handler });
  const response = await app.inject({ url: "/about", headers: { accept: "text/html" } });
  expect(response.statusCode).toBe(503);
  expect(response.headers["retry-after"]).toBeDefined();
  expect(response.headers["content-type"]).toContain("text/html");
  await app.close();
});

describe("until it can keep an order the shop", () => {
  async function openWith(readiness: Partial<Readiness>) {
    const app = await buildApp({
      config,
      services: shop.services,
      readiness: { isPrepared: () => true, check: async () => {}, ...readiness },
    });
    onTestFinished(() => app.close());
    return app;
  }

  test("refuses every request while the database is prepared, but lives", async () => {
    let isPrepared = false;
    const app = await openWith({ isPrepared: () => isPrepared });
    for (const url of ["/readyz", "/products/getHomePageProducts", "/"]) {
      const response = await app.inject({ url });
      expect(response.statusCode).toBe(503);
      expect(response.headers["retry-after"]).toBeDefined();
    }
    expect((await app.inject({ url: "/healthz" })).statusCode).toBe(200);
    isPrepared = true;
    expect((await app.inject({ url: "/readyz" })).statusCode).toBe(200);
  });

  test("is not ready where a write fails, and says why once", async () => {
    const lines: string[] = [];
    const log = new Writable({
      write(chunk, _encoding, done) {
        lines.push(String(chunk));
        done();
      },
    });
    let diskError: Error | undefined = new Error("The disk is full.");
    const check = async () => {
      if (diskError) throw diskError;
    };
    const app = await buildApp({
      config: readConfig({ LOG_LEVEL: "warn" }),
      services: shop.services,
      readiness: { isPrepared: () => true, check },
      log,
    });
    for (let asked = 0; asked < 3; asked += 1)
      expect((await app.inject({ url: "/readyz" })).statusCode).toBe(503);
    diskError = undefined;
    expect((await app.inject({ url: "/readyz" })).statusCode).toBe(200);
    await app.close();
    expect(lines.filter((line) => line.includes("The disk is full."))).toHaveLength(1);
    expect(lines.at(-1)).toContain("orders can be taken again");
  });

  test("asks of its database that it writes, and for good", async () => {
    const { pool, ownerUrl } = shop.database;
    // The throwaway cluster of the tests does not wait for the disk.
    await expect(assertTakesOrders(pool, tmpdir())).rejects.toThrow("could lose confirmed orders");
    await expect(assertTakesOrders(away.pool, tmpdir())).rejects.toThrow("ECONNREFUSED");
    await execute(
      ownerUrl,
      `alter role ${shopRole} in database "${new URL(ownerUrl).pathname.slice(1)}" set default_transaction_read_only = on`,
    );
    const reading = createDatabase(shop.database.directUrl);
    onTestFinished(reading.close);
    await expect(assertTakesOrders(reading.pool, tmpdir())).rejects.toThrow("only reads");
  });
});
