import { once } from "node:events";
import { connect } from "node:net";
import { fastify, LogController } from "fastify";
import { expect, test } from "vitest";
import { createMetrics } from "../metrics/metrics.ts";
import { registerRequestLog } from "./request-log.ts";
import type { ShopApp } from "./shop-app.ts";
import { watchUnderWay } from "./sockets.ts";

test("logs the network of a client that disconnects before its address was read", async () => {
  const lines: string[] = [];
  const stream = { write: (line: string) => void lines.push(line) };
  const app: ShopApp = fastify({
    logger: { stream },
    logController: new LogController({ disableRequestLogging: true }),
  }).withTypeProvider();
  app.decorateRequest("work", "unqueued");
  watchUnderWay(app);
  registerRequestLog(app, createMetrics());
  const visitor = { leave: () => {} };
  app.get("/slow", () => {
    visitor.leave();
    return new Promise(() => {});
  });
  await app.listen({ port: 0, host: "127.0.0.1" });
  const address = app.server.address();
  const socket = connect(typeof address === "object" && address !== null ? address.port : 0, "127.0.0.1");
  visitor.leave = () => void socket.destroy();
  socket.write("GET /slow HTTP/1.1\r\nHost: shop\r\n\r\n");
  await once(socket, "close");
  await expect
    .poll(() => lines.map((line) => JSON.parse(line)))
    .toContainEqual(expect.objectContaining({ msg: "given up", route: "/slow", network: "127.0.0.0" }));
  await app.close();
});
