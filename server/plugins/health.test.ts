import { afterAll, expect, test } from "vitest";
import { createDatabase } from "#database/connect.ts";
import { buildApp } from "../app.ts";
import { readConfig } from "../config.ts";
import { createTestShop } from "../testing/create-test-shop.ts";

const shop = await createTestShop();

// Port 1 of this machine answers nobody.
const away = createDatabase("postgres://nobody@127.0.0.1:1/nothing");
const cutOff = await buildApp({
  config: readConfig({ LOG_LEVEL: "silent" }),
  services: { ...shop.services, database: away },
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
