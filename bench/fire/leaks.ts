import { readdir } from "node:fs/promises";
import { setTimeout as sleep } from "node:timers/promises";
import type { Database } from "#database/connect.ts";
import { memoryOf } from "../cold-start.ts";
import { fireClosedLoop, fireOpenLoop } from "./open-loop.ts";
import { eveningOfSales } from "./overload.ts";
import { onOwnShop } from "./own-shop.ts";
import { type Extent, p99, type Trial } from "./promise.ts";

/** Seconds before the first look, and between two looks; how many there are. */
const lengths = {
  short: { warmUp: 60, every: 10, looks: 12 },
  long: { warmUp: 300, every: 30, looks: 50 },
} satisfies Record<Extent, object>;

/** Megabytes an hour that memory may seem to grow: the collector works in steps of this size. */
const slopeLimit = 60;

/** Milliseconds that the slowest of a hundred may take at half of what the shop can do. */
const slowest = 300;

type Look = { seconds: number; server: number; database: number; files: number; backends: number };

/** Half an hour at half of what the shop can do: nothing grows. */
export function watchForLeaks(extent: Extent): Promise<Trial[]> {
  return watch(lengths[extent]);
}

/** The same with a server that keeps something of every request. */
export function watchLeakyShop(): Promise<Trial[]> {
  return watch(lengths.short, { NODE_OPTIONS: "--import ./bench/fire/keep-every-request.mjs" });
}

function watch(
  { warmUp, every, looks }: { warmUp: number; every: number; looks: number },
  env: Record<string, string> = {},
): Promise<Trial[]> {
  return onOwnShop(async ({ origin, database, pid }) => {
    await fireClosedLoop(origin, eveningOfSales, { clients: 16, seconds: 5 });
    const most = await fireClosedLoop(origin, eveningOfSales, { clients: 16, seconds: 5 });
    const perSecond = Math.round(most.length / 5 / 2);
    const fire = fireOpenLoop(origin, eveningOfSales, { perSecond, seconds: warmUp + every * looks });
    await sleep(warmUp * 1_000);
    const seen: Look[] = [];
    for (let look = 0; look < looks; look += 1) {
      seen.push(await lookAt(pid, database));
      await sleep(every * 1_000);
    }
    const answers = await fire;
    const broken = answers.filter(({ status }) => status === 0 || status >= 500).length;
    const memory = slopeOf(seen.map(({ seconds, server }) => [seconds, server]));
    const files = slopeOf(seen.map(({ seconds, files: count }) => [seconds, count]));
    const highest = (of: keyof Look) => Math.max(...seen.map((look) => look[of]));
    return [
      {
        what: `${Math.round((every * looks) / 60)} minutes at ${perSecond} requests a second, half of what it can`,
        figures: `server at most ${highest("server")} MB, ${signed(memory)} MB an hour; database at most ${highest("database")} MB; open files ${signed(files)} an hour, at most ${highest("files")}; backends at most ${highest("backends")}; p99 ${p99(answers)} ms, ${broken} of ${answers.length} broken`,
        isKept: memory <= slopeLimit && files <= slopeLimit && broken === 0 && p99(answers) <= slowest,
      },
    ];
  }, env);
}

async function lookAt(pid: number, { pool }: Database): Promise<Look> {
  const { rows } = await pool.query<{ backends: number }>(
    "select count(*)::int as backends from pg_stat_activity where backend_type = 'client backend'",
  );
  const files = (await readdir(`/proc/${pid}/fd`)).length;
  return {
    seconds: performance.now() / 1_000,
    files,
    backends: rows[0]?.backends ?? 0,
    ...(await memoryOf(pid)),
  };
}

function slopeOf(points: readonly (readonly [seconds: number, value: number])[]): number {
  const mean = (index: 0 | 1) => points.reduce((sum, point) => sum + point[index], 0) / points.length;
  const [x, y] = [mean(0), mean(1)];
  const covariance = points.reduce((sum, point) => sum + (point[0] - x) * (point[1] - y), 0);
  const variance = points.reduce((sum, point) => sum + (point[0] - x) ** 2, 0);
  return (covariance / variance) * 3_600;
}

const signed = (value: number) => `${value > 0 ? "+" : ""}${Math.round(value)}`;
