import { mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { type Owner, runOwner } from "../testing/run-owner.ts";
import { execute } from "../testing/test-server.ts";
import { launchEmbedded } from "./launch-embedded.ts";
import { readPostmasterPid } from "./previous-server.ts";

// Creating a database takes seconds where the disk is busy.
const timeout = 90_000;

const removal = { recursive: true, force: true, maxRetries: 5, retryDelay: 200 };
const used = await mkdtemp(join(tmpdir(), "tabeeb-killed-"));

// Without setpriv on the path the kernel does not end the server together with its owner.
const withoutSetpriv = join(used, "bin");
mkdirSync(withoutSetpriv);
for (const program of ["unshare", "true"]) symlinkSync(`/usr/bin/${program}`, join(withoutSetpriv, program));

beforeAll(async () => {
  const database = await launchEmbedded({ dataDir: used, log: () => {} });
  await execute(database.ownerUrl, "create table note (id int)");
  await database.stop();
});
afterAll(() => rm(used, removal));

async function createFresh(): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), "tabeeb-killed-"));
  onTestFinished(() => rm(dataDir, removal));
  return dataDir;
}

async function readNotes(ownerUrl: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  const { rows } = await client.query("select id from note order by id");
  await client.end();
  return rows;
}

function kill(owner: Owner): Promise<unknown> {
  owner.signal("SIGKILL");
  return owner.exitCode;
}

function endOf(owner: Owner): Promise<number | null> {
  owner.signal("SIGTERM");
  return owner.exitCode;
}

/** A zombie process still answers to its process id. */
function isRunning(pid: number | undefined): boolean {
  try {
    return pid !== undefined && !readFileSync(`/proc/${pid}/stat`, "utf8").includes(") Z ");
  } catch {
    return false;
  }
}

test("after the owner is killed the next start has all that was confirmed", async () => {
  const killed = runOwner(used);
  await execute(await killed.line, "insert into note values (1)");
  await kill(killed);

  const next = runOwner(used);
  expect(await readNotes(await next.line)).toEqual([{ id: 1 }]);
  expect(await endOf(next)).toBe(0);
});

test("a server that outlives its owner makes way for the next", async () => {
  const killed = runOwner(used, { path: withoutSetpriv });
  const line = await killed.line;
  await execute(line, "insert into note values (2)");
  const orphan = readPostmasterPid(join(used, "postgres"));
  await kill(killed);
  // It still answers queries: it does not end automatically.
  expect(await readNotes(line)).toEqual([{ id: 1 }, { id: 2 }]);
  expect(isRunning(orphan)).toBe(true);

  const next = runOwner(used);
  expect(await readNotes(await next.line)).toEqual([{ id: 1 }, { id: 2 }]);
  expect(isRunning(orphan)).toBe(false);
  expect(await endOf(next)).toBe(0);
});

test("a dead server's number that went to another program does not block the start", async () => {
  const killed = runOwner(used);
  await execute(await killed.line, "insert into note values (3)");
  const pidFile = join(used, "postgres", "postmaster.pid");
  const claim = readFileSync(pidFile, "utf8");
  await endOf(killed);
  writeFileSync(pidFile, claim.replace(/^\d+/, String(process.pid)));

  const next = runOwner(used);
  expect(await readNotes(await next.line)).toEqual([{ id: 1 }, { id: 2 }, { id: 3 }]);
  expect(await endOf(next)).toBe(0);
  expect(isRunning(process.pid)).toBe(true);
});

test.each([
  ["empty", ""],
  ["garbled", "\u0000\u0000\u0000\u0000 not a number"],
])("a claim that a power failure has left %s does not block the start", async (_kind, content) => {
  writeFileSync(join(used, "postgres", "postmaster.pid"), content);
  const next = runOwner(used);
  expect(await readNotes(await next.line)).toContainEqual({ id: 1 });
  expect(await endOf(next)).toBe(0);
});

test("a server whose claim is damaged is found and makes way for the next", async () => {
  const killed = runOwner(used, { path: withoutSetpriv });
  await execute(await killed.line, "insert into note values (4)");
  const orphan = readPostmasterPid(join(used, "postgres"));
  await kill(killed);
  writeFileSync(join(used, "postgres", "postmaster.pid"), "");
  expect(isRunning(orphan)).toBe(true);

  const next = runOwner(used);
  expect(await readNotes(await next.line)).toContainEqual({ id: 4 });
  expect(isRunning(orphan)).toBe(false);
  expect(await endOf(next)).toBe(0);
});

test("a first start that is killed at any moment leaves nothing that stops the next", {
  timeout,
}, async () => {
  const dataDir = await createFresh();
  const halfMade = () => readdirSync(dataDir).filter((name) => name.startsWith("postgres.init-"));
  for (const milliseconds of [0, 150, 400, 800]) {
    const before = readdirSync(dataDir);
    const killed = runOwner(dataDir);
    const isCreating = () => halfMade().some((name) => !before.includes(name));
    // A quick disk may have let an earlier one finish.
    await expect.poll(() => isCreating() || before.includes("postgres"), { timeout }).toBe(true);
    await sleep(milliseconds);
    await kill(killed);
  }
  // Beside the first start the initdb of the one killed last may still be ending.
  for (const _start of [1, 2]) {
    const next = runOwner(dataDir);
    expect(await next.line).toContain("postgres://");
    expect(await endOf(next)).toBe(0);
  }
  expect(halfMade()).toEqual([]);
});

test("of first starts at the same moment exactly one wins, and its data is sound", { timeout }, async () => {
  const dataDir = await createFresh();
  const owners = [1, 2, 3].map(() => runOwner(dataDir));
  const lines = await Promise.all(owners.map((owner) => owner.line));
  const urls = lines.filter((line) => line.startsWith("postgres://"));
  expect(urls).toHaveLength(1);
  expect(lines.filter((line) => line.startsWith("refused: The shop is already running"))).toHaveLength(2);
  await execute(urls.join(), "create table note (id int); insert into note values (7);");
  expect(await readNotes(urls.join())).toEqual([{ id: 7 }]);
  for (const owner of owners) owner.signal("SIGTERM");
  expect((await Promise.all(owners.map((owner) => owner.exitCode))).sort()).toContain(0);
});
