import type { TestProject } from "vitest/node";
import { type BucketSettings, launchBucket } from "./start-bucket.ts";
import { launchRedis } from "./start-redis.ts";

/** What all shops of a run of the tests have in common, beside the server of their databases. */
export type SharedParts = {
  /** Where limits are counted: of each shop under keys of its own. */
  readonly redisUrl?: string;
  /** Of a store where each shop has a bucket of its own. */
  readonly bucket?: BucketSettings;
};

declare module "vitest" {
  interface ProvidedContext {
    sharedParts: SharedParts;
  }
}

/**
 * Vitest calls this once before all test files, and what it gives after them. With TEST_REDIS=true and TEST_BUCKET=true shops count in a
 * Redis and keep pictures in a bucket, as those on several machines do; else they need neither.
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
