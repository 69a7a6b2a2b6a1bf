import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { createDatabase } from "#database/connect.ts";
import { launchEmbedded } from "#database/embedded/launch-embedded.ts";
import { createProxy } from "#database/testing/create-proxy.ts";
import { startReplica } from "#database/testing/start-replica.ts";
import { execute } from "#database/testing/test-server.ts";
import { withTransaction } from "#database/transaction.ts";
import { isTransientError } from "#server/platform/http/transient-error.ts";
import { assertTakesOrders } from "./readiness.ts";

test("a replica takes over on the same pool: not ready while it only reads, nothing lost once it is promoted", {
  timeout: 90_000,
}, async () => {
  const dataDir = await mkdtemp(join(tmpdir(), "tabeeb-failover-"));
  onTestFinished(() => rm(dataDir, { recursive: true, force: true, maxRetries: 5 }));
  const primary = await launchEmbedded({ dataDir, log: () => {} });
  await execute(primary.ownerUrl, "create table note (id int)");
  const replica = await startReplica(primary.ownerUrl, {
    from: join(dataDir, "postgres"),
    to: join(dataDir, "replica"),
  });
  const proxy = await createProxy(primary.ownerUrl);
  const { pool, close } = createDatabase(proxy.url);
  const write = (id: number) =>
    withTransaction(pool, (client) => client.query("insert into note values ($1)", [id]));
  await write(1);
  await assertTakesOrders(pool, dataDir);

  await primary.stop();
  proxy.turnTo(replica.url);
  await expect(assertTakesOrders(pool, dataDir)).rejects.toThrow("only reads");
  const refusal = await write(2).catch((error: unknown) => error);
  expect(isTransientError(refusal)).toBe(true);

  const kept = write(3);
  await replica.promote();
  await kept;
  await expect.poll(() => assertTakesOrders(pool, dataDir).then(() => true, String)).toBe(true);
  expect((await pool.query("select id from note order by id")).rows).toEqual([{ id: 1 }, { id: 3 }]);
  await close();
  proxy.close();
  await replica.stop();
});
