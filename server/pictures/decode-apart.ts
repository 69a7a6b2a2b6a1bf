import { type ChildProcess, fork } from "node:child_process";
import { join } from "node:path";
import { reason } from "#contract/values/reason.ts";
import { findProjectRoot } from "#database/project-root.ts";
import { createBoundedQueue } from "#server/platform/jobs/bounded-queue.ts";
import type { ReadLogo } from "./read-logo.ts";
import type { ReadingOf, ReadPicture } from "./read-picture.ts";

export type DecodeJob =
  | { kind: "picture"; file: Uint8Array; reading: ReadingOf }
  | { kind: "webp"; file: Uint8Array; reading: ReadingOf; quality: number }
  | { kind: "logo"; file: Uint8Array };

export type WebpPicture = { picture: Buffer; width: number; height: number };

export type Redrawn =
  | { outcome: "drawn"; picture: Uint8Array; width: number; height: number }
  | { outcome: "refused" };

/** Milliseconds for one picture, and until an idle process ends. */
const longest = 20_000;
const rest = 5_000;

/** One at a time: decoding a large picture takes much memory, and shoppers need the other core. */
const queue = createBoundedQueue({ atOnce: 1, waiting: 30 });

let child: ChildProcess | undefined;
let ending: NodeJS.Timeout | undefined;

/** Staff go before shoppers, and displace the last of them from a full queue. Throws QueueFullError. */
export function inPictureQueue<Result>(
  work: () => Promise<Result>,
  { isStaff }: { isStaff: boolean },
): Promise<Result> {
  return queue.run(work, isStaff);
}

/**
 * Decodes a picture in a separate short-lived process: picture libraries retain much of the memory that a hostile
 * file takes, and a crash there spares the shop. Call it in `inPictureQueue`.
 */
export async function decodePicture(file: Buffer, reading: ReadingOf): Promise<ReadPicture> {
  const read = await ask<ReadPicture>({ kind: "picture", file, reading });
  if (read?.outcome !== "read") return read ?? { outcome: "refused", sentence: reason("PICTURE_DAMAGED") };
  return { ...read, raster: { ...read.raster, data: Buffer.from(read.raster.data) } };
}

/** Also re-encodes it as WebP, the stored form of a shopper's picture. Undefined if it is no picture. */
export async function decodeToWebp(
  file: Buffer,
  reading: ReadingOf,
  quality: number,
): Promise<WebpPicture | undefined> {
  const drawn = await ask<Redrawn>({ kind: "webp", file, reading, quality });
  return drawn?.outcome === "drawn" ? { ...drawn, picture: Buffer.from(drawn.picture) } : undefined;
}

export async function decodeLogo(file: Buffer): Promise<ReadLogo> {
  const read = await ask<ReadLogo>({ kind: "logo", file });
  if (read?.outcome !== "read") return read ?? { outcome: "refused", sentence: reason("PICTURE_DAMAGED") };
  const files = read.picture.files.map((one) => ({ ...one, content: Buffer.from(one.content) }));
  return { ...read, picture: { ...read.picture, files } };
}

/** Undefined if the process has ended or timed out. */
function ask<Answer>(job: DecodeJob): Promise<Answer | undefined> {
  clearTimeout(ending);
  const asked = child?.connected ? child : startChild();
  child = asked;
  return new Promise((resolve) => {
    const finish = (answer?: Answer) => {
      clearTimeout(alarm);
      asked.off("message", finish).off("exit", gone).off("error", gone);
      if (answer === undefined) asked.kill("SIGKILL");
      else ending = setTimeout(() => asked.kill(), rest).unref();
      if (answer === undefined && child === asked) child = undefined;
      resolve(answer);
    };
    const gone = () => finish();
    const alarm = setTimeout(gone, longest);
    asked.on("message", finish).on("exit", gone).on("error", gone);
    asked.send(job, (error) => error && gone());
  });
}

function startChild(): ChildProcess {
  const root = findProjectRoot();
  const started = fork(join(root, "server/pictures/picture-process.ts"), {
    cwd: root,
    serialization: "advanced",
    execArgv: [],
    // Withholds the shop's settings and secrets.
    env: { PATH: process.env.PATH, MALLOC_ARENA_MAX: "1", NODE_ENV: process.env.NODE_ENV },
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  started.unref();
  started.channel?.unref();
  return started;
}
