import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { DataFolderInUseError, lockDataFolder } from "#database/embedded/data-lock.ts";
import { commandOf, livingOf, signal, treeOf } from "../kill-tree.ts";
import { withDataFolder } from "../production-shop.ts";
import { originOf } from "../start-process.ts";
import type { Trial } from "./promise.ts";
import { type Answer, fireAt, summary } from "./shop-under-fire.ts";

const limit = 10_000;

type Stopped = {
  way: string;
  seconds: number;
  /** Of what was started; npm itself is ended by the signal. */
  exitCode: number | "signal";
  /** Leftovers after three times the limit: processes, the port, the lock of the data folder. */
  left: string[];
  answers: Answer[];
};

type Way = {
  way: string;
  command: readonly string[];
  targets: (top: number, server: number) => number[];
  name?: NodeJS.Signals;
};

const npmStart = ["npm", "start"];

const suddenEnd: Way = {
  way: "SIGKILL to all processes",
  command: npmStart,
  targets: treeOf,
  name: "SIGKILL",
};

const ways: Way[] = [
  {
    way: "SIGTERM to the start script",
    command: [process.execPath, "scripts/start.mjs"],
    targets: (top) => [top],
  },
  { way: "SIGTERM to the server", command: npmStart, targets: (_top, server) => [server] },
  { way: "SIGTERM to npm", command: npmStart, targets: (top) => [top] },
  { way: "SIGTERM to all processes", command: npmStart, targets: treeOf },
  { way: "SIGINT to all processes", command: npmStart, targets: treeOf, name: "SIGINT" },
];

/** Stops the shop in each way while it is busy and while 200 requests are half sent. */
export function stopInEveryWay(): Promise<Trial[]> {
  return stopIn(ways);
}

/** The control: a kill without warning loses the requests under way. */
export function stopSuddenly(): Promise<Trial[]> {
  return stopIn([suddenEnd]);
}

async function stopIn(chosen: readonly Way[]): Promise<Trial[]> {
  const trials: Trial[] = [];
  for (const way of chosen) {
    const stopped = await withDataFolder((dataDir) => stopOnce(way, dataDir));
    const { seconds, exitCode, left, answers } = stopped;
    trials.push({
      what: way.way,
      figures: `${seconds.toFixed(1)} s, exit code ${exitCode}, left behind: ${left.join(", ") || "nothing"}; ${summary(answers)}`,
      isKept: hasStopped(stopped),
    });
  }
  return trials;
}

async function stopOnce({ way, command, targets, name = "SIGTERM" }: Way, dataDir: string): Promise<Stopped> {
  const { child, origin } = await start(command, dataDir);
  const top = child.pid ?? 0;
  const tree = treeOf(top);
  const server = tree.find((pid) => commandOf(pid).includes("dist/server/index.js")) ?? 0;
  const fire = fireAt(origin);
  const halfSent = Array.from({ length: 200 }, () => sendHalf(origin));
  await sleep(2_000);

  const begun = performance.now();
  const ended = once(child, "exit");
  for (const pid of targets(top, server)) signal(pid, name);
  while (livingOf(tree).length > 0 && performance.now() - begun < 3 * limit) await sleep(50);
  const seconds = (performance.now() - begun) / 1000;
  const answers = await fire.stop();
  for (const socket of halfSent) socket.destroy();
  const living = livingOf(tree);
  const left = [
    ...living.map((pid) => `process ${commandOf(pid)}`),
    ...((await isListening(origin)) ? ["the port"] : []),
    ...(isLocked(dataDir) ? ["the lock"] : []),
  ];
  for (const pid of living) signal(pid, "SIGKILL");
  await ended;
  return { way, seconds, exitCode: child.exitCode ?? "signal", left, answers };
}

async function start(
  [file = "", ...args]: readonly string[],
  dataDir: string,
): Promise<{ child: ChildProcess; origin: string }> {
  const child = spawn(file, args, {
    env: { ...process.env, PORT: "0", DATA_DIR: dataDir, RATE_LIMIT_FACTOR: "1000000", LOG_LEVEL: "error" },
    stdio: ["ignore", "pipe", "inherit"],
  });
  return { child, origin: await originOf(child, args.join(" ")) };
}

function isLocked(dataDir: string): boolean {
  try {
    lockDataFolder(dataDir).release();
    return existsSync(join(dataDir, "postgres", "postmaster.pid"));
  } catch (error) {
    if (error instanceof DataFolderInUseError) return true;
    throw error;
  }
}

async function isListening(origin: string): Promise<boolean> {
  const response = await fetch(`${origin}/healthz`).catch(() => undefined);
  await response?.arrayBuffer();
  return response !== undefined;
}

/** The head of a request, and never more. */
function sendHalf(origin: string) {
  const { hostname, port } = new URL(origin);
  const socket = connect(Number(port), hostname, () =>
    socket.write("POST /orders/createOrderAsGuest HTTP/1.1\r\nHost: x\r\n"),
  );
  socket.on("error", () => {});
  return socket;
}

/** Stops in time, without leftovers, after answering every accepted request. */
function hasStopped({ way, seconds, exitCode, left, answers }: Stopped): boolean {
  const isLost = ({ status }: Answer) =>
    status === "cut off" || (typeof status === "number" && status >= 500);
  // The exit of npm itself is not checked.
  const hasEndedWell = exitCode === 0 || way.includes("npm") || way.includes("all processes");
  return hasEndedWell && seconds < limit / 1000 && left.length === 0 && !answers.some(isLost);
}
