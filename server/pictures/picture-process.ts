import { writeFileSync } from "node:fs";
import sharp from "sharp";
import type { DecodeJob } from "./decode-apart.ts";
import { readLogo } from "./read-logo.ts";
import { readPicture } from "./read-picture.ts";

// The process for pictures (decode-apart.ts): one after another, until nobody has one any more.

sharp.cache(false);
sharp.concurrency(1);

try {
  // A machine that runs out of memory ends this process, and not the shop (Linux alone knows the file).
  writeFileSync("/proc/self/oom_score_adj", "1000");
} catch {}

process.on("message", async (job: DecodeJob) => {
  const file = Buffer.from(job.file);
  process.send?.(job.kind === "logo" ? await readLogo(file) : await readPicture(file, job.reading));
});
process.on("disconnect", () => process.exit());
