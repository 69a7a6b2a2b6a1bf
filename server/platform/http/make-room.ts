import { readFileSync } from "node:fs";
import type { Socket } from "node:net";
import type { ShopApp } from "./shop-app.ts";
import { isWaitedFor, watchUnderWay } from "./under-way.ts";

/** Files that the shop has open for other things than its visitors: the database, scripts, pictures, backups. */
const filesForItself = 512;

/** Milliseconds that a newcomer has to ask; without them, a crowd of newcomers would close each other before they have asked. */
const patience = 2_000;

const tellEvery = 10_000;

/**
 * Closes a connection that asks for nothing for each newcomer beyond `most`: a process that may open no more files could
 * take on nobody and read nothing. First those that have not asked for anything for a while, then those that have rested longest;
 * whoever waits for an answer keeps theirs, and where all of them wait the newcomer is closed. No address counts, because thousands
 * of shoppers share one in a mobile network. To be called before routes are there.
 */
export function makeRoomForNewcomers(app: ShopApp, most = mostConnections(), wait = patience): void {
  const { connections, onAnswered } = watchUnderWay(app);
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
