import { readFileSync } from "node:fs";
import type { IncomingMessage } from "node:http";
import { Socket } from "node:net";
import { setImmediate as nextTurn, setTimeout as sleep } from "node:timers/promises";
import { reason } from "#contract/values/reason.ts";
import { sendError } from "./send-error.ts";
import type { ShopApp } from "./shop-app.ts";

/**
 * Bounds the memory that one client can make the server hold, makes room for new connections where too many are open,
 * and lets the server end in time.
 */
export function protectSockets(app: ShopApp): void {
  const underWay = watchUnderWay(app);
  boundConnections(app, underWay);
  evictIdleConnections(app, underWay);
  registerDrain(app, underWay);
}

type UnderWay = {
  /** Of each open connection the requests that are not answered yet. */
  connections: ReadonlyMap<Socket, ReadonlySet<IncomingMessage>>;
  /** `tell` is called with the connection of each request once that is answered, and not counted any more. */
  onAnswered(tell: (socket: Socket) => void): void;
};

/** One for all that ask: Node warns of more than ten listeners to one answer, of which a file that is sent has most. */
export function watchUnderWay({ server }: Pick<ShopApp, "server">): UnderWay {
  const connections = new Map<Socket, Set<IncomingMessage>>();
  const listeners: ((socket: Socket) => void)[] = [];
  server.on("connection", (socket) => {
    connections.set(socket, new Set());
    // Whose it was could not be asked once it is closed; Node remembers an answer.
    void socket.remoteAddress;
    socket.once("close", () => connections.delete(socket));
  });
  // Before Fastify's own listener, whose hooks count on it.
  server.prependListener("request", (request, response) => {
    const { socket } = request;
    const requests = connections.get(socket);
    requests?.add(request);
    response.once("close", () => {
      requests?.delete(request);
      for (const tell of listeners) tell(socket);
    });
  });
  return { connections, onAnswered: (tell) => void listeners.push(tell) };
}

/**
 * Whether a client waits for an answer. The shop waits for the rest of a partly received request, not its sender; a
 * complete one need not have been read.
 */
function isWaitedFor(requests: ReadonlySet<IncomingMessage>): boolean {
  return [...requests].some(({ complete }) => complete);
}

/** Requests after which a connection is closed, as the proxies that may stand in front do by default. */
export const maxRequestsPerSocket = 1_000;

/**
 * Requests of one connection that may wait for their answers at the same time. Browsers and proxies send one after the
 * other; Node would take on everything that a client has put into one packet.
 */
const longestPipeline = 16;

/** Milliseconds between two looks at unread output, and looks without progress until the client counts as gone. */
const pace = { every: 10_000, looks: 3 };

type Writing = { pending: number; looks: number };

/**
 * Bounds what one client can make the server hold: requests under way on a connection, and unread responses.
 * A client beyond the bound loses its connection; all others are served meanwhile.
 */
function boundConnections(app: ShopApp, underWay: UnderWay): void {
  limitPipelines(app, underWay);
  endUnreadConnections(app);
  rejectSecondHost(app);
}

function limitPipelines(app: ShopApp, { connections }: UnderWay): void {
  app.addHook("onRequest", (request, reply, done) => {
    const { socket } = request.raw;
    // Requests of this process to itself have none.
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
      sendError(reply, "INVALID", reason("REQUEST_UNREADABLE"));
    else done();
  });
}

/** Files that the shop has open for other things than its visitors: the database, scripts, pictures, backups. */
const filesForItself = 512;

/**
 * Milliseconds that a new connection has for its first request; without them, a crowd of them would close each other
 * before they have asked.
 */
const patience = 2_000;

const tellEvery = 10_000;

/**
 * Evicts an idle connection for each new one beyond `most`: a process at its file limit can accept no connection and
 * read no file. First those that have sent no request for a while, then the longest idle; connections that wait for a
 * response stay, and where all of them wait the new one is closed. Addresses do not count, because thousands
 * of shoppers share one in a mobile network.
 */
export function evictIdleConnections(
  app: ShopApp,
  { connections, onAnswered }: UnderWay,
  most = mostConnections(),
  wait = patience,
): void {
  /** Nothing whole had come from them when they were put here, at the time given. */
  const silent = new Map<Socket, number>();
  /** They have all their answers. */
  const resting = new Set<Socket>();
  const told = new Map<string, number>();

  const forget = (socket: Socket) => {
    for (const some of [silent, resting]) some.delete(socket);
  };
  const place = (socket: Socket) => {
    const requests = connections.get(socket);
    if (!requests) return;
    silent.delete(socket);
    resting.delete(socket);
    if (requests.size === 0) resting.add(socket);
    else if (!isWaitedFor(requests)) silent.set(socket, performance.now());
  };
  const findSilent = (): [Socket, number] | undefined => {
    for (const [socket, since] of silent) {
      const requests = connections.get(socket);
      if (requests && !isWaitedFor(requests)) return [socket, since];
      silent.delete(socket);
    }
  };
  const findDispensable = (): Socket | undefined => {
    const silentLongest = findSilent();
    const [rested] = resting;
    if (!silentLongest) return rested;
    const [socket, since] = silentLongest;
    return performance.now() - since >= wait ? socket : (rested ?? socket);
  };
  const tell = (what: string) => {
    const now = performance.now();
    if (now - (told.get(what) ?? -tellEvery) < tellEvery) return;
    told.set(what, now);
    app.log.warn({ connections: connections.size, most }, `too many connections: ${what}`);
  };
  const makeRoom = (newcomer: Socket) => {
    const dispensable = findDispensable();
    const leaving = dispensable ?? newcomer;
    forget(leaving);
    leaving.destroy();
    tell(
      dispensable ? "those that ask for nothing are closed" : "all wait for answers, newcomers are closed",
    );
  };
  app.server.on("connection", (socket) => {
    if (connections.size > most) makeRoom(socket);
    if (socket.destroyed) return;
    silent.set(socket, performance.now());
    socket.once("close", () => forget(socket));
  });
  app.server.on("request", ({ socket }) => place(socket));
  onAnswered(place);
}

/** As the system allows; Node has raised it as far as it may. Elsewhere than on Linux it is not known, and far away. */
function mostConnections(): number {
  const limit = /^Max open files\s+(\d+)/m.exec(limitsOfProcess())?.[1];
  return limit === undefined ? Number.POSITIVE_INFINITY : Math.max(64, Number(limit) - filesForItself);
}

function limitsOfProcess(): string {
  try {
    return readFileSync("/proc/self/limits", "utf8");
  } catch {
    return "";
  }
}

/** Milliseconds from the beginning of the end, and from there until connections are cut. */
const defaultTimeouts = {
  /** By then keep-alive clients have got `Connection: close`; until then no request is refused. */
  linger: 500,
  halfSent: 2_000,
  /** Every other one: a handler that hangs, or a file that somebody loads slowly. */
  all: 7_000,
};

/**
 * Lets the server end in time. While it closes, received requests are answered, also those on keep-alive connections;
 * each response is the last one of its connection.
 */
export function registerDrain(app: ShopApp, { connections }: UnderWay, timeouts = defaultTimeouts): void {
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

/** In milliseconds: a turn too short for unseen connections, and the time until the port is closed regardless. */
const taking = { shortTurn: 3, atMost: 800 };

/**
 * Connections that the system has made but we have not taken are reset when the port closes. A turn of the event loop
 * takes one: after a short turn without any, none is waiting. Meanwhile no request is begun, so that turns are short.
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
