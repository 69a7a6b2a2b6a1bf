import { readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { Database } from "#database/connect.ts";
import { hasCode } from "#server/platform/has-code.ts";
import { memoryOf } from "../cold-start.ts";
import { signal } from "../kill-tree.ts";
import { fireClosedLoop, fireOpenLoop } from "./open-loop.ts";
import { eveningOfSales } from "./overload.ts";
import { onOwnShop } from "./own-shop.ts";
import { type Extent, p99, type Trial } from "./promise.ts";

type Length = {
  /** Seconds between samples, and their number. */
  every: number;
  looks: number;
  /** Heap growth per request after a collection, with tolerance for noise. */
  bytes: number;
  /** Megabytes an hour of the process; meaningless where the collector's steps are larger. */
  megabytes?: number;
};

const lengths: Record<Extent, Length> = {
  short: { every: 10, looks: 12, bytes: 500 },
  long: { every: 30, looks: 60, bytes: 100, megabytes: 60 },
};

/** Permitted growth of open files and connections. */
const moreFiles = 8;

/**
 * Milliseconds: of the slowest answer of a hundred at half of what the shop can do, and by which its event loop may be
 * late.
 */
const limits = { answer: 300, loop: 50 };

/** The caches count as full after a round that grows the heap by less than this share. */
const settled = { seconds: 20, part: 0.03, rounds: 15 };

/** Each sample pauses the shop for a third of a second, which overflows the queue of page requests. */
const mostRefused = 0.001;

type Look = {
  seconds: number;
  /** Heap bytes after a collection, and the event loop delay in milliseconds. */
  left: number;
  late: number;
  server: number;
  database: number;
  files: number;
  backends: number;
};

/** Half an hour at half the capacity: nothing grows. */
export function watchForLeaks(extent: Extent): Promise<Trial[]> {
  return watch(lengths[extent]);
}

/** The control: a server that leaks on every request. */
export function watchLeakyShop(): Promise<Trial[]> {
  return watch(lengths.short, "--import ./bench/fire/keep-every-request.mjs");
}

function watch({ every, looks, bytes, megabytes }: Length, further = ""): Promise<Trial[]> {
  const file = join(tmpdir(), `memory-${process.pid}.json`);
  const env = { NODE_OPTIONS: `--import ./bench/fire/tell-memory.mjs ${further}`, MEMORY_FILE: file };
  return onOwnShop(
    async ({ origin, database, pid }) => {
      const rounds = await fillCaches(origin, pid, file);
      const most = await fireClosedLoop(origin, eveningOfSales, { clients: 16, seconds: 5 });
      const perSecond = Math.round(most.length / 5 / 2);
      const fire = fireOpenLoop(origin, eveningOfSales, { perSecond, seconds: every * looks });
      const seen: Look[] = [];
      for (let look = 0; look < looks; look += 1) {
        await sleep(every * 1_000);
        seen.push(await lookAt(pid, database, file));
      }
      const answers = await fire;
      const refused = answers.filter(({ status }) => status === 503).length;
      const broken = answers.filter(({ status }) => status === 0 || status >= 500).length - refused;
      const slope = (of: keyof Look) => slopeOf(seen.map((look) => [look.seconds, look[of]]));
      const highest = (of: keyof Look) => Math.max(...seen.map((look) => look[of]));
      const leak = slope("left") / perSecond;
      const growth = slope("server") * 3_600;
      const files = slope("files") * every * looks;
      const late = [...seen].sort((a, b) => a.late - b.late)[looks >> 1]?.late ?? 0;
      return [
        {
          what: `${(every * looks) / 60} minutes at ${perSecond} requests a second, half of what it can, after ${rounds} rounds that filled its caches`,
          figures: `left after collections ${signed(leak)} bytes a request (${megabytesOf(seen[0]?.left)} MB at first, ${megabytesOf(seen.at(-1)?.left)} at last); server at most ${highest("server")} MB, ${signed(growth)} MB an hour; database at most ${highest("database")} MB; open files at most ${highest("files")}, ${signed(files)} in all; backends at most ${highest("backends")}; event loop late by ${Math.round(late)} ms (p99); answers p99 ${p99(answers)} ms, ${refused} of ${answers.length} refused, ${broken} broken`,
          isKept:
            leak <= bytes &&
            (megabytes === undefined || growth <= megabytes) &&
            files <= moreFiles &&
            late <= limits.loop &&
            broken === 0 &&
            refused <= mostRefused * answers.length &&
            p99(answers) <= limits.answer,
        },
      ];
    },
    { env },
  );
}

/** Requests different pages and lists until the caches are full; returns the number of rounds. */
async function fillCaches(origin: string, pid: number, file: string): Promise<number> {
  const anew = eveningOfSales.filter(({ name }) => name.endsWith("anew"));
  const kinds = anew.map((kind) => ({ ...kind, share: 1 / anew.length }));
  let before = 0;
  for (let round = 1; round < settled.rounds; round += 1) {
    await fireClosedLoop(origin, kinds, { clients: 16, seconds: settled.seconds });
    const { left } = await collect(pid, file);
    if (left < before * (1 + settled.part)) return round;
    before = left;
  }
  return settled.rounds;
}

async function lookAt(pid: number, { pool }: Database, file: string): Promise<Look> {
  const { rows } = await pool.query<{ backends: number }>(
    "select count(*)::int as backends from pg_stat_activity where backend_type = 'client backend'",
  );
  const files = (await readdir(`/proc/${pid}/fd`)).length;
  return {
    seconds: performance.now() / 1_000,
    files,
    backends: rows[0]?.backends ?? 0,
    ...(await memoryOf(pid)),
    ...(await collect(pid, file)),
  };
}

/** Triggers a garbage collection and reads the remaining heap (tell-memory.mjs). */
async function collect(pid: number, file: string): Promise<Pick<Look, "left" | "late">> {
  await rm(file, { force: true });
  signal(pid, "SIGUSR2");
  for (;;) {
    await sleep(100);
    const told = await readFile(file, "utf8").catch((error: unknown) => {
      if (hasCode(error, "ENOENT")) return undefined;
      throw error;
    });
    if (told !== undefined) return JSON.parse(told);
  }
}

/** Slope per second, by least squares. */
function slopeOf(points: readonly (readonly [seconds: number, value: number])[]): number {
  const mean = (index: 0 | 1) => points.reduce((sum, point) => sum + point[index], 0) / points.length;
  const [x, y] = [mean(0), mean(1)];
  const covariance = points.reduce((sum, point) => sum + (point[0] - x) * (point[1] - y), 0);
  const variance = points.reduce((sum, point) => sum + (point[0] - x) ** 2, 0);
  return covariance / variance;
}

const signed = (value: number) => `${value > 0 ? "+" : ""}${Math.round(value)}`;

const megabytesOf = (bytes = 0) => Math.round(bytes / 1024 / 1024);
