import { readFileSync } from "node:fs";
import type { Socket } from "node:net";
import type { ShopApp } from "../shop-app.ts";
import { hasBody } from "./receive-time.ts";

/** Files that the shop has open for other things than its visitors: the database, scripts, pictures, backups. */
const filesForItself = 512;

/** Milliseconds in which what a newcomer asks for comes; in a crowd nobody else would be left who has not asked. */
const patience = 2_000;

const tellEvery = 10_000;

/**
 * Closes a connection that asks for nothing for each newcomer beyond `most`: a process that may open no more files could
 * take on nobody and read nothing. First those that have not asked for anything for a while, then those that have rested longest;
 * whoever waits for an answer keeps theirs. No address counts, because thousands of shoppers share one in a mobile network. To be
 * called before routes are there.
 */
export function makeRoomForNewcomers(app: ShopApp, most = mostConnections(), wait = patience): void {
  const open = new Set<Socket>();
  /** Nothing whole has come from them since then. */
  const silent = new Map<Socket, number>();
  /** They have all their answers. */
  const resting = new Set<Socket>();
  const waitedFor = new WeakMap<Socket, number>();
  let told = -tellEvery;

  const forget = (socket: Socket) => {
    for (const some of [open, silent, resting]) some.delete(socket);
  };
  const findDispensable = (): Socket | undefined => {
    const [silentLongest] = silent;
    const [rested] = resting;
    if (!silentLongest) return rested;
    const [socket, since] = silentLongest;
    return performance.now() - since >= wait ? socket : (rested ?? socket);
  };
  const makeRoom = () => {
    const dispensable = findDispensable();
    if (dispensable) {
      forget(dispensable);
      dispensable.destroy();
    }
    if (performance.now() - told < tellEvery) return;
    told = performance.now();
    app.log.warn({ connections: open.size, most }, "too many connections: those that rest are closed");
  };
  app.server.on("connection", (socket) => {
    if (open.size >= most) makeRoom();
    open.add(socket);
    silent.set(socket, performance.now());
    socket.once("close", () => forget(socket));
  });
  app.server.on("request", (request, response) => {
    const { socket } = request;
    const begin = () => {
      if (!open.has(socket)) return;
      silent.delete(socket);
      resting.delete(socket);
      // The body of a request that was answered without it ends after its answer.
      if (response.destroyed) {
        if (!waitedFor.get(socket)) resting.add(socket);
        return;
      }
      waitedFor.set(socket, (waitedFor.get(socket) ?? 0) + 1);
      response.once("close", () => {
        const left = (waitedFor.get(socket) ?? 1) - 1;
        waitedFor.set(socket, left);
        if (left === 0 && open.has(socket)) resting.add(socket);
      });
    };
    // What is sent slowly is waited for by the shop, not by its sender.
    if (hasBody(request)) request.once("end", begin);
    else begin();
  });
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
