import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { fastify } from "fastify";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { ShopApp } from "./shop-app.ts";
import { evictIdleConnections, watchUnderWay } from "./sockets.ts";

const most = 3;
let app: ShopApp;
let port = 0;
let answer = () => {};
let begin = () => {};
let logged: string[] = [];
let dialled: Socket[] = [];

beforeEach(() => openShop(0));

async function openShop(patience: number): Promise<void> {
  logged = [];
  app = fastify({
    logger: { level: "warn", stream: { write: (line) => logged.push(line) } },
  }) as unknown as ShopApp;
  evictIdleConnections(app, watchUnderWay(app), most, patience);
  app.addHook("onRequest", async (request, reply) => {
    if (request.url === "/refused") await reply.code(503).send("busy");
    if (request.url === "/queued") await new Promise<void>((resolve) => (begin = resolve));
  });
  app.all("/", async () => "here");
  app.post("/queued", async () => "its turn");
  app.get("/slow", () => new Promise((resolve) => (answer = () => resolve("at last"))));
  await app.listen({ port: 0, host: "127.0.0.1" });
  const address = app.server.address();
  port = typeof address === "object" && address !== null ? address.port : 0;
}

afterEach(closeShop);

async function closeShop(): Promise<void> {
  for (const socket of dialled) socket.destroy();
  dialled = [];
  await app.close();
}

const whole = "GET / HTTP/1.1\r\nhost: shop\r\n\r\n";
const slow = "GET /slow HTTP/1.1\r\nhost: shop\r\n\r\n";
const post = (path: string, body: string) =>
  `POST ${path} HTTP/1.1\r\nhost: shop\r\ncontent-type: application/json\r\ncontent-length: 2\r\n\r\n${body}`;
const refused = post("/refused", "{}");
const queued = post("/queued", "{}");
const halfBody = post("/", "{");

/** A connection that has said something, and has its answer where it is whole. */
async function client(says = ""): Promise<{ socket: Socket; isClosed: () => boolean; heard: () => string }> {
  const socket = connect(port, "127.0.0.1");
  dialled.push(socket);
  let heard = "";
  let isClosed = false;
  socket.on("error", () => {});
  socket.on("data", (chunk) => (heard += chunk)).once("close", () => (isClosed = true));
  await once(socket, "connect");
  await say(socket, says);
  if (says === whole) await expect.poll(() => heard).toContain("here");
  return { socket, isClosed: () => isClosed, heard: () => heard };
}

/** Until the server has read it. */
async function say(socket: Socket, text: string): Promise<void> {
  socket.write(text);
  await new Promise((resolve) => setTimeout(resolve, 50));
}

test("closes connections without any request first, the oldest of them", async () => {
  const resting = await client(whole);
  const older = await client();
  const younger = await client();
  await client();
  await expect.poll(older.isClosed).toBe(true);
  expect(resting.isClosed()).toBe(false);
  expect(younger.isClosed()).toBe(false);
});

test("then closes the longest idle connection; each response restarts its idle time", async () => {
  const first = await client(whole);
  const second = await client(whole);
  await client(whole);
  first.socket.write(whole);
  await expect.poll(() => first.heard().split("here").length - 1).toBe(2);
  await client(whole);
  await expect.poll(second.isClosed).toBe(true);
  expect(first.isClosed()).toBe(false);
});

test("a connection refused before its body is read counts as idle from then on", async () => {
  const first = await client(refused);
  await expect.poll(first.heard).toContain("busy");
  const second = await client(whole);
  await client(whole);
  await client(whole);
  await expect.poll(first.isClosed).toBe(true);
  expect(second.isClosed()).toBe(false);
});

test("never closes a connection that waits for a response for a new one", async () => {
  const waiting = await client(slow);
  for (let newcomer = 0; newcomer < 5; newcomer += 1) await client(whole);
  expect(waiting.isClosed()).toBe(false);
  answer();
  await expect.poll(waiting.heard).toContain("at last");
});

test("where all wait for answers the new connection is closed, and the log names its network", async () => {
  const resting = await client(whole);
  const waiting = [await client(slow), await client(slow)];
  waiting.push(await client(slow));
  expect(resting.isClosed()).toBe(true);
  expect(logged).toEqual([expect.stringContaining("those that ask for nothing are closed")]);

  const newcomer = await client();
  expect(newcomer.isClosed()).toBe(true);
  expect(waiting.map(({ isClosed }) => isClosed())).toEqual([false, false, false]);
  expect(logged.slice(1)).toEqual([expect.stringContaining("newcomers are closed")]);

  waiting[0]?.socket.destroy();
  await expect.poll(async () => (await client()).isClosed()).toBe(false);
});

test.each([
  ["first", ""],
  ["next", whole],
])(
  "whose %s request waits for its turn with its body unread keeps the connection",
  async (_which, before) => {
    const waiting = await client(before);
    await say(waiting.socket, queued);
    for (let newcomer = 0; newcomer < 5; newcomer += 1) await client(whole);
    expect(waiting.isClosed()).toBe(false);
    begin();
    await expect.poll(waiting.heard).toContain("its turn");
  },
);

test("a connection with a slow body counts as one without a request", async () => {
  const half = await client(halfBody);
  const resting = await client(whole);
  await client(whole);
  await client(whole);
  await expect.poll(half.isClosed).toBe(true);
  expect(resting.isClosed()).toBe(false);
});

test("closes a connection with a slow body after another request before idle ones", async () => {
  const resting = await client(whole);
  const half = await client(whole);
  await client(whole);
  await say(half.socket, halfBody);
  await client(whole);
  await expect.poll(half.isClosed).toBe(true);
  expect(resting.isClosed()).toBe(false);
});

test("closes a connection with a slow body once its other response is sent", async () => {
  const half = await client(slow + halfBody);
  await client(whole);
  await client(whole);
  await client(whole);
  expect(half.isClosed()).toBe(false);
  answer();
  await expect.poll(half.heard).toContain("at last");
  await client(whole);
  await expect.poll(half.isClosed).toBe(true);
});

test("a new connection may still send a request, and then an idle one is closed", async () => {
  await closeShop();
  await openShop(10_000);
  const resting = await client(whole);
  const newcomer = await client();
  await client();
  await client();
  await expect.poll(resting.isClosed).toBe(true);
  expect(newcomer.isClosed()).toBe(false);
  newcomer.socket.write(whole);
  await expect.poll(newcomer.heard).toContain("here");
});

test("a connection that has just begun to send a body may finish it", async () => {
  await closeShop();
  await openShop(10_000);
  const half = await client(whole);
  const resting = await client(whole);
  await client(whole);
  await say(half.socket, halfBody);
  await client(whole);
  await expect.poll(resting.isClosed).toBe(true);
  half.socket.write("}");
  await expect.poll(() => half.heard().split("here").length - 1).toBe(2);
});
