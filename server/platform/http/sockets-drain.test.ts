import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { fastify } from "fastify";
import { expect, test } from "vitest";
import type { ShopApp } from "./shop-app.ts";
import { registerDrain, watchUnderWay } from "./sockets.ts";

/** A server with one call that waits until the test lets it answer. */
async function openServer(timeouts: { linger?: number; halfSent: number; all: number }) {
  const app: ShopApp = fastify({ return503OnClosing: false }).withTypeProvider();
  registerDrain(app, watchUnderWay(app), { linger: 0, ...timeouts });
  let begin = () => {};
  let answer = () => {};
  const begun = new Promise<void>((resolve) => {
    begin = resolve;
  });
  const mayAnswer = new Promise<void>((resolve) => {
    answer = resolve;
  });
  app.post("/order", async () => {
    begin();
    await mayAnswer;
    return { placed: true };
  });
  await app.listen({ port: 0, host: "127.0.0.1" });
  const address = app.server.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  return { app, begun, answer, send: (text: string) => send(port, text) };
}

async function send(port: number, text: string): Promise<{ socket: Socket; read: () => string }> {
  const socket = connect(port, "127.0.0.1");
  socket.on("error", () => {});
  let received = "";
  socket.setEncoding("utf8").on("data", (chunk) => {
    received += chunk;
  });
  await once(socket, "connect");
  socket.write(text);
  return { socket, read: () => received };
}

const order =
  "POST /order HTTP/1.1\r\nHost: shop\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n{}";
const never = 3_600_000;

test("a request under way is answered, and its connection closed, before the server ends", async () => {
  const { app, begun, answer, send } = await openServer({ halfSent: 0, all: never });
  const { socket, read } = await send(order);
  await begun;
  const closed = app.close();
  await expect.poll(() => app.server.listening).toBe(false);
  answer();
  await Promise.all([closed, once(socket, "close")]);
  expect(read()).toContain("HTTP/1.1 200 OK");
  expect(read()).toContain("connection: close");
  expect(read()).toContain('{"placed":true}');
});

test.each([
  ["the head", order.slice(0, 40)],
  ["the body", order.slice(0, -1)],
  ["nothing", ""],
])("a request of which %s alone has come does not hold up the end", async (_part, text) => {
  const { app, send } = await openServer({ halfSent: 50, all: never });
  const { socket } = await send(text);
  const cut = once(socket, "close");
  await app.close();
  await cut;
});

test("an answer is not lost because half a request has come behind its own", async () => {
  const { app, begun, answer, send } = await openServer({ halfSent: 0, all: never });
  const { socket, read } = await send(order + order.slice(0, -1));
  await begun;
  const ended = once(socket, "close");
  const closed = app.close();
  await expect.poll(() => app.server.listening).toBe(false);
  await new Promise((resolve) => setTimeout(resolve, 50));
  answer();
  await Promise.all([closed, ended]);
  expect(read()).toContain('{"placed":true}');
});

test("a keep-alive connection gets Connection: close and loses no request", async () => {
  const { app, answer, send } = await openServer({ linger: 200, halfSent: 0, all: never });
  answer();
  const { socket, read } = await send(order);
  await expect.poll(read).toContain('{"placed":true}');
  const ended = once(socket, "close");
  const closed = app.close();
  socket.write(order);
  await Promise.all([closed, ended]);
  expect(read().match(/200 OK/g)).toHaveLength(2);
  expect(read()).toContain("connection: close");
});

test("connections that the system has made when the port closes are answered as well", async () => {
  const { app, answer, send } = await openServer({ linger: 0, halfSent: 1_000, all: never });
  answer();
  const sending = Array.from({ length: 40 }, () => send(order));
  const closed = app.close();
  const sent = await Promise.all(sending);
  await Promise.all([closed, ...sent.map(({ socket }) => socket.closed || once(socket, "close"))]);
  expect(sent.filter(({ read }) => read().includes("200 OK"))).toHaveLength(40);
});

test("a handler that hangs is cut in the end", async () => {
  const { app, begun, send } = await openServer({ halfSent: 0, all: 100 });
  const { socket } = await send(order);
  await begun;
  const cut = once(socket, "close");
  await app.close();
  await cut;
});
