import { setImmediate as nextTurn, setTimeout as sleep } from "node:timers/promises";
import type { ShopApp } from "./shop-app.ts";
import { isWaitedFor, watchUnderWay } from "./under-way.ts";

/** Milliseconds from the beginning of the end, and from there until connections are cut. */
const defaultTimeouts = {
  /** By then keep-alive clients have got `Connection: close`; until then no request is refused. */
  linger: 500,
  halfSent: 2_000,
  /** Every other one: a handler that hangs, or a file that somebody loads slowly. */
  all: 7_000,
};

/**
 * Lets the server end in time. While it closes, requests that have come are answered, also those on connections that
 * were kept open; each answer is the last one of its connection. To be called before routes are there.
 */
export function registerDrain(app: ShopApp, timeouts = defaultTimeouts): void {
  const { connections } = watchUnderWay(app);

  const cutHalfSent = () => {
    for (const [socket, requests] of connections) {
      if (!isWaitedFor(requests)) socket.destroy();
    }
  };
  const timers: NodeJS.Timeout[] = [];
  let isClosing = false;
  /** Until then no request is begun. */
  let held: Promise<void> | undefined;
  app.addHook("onRequest", (_request, _reply, done) => {
    if (held === undefined) done();
    else held.then(() => done());
  });
  app.addHook("onSend", async (_request, reply) => {
    if (isClosing) reply.header("connection", "close");
  });
  app.addHook("preClose", async () => {
    isClosing = true;
    if (app.server.listening) {
      await sleep(timeouts.linger);
      held = untilAllAreTaken(app);
      await held;
      app.server.close();
      held = undefined;
    }
    timers.push(
      setTimeout(cutHalfSent, timeouts.halfSent),
      setTimeout(() => app.server.closeAllConnections(), timeouts.all),
    );
  });
  app.addHook("onClose", async () => {
    for (const timer of timers) clearTimeout(timer);
  });
}

/** In milliseconds: a turn in which next to nobody can come unseen, and when the port is closed, however many still come. */
const taking = { shortTurn: 3, atMost: 800 };

/**
 * Connections that the system has made but we have not taken are reset when the port closes. A turn of the event loop takes
 * one: after a short turn without any nobody waits. Meanwhile no request is begun, so that turns are short.
 */
async function untilAllAreTaken({ server }: ShopApp): Promise<void> {
  let taken = 0;
  const count = () => {
    taken += 1;
  };
  server.on("connection", count);
  const begun = performance.now();
  for (let turnBegun = begun; turnBegun - begun < taking.atMost; ) {
    taken = 0;
    await nextTurn();
    const now = performance.now();
    if (taken === 0 && now - turnBegun < taking.shortTurn) break;
    turnBegun = now;
  }
  server.off("connection", count);
}
