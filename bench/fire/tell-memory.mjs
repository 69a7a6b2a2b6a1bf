// For R12: on SIGUSR2 the shop collects garbage and writes to the file MEMORY_FILE the remaining heap
// in bytes and the event loop delay since the last signal in milliseconds.
import { renameSync, writeFileSync } from "node:fs";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

const file = process.env.MEMORY_FILE;
const resolution = 10;
const delay = monitorEventLoopDelay({ resolution });
setFlagsFromString("--expose-gc");
const collect = runInNewContext("gc");

process.on("SIGUSR2", () => {
  const late = Math.max(0, delay.percentile(99) / 1e6 - resolution);
  delay.disable();
  collect();
  collect();
  const { heapUsed, external } = process.memoryUsage();
  writeFileSync(`${file}.part`, JSON.stringify({ left: heapUsed + external, late }));
  renameSync(`${file}.part`, file);
  delay.reset();
  delay.enable();
});
delay.enable();
