import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { createDatabase } from "#database/connect.ts";
import { launchEmbedded } from "#database/embedded/launch-embedded.ts";
import { createShop } from "#server/create-shop.ts";
import { readConfig } from "#server/platform/config.ts";
import { prepareDatabase } from "./prepare-database.ts";

test("a process is ready once every migration of its code is applied, and not while one is missing", {
  timeout: 90_000,
}, async () => {
  const dataDir = await mkdtemp(join(tmpdir(), "tabeeb-unready-"));
  onTestFinished(() => rm(dataDir, { recursive: true, force: true, maxRetries: 5 }));
  const embedded = await launchEmbedded({ dataDir, log: () => {} });
  onTestFinished(() => embedded.stop());
  const config = readConfig({ DATA_DIR: dataDir, DEMO_SHOP: "false", LOG_LEVEL: "silent" });
  const { app, database, open } = await createShop({
    config,
    databaseUrl: embedded.url,
    directUrl: embedded.url,
    pages: async () => new Response("<html></html>"),
  });
  onTestFinished(() => app.close());
  const owner = createDatabase(embedded.ownerUrl);
  onTestFinished(owner.close);
  const ready = async () => (await app.inject({ url: "/readyz" })).statusCode;

  expect(await ready()).toBe(503);
  await prepareDatabase({ database, ownerUrl: embedded.ownerUrl, config, say: () => {} });
  await open();
  expect(await ready()).toBe(200);

  // As with another database, such as yesterday's.
  const last = "(select max(name) from kysely_migration where name < '3')";
  const { rows } = await owner.pool.query(`delete from kysely_migration where name = ${last} returning *`);
  expect(await ready()).toBe(503);
  expect((await app.inject({ url: "/healthz" })).statusCode).toBe(200);
  await owner.pool.query("insert into kysely_migration values ($1, $2)", Object.values(rows[0]));
  expect(await ready()).toBe(200);

  // Newer code has been here.
  await owner.pool.query("insert into kysely_migration values ('30000101T0000-next-release', now()::text)");
  expect(await ready()).toBe(200);
});
