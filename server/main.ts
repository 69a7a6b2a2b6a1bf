import cluster from "node:cluster";
import { setFlagsFromString } from "node:v8";
import { readConfig } from "#server/platform/config.ts";
import { startShop, startWorker } from "#server/startup/start-shop.ts";
import { startWorkers } from "#server/startup/start-workers.ts";
import { createPageHandler } from "./pages/page-handler.ts";

const say = (line: string) => process.stdout.write(`${line}\n`);
const complain = (line: string) => process.stderr.write(`${line}\n`);
// Log lines that cannot be written, such as on a full disk, are no reason to end.
for (const output of [process.stdout, process.stderr]) output.on("error", () => {});

// Garbage may come to half of the live memory before it is collected; V8 alone lets it come to twice as much, and the
// memory stays (docs/decisions/078-memory-budget.md). Node takes this flag neither from NODE_OPTIONS nor from a file.
setFlagsFromString("--heap-growing-percent=50");

try {
  if (cluster.isWorker) await startWorker(process.env, await createPageHandler(), say);
  else if (readConfig(process.env).workers > 1) await startWorkers(process.env, say, complain);
  else await startShop(process.env, await createPageHandler(), say);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  if (error instanceof Error && error.cause instanceof Error)
    process.stderr.write(`(${error.cause.message})\n`);
  process.exit(1);
}
