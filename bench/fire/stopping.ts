import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { connect } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { livingOf, signal, treeOf } from "../kill-tree.ts";
import { withDataFolder } from "../production-shop.ts";
import { originOf } from "../start-process.ts";
import { type Answer, fireAt } from "./shop-under-fire.ts";

/** Milliseconds in which everything has ended. */
const limit = 10_000;

export type Stopped = {
  way: string;
  seconds: number;
  /** Processes that are left after three times the limit. */
  left: number;
  answers: Answer[];
};

const ways: { way: string; targets: (npm: number, server: number) => number[]; name?: NodeJS.Signals }[] = [
  { way: "SIGTERM to the server", targets: (_npm, server) => [server] },
  { way: "SIGTERM to npm", targets: (npm) => [npm] },
  { way: "SIGTERM to all processes", targets: treeOf },
  { way: "SIGINT to all processes", targets: treeOf, name: "SIGINT" },
];

/** Stops the shop in each way while it is busy and while 200 requests are half sent. */
export async function stopInEveryWay(): Promise<Stopped[]> {
  const results: Stopped[] = [];
  for (const way of ways) results.push(await withDataFolder((dataDir) => stopOnce(way, dataDir)));
  return results;
}

async function stopOnce(
  { way, targets, name = "SIGTERM" }: (typeof ways)[number],
  dataDir: string,
): Promise<Stopped> {
  const { npm, origin } = await startWithNpm(dataDir);
  const tree = treeOf(npm.pid ?? 0);
  // npm, its shell, our script, the server; below it is the database.
  const server = tree[3] ?? 0;
  const fire = fireAt(origin);
  const halfSent = Array.from({ length: 200 }, () => sendHalf(origin));
  await sleep(2_000);

  const begun = performance.now();
  const ended = once(npm, "exit");
  for (const pid of targets(npm.pid ?? 0, server)) signal(pid, name);
  while (livingOf(tree).length > 0 && performance.now() - begun < 3 * limit) await sleep(50);
  const seconds = (performance.now() - begun) / 1000;
  const answers = await fire.stop();
  for (const socket of halfSent) socket.destroy();
  const left = livingOf(tree);
  for (const pid of left) signal(pid, "SIGKILL");
  await ended;
  return { way, seconds, left: left.length, answers };
}

async function startWithNpm(dataDir: string): Promise<{ npm: ChildProcess; origin: string }> {
  const npm = spawn("npm", ["start"], {
    env: { ...process.env, PORT: "0", DATA_DIR: dataDir, RATE_LIMIT_FACTOR: "1000000", LOG_LEVEL: "error" },
    stdio: ["ignore", "pipe", "inherit"],
  });
  return { npm, origin: await originOf(npm, "npm start") };
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

/** In time, nothing left behind, and every request that was accepted answered. */
export function hasStopped({ seconds, left, answers }: Stopped): boolean {
  const isLost = ({ status }: Answer) =>
    status === "cut off" || (typeof status === "number" && status >= 500);
  return seconds < limit / 1000 && left === 0 && !answers.some(isLost);
}
