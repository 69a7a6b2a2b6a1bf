import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { type FastifyRequest, fastify, type RawServerDefault } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { afterAll, expect, test, vi } from "vitest";
import { allowSlowUploads, registerReceiveTime } from "./incoming-requests.ts";
import type { ShopApp } from "./shop-app.ts";

const part = 200_000;

/** Called for every byte of a body that has arrived. */
let heard: (bytes: number) => void = () => {};

async function count({ body }: FastifyRequest): Promise<string> {
  if (!(body instanceof Readable)) return "nothing";
  let bytes = 0;
  for await (const chunk of body) {
    bytes += chunk.length;
    heard(bytes);
  }
  return `${bytes} bytes`;
}

const app: ShopApp = fastify<RawServerDefault>().withTypeProvider<ZodTypeProvider>();
registerReceiveTime(app);
app.addContentTypeParser("text/csv", (_request, body, done) => done(null, body));
app.post("/small", count);
app.register(async (large: ShopApp) => {
  allowSlowUploads(large);
  large.post("/large", count);
  const sendError = async (_request: unknown, reply: { code: (status: number) => { send: () => unknown } }) =>
    reply.code(401).send();
  large.post("/refused", { onRequest: sendError }, count);
});
await app.listen({ port: 0, host: "127.0.0.1" });
// The clock of the limits; sockets go on by the real one.
vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
afterAll(async () => {
  vi.useRealTimers();
  await app.close();
});

/** Begins to send a body of three parts with the first of them. */
async function begin(
  path: string,
  connection = "close",
): Promise<{ socket: Socket; answer: Promise<string> }> {
  const address = app.server.address();
  const socket = connect(typeof address === "object" && address ? address.port : 0, "127.0.0.1");
  const received = once(app.server, "request");
  const head = `POST ${path} HTTP/1.1\r\nHost: shop\r\nConnection: ${connection}\r\nContent-Type: text/csv`;
  socket.write(`${head}\r\nContent-Length: ${3 * part}\r\n\r\n`);
  await received;
  return { socket, answer: text(socket).catch(() => "cut off") };
}

async function sendPart(socket: Socket, bytes: number): Promise<void> {
  const arrived = new Promise<void>((resolve) => {
    heard = (so) => {
      if (so >= bytes) resolve();
    };
  });
  socket.write(Buffer.alloc(part, "a"));
  await arrived;
}

test("a body that takes more than fifteen seconds is cut off", async () => {
  const { socket, answer } = await begin("/small");
  await sendPart(socket, part);
  vi.advanceTimersByTime(14_900);
  await sendPart(socket, 2 * part);
  vi.advanceTimersByTime(200);
  expect(await answer).toMatch(/^HTTP\/1\.1 408 |^cut off$/);
});

test("accepts a large file while bytes arrive, and cuts it off when they stop", async () => {
  const whole = await begin("/large");
  for (const bytes of [part, 2 * part, 3 * part]) {
    await sendPart(whole.socket, bytes);
    vi.advanceTimersByTime(14_900);
  }
  expect(await whole.answer).toContain(`${3 * part} bytes`);

  const stopped = await begin("/large");
  await sendPart(stopped.socket, part);
  vi.advanceTimersByTime(15_100);
  vi.advanceTimersByTime(15_000);
  expect(await stopped.answer).toMatch(/^HTTP\/1\.1 408 |^cut off$/);
});

test("a refused upload is not read to its end", async () => {
  const { socket } = await begin("/refused", "keep-alive");
  // By a reset, because what it sends is no longer read.
  const closed = new Promise((resolve) => socket.on("error", () => {}).once("close", resolve));
  const [answer] = await once(socket, "data");
  expect(String(answer)).toMatch(/^HTTP\/1\.1 401 /);
  socket.write(Buffer.alloc(part));
  vi.advanceTimersByTime(15_100);
  await closed;
});

test("nothing runs on behind a body that has come", async () => {
  // Other files of this worker may have left some.
  const before = vi.getTimerCount();
  const { socket, answer } = await begin("/small");
  for (const bytes of [part, 2 * part, 3 * part]) await sendPart(socket, bytes);
  expect(await answer).toContain(`${3 * part} bytes`);
  expect(vi.getTimerCount()).toBe(before);
});
