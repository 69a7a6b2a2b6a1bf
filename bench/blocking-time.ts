import { readTrace } from "./read-trace.ts";

/** How much slower than this machine the phone of Lighthouse's mobile preset is. */
const slowdown = 4;
/** Milliseconds after which a task is long (https://web.dev/articles/tbt). */
const longTask = 50;

/**
 * The blocking time of a visit in milliseconds as Lighthouse counts it, the part of each task that is beyond 50 ms on the phone it
 * stands for, but by the processor time of the page's main thread. Lighthouse multiplies the clock, and with it whatever else keeps
 * the processors of this machine busy. From the first paint with content to the end of the trace.
 */
export function blockingByProcessor(trace: string, address: string): number {
  const events = readTrace(trace);
  const start = events.find(
    ({ name, args }) => name === "navigationStart" && args?.data?.documentLoaderURL === address,
  );
  const paint = events.find(
    ({ name, pid, ts }) => name === "firstContentfulPaint" && pid === start?.pid && ts > start.ts,
  );
  if (!start || !paint) throw new Error(`Nothing of ${address} was painted.`);
  return events
    .filter(({ name, pid, tid }) => name === "RunTask" && pid === start.pid && tid === start.tid)
    .filter(({ ts, dur }) => ts + dur > paint.ts)
    .map(({ dur, tdur = dur }) => (slowdown * tdur) / 1000 - longTask)
    .reduce((sum, beyond) => sum + Math.max(0, beyond), 0);
}
