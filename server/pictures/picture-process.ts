import { writeFileSync } from "node:fs";
import sharp from "sharp";
import type { DecodeJob, Redrawn } from "./decode-apart.ts";
import { readLogo } from "./read-logo.ts";
import { type ReadPicture, readPicture } from "./read-picture.ts";

// The process for pictures (decode-apart.ts): one after another, until it is idle.

sharp.cache(false);
sharp.concurrency(1);

try {
  // The OOM killer picks this process instead of the shop (only Linux has the file).
  writeFileSync("/proc/self/oom_score_adj", "1000");
} catch {}

async function work(job: DecodeJob) {
  const file = Buffer.from(job.file);
  if (job.kind === "logo") return readLogo(file);
  const read = await readPicture(file, job.reading);
  return job.kind === "webp" ? redraw(read, job.quality) : read;
}

async function redraw(read: ReadPicture, quality: number): Promise<Redrawn> {
  if (read.outcome === "refused") return { outcome: "refused" };
  const { data, width, height } = read.raster;
  const picture = sharp(data, { raw: { width, height, channels: 3 } }).webp({ quality });
  return { outcome: "drawn", picture: await picture.toBuffer(), width, height };
}

process.on("message", async (job: DecodeJob) => {
  process.send?.(await work(job));
});
process.on("disconnect", () => process.exit());
