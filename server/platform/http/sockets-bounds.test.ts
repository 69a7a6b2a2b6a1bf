import { once } from "node:events";
import { Agent, get } from "node:http";
import { connect, type Socket } from "node:net";
import { afterAll, describe, expect, test } from "vitest";
import { createTestShop } from "#server/testing/create-test-shop.ts";
import { workClasses } from "./admission.ts";

const shop = await createTestShop({ workLimits: workClasses });
await shop.app.listen({ port: 0, host: "127.0.0.1" });
const address = shop.app.server.address();
const port = typeof address === "object" && address !== null ? address.port : 0;

const open: Socket[] = [];
afterAll(() => {
  for (const socket of open) socket.destroy();
});

function dial(): Socket {
  const socket = connect(port, "127.0.0.1");
  socket.on("error", () => {});
  open.push(socket);
  return socket;
}

const request = "GET /pricing/getPricing HTTP/1.1\r\nhost: localhost\r\n\r\n";
const answered = () => shop.logged().split('"answered"').length - 1;

describe("one connection", () => {
  test("that pipelines thousands of requests is closed, and others do not wait", async () => {
    const before = answered();
    const greedy = Array.from({ length: 5 }, dial);
    const closed = greedy.map(
      (socket) => new Promise<void>((resolve) => socket.once("close", () => resolve())),
    );
    for (const socket of greedy) {
      socket.pause();
      socket.write(request.repeat(5_000));
    }
    const other = await fetch(`http://127.0.0.1:${port}/pricing/getPricing`);
    expect(other.status).toBe(200);
    for (const socket of greedy) socket.resume();
    await Promise.all(closed);
    // Sixteen under way on each, and what was finished before the rest of a packet came.
    expect(answered() - before).toBeLessThan(5_000);
    expect(shop.logged()).toContain("too many requests at once on one connection");
  });

  test("may send some requests ahead of their answers", async () => {
    const socket = dial();
    let received = "";
    socket.on("data", (chunk) => {
      received += chunk;
    });
    socket.write(request.repeat(10));
    await expect.poll(() => received.split("HTTP/1.1 200").length - 1).toBe(10);
  });

  test("that sends too much hears it, and may go on", async () => {
    const socket = dial();
    let received = "";
    socket.on("data", (chunk) => {
      received += chunk;
    });
    const bytes = 3 * 1024 * 1024;
    socket.write(
      `POST /orders/trackOrder HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: ${bytes}\r\n\r\n[`,
    );
    await expect.poll(() => received).toContain('"code":"TOO_LARGE"');
    socket.write(" ".repeat(bytes - 1) + request);
    await expect.poll(() => received).toContain("HTTP/1.1 200");
    expect(received).toContain("HTTP/1.1 413");
  });

  test("that would send far too much is closed", async () => {
    const socket = dial();
    const closed = once(socket, "close");
    socket.resume();
    socket.write(
      "POST /orders/trackOrder HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 99999999\r\n\r\n[",
    );
    await closed;
  });

  test("ends after a thousand requests", async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const endings: (string | undefined)[] = [];
    for (let sent = 0; sent < 1_000; sent += 1) {
      const [response] = await once(
        get({ port, host: "127.0.0.1", path: "/pricing/getPricing", agent }),
        "response",
      );
      endings.push(response.headers.connection);
      await once(response.resume(), "end");
    }
    agent.destroy();
    expect(endings.indexOf("close")).toBe(999);
  });

  test("is refused with two Host headers", async () => {
    const socket = dial();
    socket.write("GET /pricing/getPricing HTTP/1.1\r\nhost: localhost\r\nhost: evil.example\r\n\r\n");
    const [first] = await once(socket, "data");
    expect(String(first)).toMatch(/^HTTP\/1\.1 400 /);
    expect(String(first)).toContain('"code":"INVALID"');
  });
});

describe("others are answered", () => {
  const half = "POST /orders/trackOrder HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n";
  const lists = "POST /products/getProducts HTTP/1.1\r\nhost: localhost\r\ncontent-length: 0\r\n\r\n";
  test.each([
    ["500 requests that are half sent", 500, half],
    ["500 bodies that are half sent", 500, `${half}content-length: 1000\r\n\r\n{`],
    ["500 readers that read nothing", 500, lists.repeat(16)],
    ["1,000 connections that say nothing", 1_000, ""],
  ])("beside %s", async (_what, count, sent) => {
    const sockets = Array.from({ length: count }, dial);
    await Promise.all(sockets.map((socket) => once(socket, "connect")));
    for (const socket of sockets) socket.pause().write(sent);
    const statuses: number[] = [];
    for (let asked = 0; asked < 10; asked += 1) {
      const tracked = await fetch(`http://127.0.0.1:${port}/orders/trackOrder`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ OrderID: "TB-0000-0000-0000" }),
      });
      const page = await fetch(`http://127.0.0.1:${port}/pricing/getPricing`);
      statuses.push(tracked.status, page.status);
    }
    for (const socket of sockets) socket.destroy();
    expect(new Set(statuses)).toEqual(new Set([404, 200]));
  });
});

test("a rate-limited client's connection is closed with the answer", async () => {
  const limited = await createTestShop({ env: { RATE_LIMIT_FACTOR: "0.001" } });
  await limited.post("/orders/trackOrder", { OrderID: "TB-0000-0000-0000" });
  const response = await limited.post("/orders/trackOrder", { OrderID: "TB-0000-0000-0000" });
  expect(response.statusCode).toBe(429);
  expect(response.headers.connection).toBe("close");
});
