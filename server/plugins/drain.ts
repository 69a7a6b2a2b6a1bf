import type { IncomingMessage } from "node:http";
import type { Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import type { ShopApp } from "../shop-app.ts";

/** Milliseconds from the beginning of the end, and from there until connections are cut. */
const defaultTimeouts = {
  /** Who sends one request after the other has been told by then that this connection ends; until then none is turned away. */
  linger: 500,
  /** Whose request has not come as a whole by then: nothing of it was begun. */
  halfSent: 2_000,
  /** Every other one: a handler that hangs, or a file that somebody loads slowly. */
  all: 7_000,
};

/**
 * Lets the server end in time. While it closes, requests that have come are answered, also those on connections that
 * were kept open; each answer is the last one of its connection. To be called before routes are there.
 */
export function registerDrain(app: ShopApp, timeouts = defaultTimeouts): void {
  const underWay = new Map<Socket, Set<IncomingMessage>>();
  app.server.on("connection", (socket) => {
    underWay.set(socket, new Set());
    socket.once("close", () => underWay.delete(socket));
  });
  app.server.on("request", (request, response) => {
    const requests = underWay.get(request.socket);
    requests?.add(request);
    response.once("close", () => requests?.delete(request));
  });

  const cutHalfSent = () => {
    for (const [socket, requests] of underWay) {
      const isWaitedFor = requests.size > 0 && [...requests].every(({ complete }) => complete);
      if (!isWaitedFor) socket.destroy();
    }
  };
  const timers: NodeJS.Timeout[] = [];
  let isClosing = false;
  app.addHook("onSend", async (_request, reply) => {
    if (isClosing) reply.header("connection", "close");
  });
  app.addHook("preClose", async () => {
    isClosing = true;
    if (app.server.listening) await sleep(timeouts.linger);
    timers.push(
      setTimeout(cutHalfSent, timeouts.halfSent),
      setTimeout(() => app.server.closeAllConnections(), timeouts.all),
    );
  });
  app.addHook("onClose", async () => {
    for (const timer of timers) clearTimeout(timer);
  });
}
