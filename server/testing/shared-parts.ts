import type { TestProject } from "vitest/node";
import { type BucketSettings, launchBucket } from "./start-bucket.ts";
import { launchRedis } from "./start-redis.ts";

/** Services shared by all shops of a test run, besides the database server. */
export type SharedParts = {
  /** Stores the counters of limits, of each shop under separate keys. */
  readonly redisUrl?: string;
  /** Of a store where each shop has a separate bucket. */
  readonly bucket?: BucketSettings;
};

declare module "vitest" {
  interface ProvidedContext {
    sharedParts: SharedParts;
  }
}

/**
 * Vitest calls this once before all test files, and the returned function after them. With TEST_REDIS=true and
 * TEST_BUCKET=true shops count in a Redis and store pictures in a bucket, as shops on several machines do; otherwise
 * they need neither.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const redis = process.env.TEST_REDIS === "true" ? await launchRedis() : undefined;
  const bucket = process.env.TEST_BUCKET === "true" ? await launchBucket() : undefined;
  project.provide("sharedParts", {
    ...(redis && { redisUrl: redis.url }),
    ...(bucket && { bucket: bucket.env }),
  });
  return async () => {
    await redis?.kill();
    await bucket?.remove();
  };
}
