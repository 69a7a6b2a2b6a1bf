import type { FastifyRateLimitStore } from "@fastify/rate-limit";
import type { Count } from "../workers/shared-counts.ts";

/** Lets the limits count by `count`, which the processes of the shop share. Their keys begin with the name of the limit. */
export function storeThatCounts(count: Count) {
  return class SharedStore implements FastifyRateLimitStore {
    incr(
      key: string,
      callback: (error: Error | null, counted?: { current: number; ttl: number }) => void,
      window: number,
    ): void {
      count(key, window).then((counted) => callback(null, counted), callback);
    }

    child(): SharedStore {
      return this;
    }
  };
}
