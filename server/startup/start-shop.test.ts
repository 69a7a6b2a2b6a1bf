import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { launchEmbedded } from "#database/embedded/launch-embedded.ts";
import { createProxy } from "#database/testing/create-proxy.ts";
import { createTestDatabase } from "#database/testing/create-test-database.ts";
import { inDatabase } from "#database/testing/test-server.ts";
import { readConfig } from "#server/platform/config.ts";
import { explainingDatabase } from "./explain-database.ts";
import { runShop } from "./start-shop.ts";

const { directUrl } = await createTestDatabase();

/** Starts a shop on the database at `url`: what it says, the port it has, and how it ends. */
async function start(url: string, env: Record<string, string> = {}) {
  const dataDir = await mkdtemp(join(tmpdir(), "tabeeb-start-"));
  onTestFinished(() => rm(dataDir, { recursive: true, force: true, maxRetries: 5 }));
  const port = await freePort();
  const config = readConfig({
    DATABASE_URL: url,
    DATA_DIR: dataDir,
    DEMO_SHOP: "false",
    LOG_LEVEL: "silent",
    HOST: "127.0.0.1",
    PORT: String(port),
    ...env,
  });
  const lines: string[] = [];
  const stopping = new AbortController();
  const shop = runShop(
    config,
    async () => new Response(""),
    stopping.signal,
    (line) => lines.push(line),
  );
  shop.catch(() => {});
  onTestFinished(async () => {
    stopping.abort();
    await (await shop.catch(() => undefined))?.();
  });
  return { shop, lines, address: `http://127.0.0.1:${port}` };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === "object" && address !== null ? address.port : 0;
}

const isOpen = expect.stringContaining("The shop is open");
const { host, username } = new URL(directUrl);
const withUser = (user: string, password: string) => {
  const changed = new URL(directUrl);
  changed.username = user;
  changed.password = password;
  return changed.href;
};

test.each([
  [
    "no such database",
    inDatabase(directUrl, "no_such_shop"),
    `The server at ${host} has no database called no_such_shop: create it, or correct DATABASE_URL.`,
  ],
  [
    "a wrong password",
    withUser(username, "wrong"),
    `The server at ${host} does not let the user ${username} in: correct the user and the password in DATABASE_URL.`,
  ],
  [
    "no such user",
    withUser("nobody_here", "wrong"),
    `The server at ${host} does not let the user nobody_here in: correct the user and the password in DATABASE_URL.`,
  ],
])("a start on %s fails with a sentence, and is not called open before", async (_, url, sentence) => {
  const { shop, lines } = await start(url);
  await expect(shop).rejects.toThrow(sentence);
  expect(lines).not.toContainEqual(isOpen);
});

test("a server that is not there is waited for with a sentence, and the shop is called open once it answers", {
  timeout: 90_000,
}, async () => {
  // Not the server of the tests, which is not durable: a shop does not open on that.
  const serverDir = await mkdtemp(join(tmpdir(), "tabeeb-server-"));
  onTestFinished(() => rm(serverDir, { recursive: true, force: true, maxRetries: 5 }));
  const server = await launchEmbedded({ dataDir: serverDir, log: () => {} });
  onTestFinished(() => server.stop());
  const proxy = await createProxy(server.ownerUrl);
  onTestFinished(() => proxy.close());
  const away = new URL(directUrl);
  away.port = String(await freePort());
  proxy.turnTo(away.href);
  const { shop, lines, address } = await start(proxy.url);
  await expect.poll(() => lines.join()).toContain("Trying again until it answers; the shop opens then.");
  expect((await fetch(`${address}/healthz`)).status).toBe(200);
  expect((await fetch(`${address}/readyz`)).status).toBe(503);
  expect(lines).not.toContainEqual(isOpen);
  proxy.turnTo(server.ownerUrl);
  await shop;
  expect((await fetch(`${address}/readyz`)).status).toBe(200);
  expect(lines.at(-1)).toEqual(isOpen);
});

test("a port where nothing answers is named once while it is waited for", async () => {
  const port = await freePort();
  const { lines } = await start(`postgres://shop:secret@127.0.0.1:${port}/shop`);
  await expect
    .poll(() => lines)
    .toEqual([
      `Nothing answers at 127.0.0.1:${port} (DATABASE_URL). Trying again until it answers; the shop opens then.`,
    ]);
});

test("a server that takes a connection and says nothing is waited for", { timeout: 30_000 }, async () => {
  const silent = createServer(() => {}).listen(0, "127.0.0.1");
  await once(silent, "listening");
  onTestFinished(() => {
    silent.close();
  });
  const address = silent.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  const { lines } = await start(`postgres://shop:secret@127.0.0.1:${port}/shop`);
  await expect
    .poll(() => lines, { timeout: 15_000 })
    .toEqual(["The database does not answer. Trying again until it answers; the shop opens then."]);
});

test("a name that no server has is named, and other errors stay as they are", async () => {
  const url = "postgres://shop:secret@databse/shop";
  const addresses = { databaseUrl: url, databaseDirectUrl: url };
  // As the system says it; how long it takes differs from network to network.
  const unknown = Object.assign(new Error("getaddrinfo ENOTFOUND databse"), {
    code: "ENOTFOUND",
    errno: -3008,
    syscall: "getaddrinfo",
  });
  const failing = (error: unknown) => explainingDatabase(addresses, () => Promise.reject(error));
  await expect(failing(unknown)).rejects.toThrow("No server is called databse (DATABASE_URL).");
  await expect(failing(new AggregateError([unknown]))).rejects.toThrow("No server is called databse");
  const other = new Error("The disk is full.");
  await expect(failing(other)).rejects.toBe(other);
});
