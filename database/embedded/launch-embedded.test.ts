import { chmodSync, existsSync, readdirSync, rmSync, statSync } from "node:fs";
import { mkdtemp } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { createDatabase } from "../connect.ts";
import { assertDurable } from "../durability.ts";
import { runOwner } from "../testing/run-owner.ts";
import { execute } from "../testing/test-server.ts";
import { readConnection } from "./connection-file.ts";
import { type EmbeddedDatabase, launchEmbedded } from "./launch-embedded.ts";
import { readPostmasterPid } from "./previous-server.ts";

const dataDir = await mkdtemp(join(tmpdir(), "tabeeb-launch-"));
const folder = join(dataDir, "postgres");
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

async function whileRunning<Result>(work: (database: EmbeddedDatabase) => Promise<Result>): Promise<Result> {
  const database = await launchEmbedded({ dataDir, log: () => {} });
  try {
    return await work(database);
  } finally {
    await database.stop();
  }
}

async function read(url: string, statement: string): Promise<unknown[]> {
  const database = createDatabase(url);
  try {
    const { rows } = await database.pool.query(statement);
    return rows;
  } finally {
    await database.close();
  }
}

test("the first start creates a durable database that only this computer can reach", async () => {
  await whileRunning(async ({ url, ownerUrl }) => {
    const database = createDatabase(url);
    await assertDurable(database.pool);
    await database.close();
    expect(await read(url, "show listen_addresses")).toEqual([{ listen_addresses: "127.0.0.1" }]);
    expect(await read(url, "show server_encoding")).toEqual([{ server_encoding: "UTF8" }]);
    await execute(ownerUrl, "create table note (id int); insert into note values (7);");
  });
  expect(statSync(join(folder, "tabeeb.json")).mode & 0o077).toBe(0);
  expect(readdirSync(dataDir).sort()).toEqual(["postgres", "shop.lock"]);
});

test("a clean stop ends the server, and the next start finds the data and closes its folder to others", async () => {
  chmodSync(dataDir, 0o755);
  expect(existsSync(join(folder, "postmaster.pid"))).toBe(false);
  await whileRunning(async ({ url }) => {
    expect(await read(url, "select id from note")).toEqual([{ id: 7 }]);
  });
  expect(statSync(dataDir).mode & 0o066).toBe(0);
});

test("a second start on the same folder is refused with the address of the first", async () => {
  await whileRunning(async ({ url, announceAddress }) => {
    announceAddress("http://localhost:3000");
    const second = runOwner(dataDir);
    expect(await second.line).toContain("refused: The shop is already running at http://localhost:3000");
    expect(await second.exitCode).toBe(1);
    expect(await read(url, "select id from note")).toEqual([{ id: 7 }]);
  });
});

test("another port is taken when a stranger sits on ours", async () => {
  const { port } = readConnection(folder);
  const stranger = createServer().listen(port, "127.0.0.1");
  await whileRunning(async ({ url }) => {
    expect(Number(new URL(url).port)).not.toBe(port);
    expect(await read(url, "select id from note")).toEqual([{ id: 7 }]);
  });
  stranger.close();
});

test("a stop while the server is started again leaves nothing running", async () => {
  let tellRestart = () => {};
  const isRestarted = new Promise<void>((resolve) => {
    tellRestart = resolve;
  });
  const database = await launchEmbedded({
    dataDir,
    log: (line) => {
      if (line.includes("is started again")) tellRestart();
    },
  });
  const pid = readPostmasterPid(folder);
  if (pid) process.kill(pid, "SIGTERM");
  await isRestarted;
  await database.stop();
  expect(existsSync(join(folder, "postmaster.pid"))).toBe(false);
});

test("a server that crashes is started again at the same address", async () => {
  await whileRunning(async ({ url }) => {
    const pid = readPostmasterPid(folder);
    if (pid) process.kill(pid, "SIGKILL");
    await expect
      .poll(() => read(url, "select id from note").catch(() => []), { timeout: 10_000 })
      .toEqual([{ id: 7 }]);
    expect(readPostmasterPid(folder)).not.toBe(pid);
  });
});
