import { Socket } from "node:net";
import { say } from "#contract/values/say.ts";
import { sendError } from "./send-error.ts";
import type { ShopApp } from "./shop-app.ts";
import { watchUnderWay } from "./under-way.ts";

/** Requests after which a connection is closed, as the proxies that may stand in front do by default. */
export const maxRequestsPerSocket = 1_000;

/**
 * Requests of one connection that may wait for their answers at the same time. Browsers and proxies send one after the
 * other; Node would take on everything that a client has put into one packet.
 */
const longestPipeline = 16;

/** Milliseconds between two looks at what is to be written, and looks without a byte taken after which nobody reads. */
const pace = { every: 10_000, looks: 3 };

type Writing = { pending: number; looks: number };

/**
 * Bounds what one client can make the server hold: requests under way on a connection, and answers that nobody reads. What
 * goes beyond loses its connection; everyone else has an answer meanwhile. To be called before routes are there.
 */
export function boundConnections(app: ShopApp): void {
  limitPipelines(app);
  endUnreadConnections(app);
  rejectSecondHost(app);
}

function limitPipelines(app: ShopApp): void {
  const { connections } = watchUnderWay(app);
  app.addHook("onRequest", (request, reply, done) => {
    const { socket } = request.raw;
    // What this process sends to itself has none.
    if (!(socket instanceof Socket)) return done();
    const count = connections.get(socket)?.size ?? 0;
    if (count <= longestPipeline && !socket.destroyed) return done();
    if (!socket.destroyed) request.log.warn("too many requests at once on one connection");
    socket.destroy();
    reply.hijack();
  });
}

function endUnreadConnections(app: ShopApp): void {
  const writings = new Map<Socket, Writing>();
  app.server.on("connection", (socket) => {
    writings.set(socket, { pending: 0, looks: 0 });
    socket.once("close", () => writings.delete(socket));
  });
  const timer = setInterval(() => {
    for (const [socket, writing] of writings) {
      const pending = socket.writableLength;
      const isStuck = pending > 0 && pending === writing.pending;
      writing.looks = isStuck ? writing.looks + 1 : 0;
      writing.pending = pending;
      if (writing.looks >= pace.looks) socket.destroy();
    }
  }, pace.every);
  timer.unref();
  app.addHook("onClose", async () => clearInterval(timer));
}

/** A proxy may have read the other one (RFC 9112, section 3.2). */
function rejectSecondHost(app: ShopApp): void {
  app.addHook("onRequest", (request, reply, done) => {
    const names = request.raw.rawHeaders.filter((_text, index) => index % 2 === 0);
    if (names.filter((name) => name.toLowerCase() === "host").length > 1)
      sendError(reply, "INVALID", say("REQUEST_UNREADABLE"));
    else done();
  });
}
