import { mkdir, mkdtemp, rm, rmdir, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { brotliCompressSync, gunzipSync } from "node:zlib";
import Fastify from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { serveFiles } from "./cached-files.ts";

const script = "export const word = 'sewn';\n";
const app = Fastify();
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "tabeeb-kept-files-"));
  await writeFile(join(folder, "word-a1.js"), script);
  await writeFile(join(folder, "word-a1.js.br"), brotliCompressSync(script));
  await writeFile(join(folder, "front.avif"), "a picture");
  await writeFile(join(folder, "notes.txt"), "not for shoppers");
  await writeFile(join(dirname(folder), "tabeeb-outside.js"), "outside");
  const send = serveFiles(folder, (reply) => reply.header("cache-control", "max-age=1"));
  app.get<{ Params: { "*": string } }>("/files/*", (request, reply) =>
    send(request.params["*"], request, reply),
  );
});

afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
  await rm(join(dirname(folder), "tabeeb-outside.js"));
});

const get = (name: string, headers = {}) => app.inject({ url: `/files/${name}`, headers });

test("sends a file with its type, length and cache lifetime", async () => {
  const { statusCode, headers, body } = await get("front.avif");
  expect([statusCode, body]).toEqual([200, "a picture"]);
  expect(headers).toMatchObject({
    "content-type": "image/avif",
    "content-length": "9",
    "cache-control": "max-age=1",
  });
  expect(headers.vary).toBeUndefined();
});

test("clients get the file as Brotli, as gzip or plain, by what they accept", async () => {
  const compressed = await get("word-a1.js", { "accept-encoding": "gzip, br" });
  expect(compressed.headers["content-encoding"]).toBe("br");
  expect(compressed.rawPayload).toEqual(brotliCompressSync(script));
  const inGzip = await get("word-a1.js", { "accept-encoding": "gzip, deflate" });
  expect(inGzip.headers["content-encoding"]).toBe("gzip");
  expect(gunzipSync(inGzip.rawPayload).toString()).toBe(script);
  const plain = await get("word-a1.js", { "accept-encoding": "identity" });
  expect(plain.headers["content-encoding"]).toBeUndefined();
  expect(plain.body).toBe(script);
  for (const { headers } of [compressed, inGzip, plain]) {
    expect(headers).toMatchObject({
      vary: "accept-encoding",
      "content-type": "text/javascript; charset=utf-8",
    });
  }
});

test("a matching ETag is answered 304", async () => {
  const { etag } = (await get("word-a1.js")).headers;
  const again = await get("word-a1.js", { "if-none-match": String(etag) });
  expect([again.statusCode, again.body, again.headers["cache-control"]]).toEqual([304, "", "max-age=1"]);
});

test("HEAD sends the same headers without a body", async () => {
  const { statusCode, headers, body } = await app.inject({ method: "HEAD", url: "/files/front.avif" });
  expect([statusCode, headers["content-length"], body]).toEqual([200, "9", ""]);
});

test("a file is read once, however many ask for it at the same time", async () => {
  const first = await Promise.all(Array.from({ length: 5 }, () => get("front.avif")));
  await writeFile(join(folder, "front.avif"), "another one");
  const later = await get("front.avif");
  expect([...first, later].map(({ body }) => body)).toEqual(Array(6).fill("a picture"));
});

test("a file that cannot be opened for once is not called gone, and is looked for again", async () => {
  await mkdir(join(folder, "late.js"));
  expect((await get("late.js")).statusCode).toBe(500);
  await rmdir(join(folder, "late.js"));
  await writeFile(join(folder, "late.js"), script);
  expect((await get("late.js")).body).toBe(script);
});

test.each([
  `${"a".repeat(300)}.js`,
  "gone.js",
  "notes.txt",
  "word-a1.js.br",
  "",
  "..",
  "..%2ftabeeb-outside.js",
  "%2e%2e/tabeeb-outside.js",
  "..%5ctabeeb-outside.js",
  "word-a1.js%00",
  "./word-a1.js%2f",
])("%j is no file of the shop", async (name) => {
  expect((await get(name)).statusCode).toBe(404);
});
