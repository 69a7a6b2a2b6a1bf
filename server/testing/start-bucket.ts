import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll } from "vitest";
import { findFreePort } from "#database/embedded/connection-file.ts";
import { findProjectRoot } from "#database/project-root.ts";
import { endServer, launchServer } from "#database/testing/launch-server.ts";

export type TestBucket = {
  readonly env: Record<string, string>;
  kill(): Promise<void>;
  freeze(): void;
  thaw(): void;
  /** After `kill`, with what was in it. */
  startAgain(): Promise<void>;
};

/**
 * A store that speaks S3 (s3rver), with one bucket, until the file of tests is done. To be
 * awaited at the top of the file.
 */
export async function startBucket(): Promise<TestBucket> {
  const port = await findFreePort();
  const folder = await mkdtemp(join(tmpdir(), "tabeeb-bucket-"));
  const program = join(findProjectRoot(), "node_modules/s3rver/bin/s3rver.js");
  const place = ["--address", "127.0.0.1", "--port", String(port), "--directory", folder];
  const launch = () =>
    launchServer(process.execPath, [program, ...place, "--configure-bucket", "pictures", "--silent"], port);
  let server = await launch();
  const kill = () => endServer(server, "SIGKILL");
  afterAll(async () => {
    await kill();
    await rm(folder, { recursive: true, force: true });
  });
  return {
    env: {
      ...{ S3_BUCKET: "pictures", S3_ENDPOINT: `http://127.0.0.1:${port}` },
      // The only ones that it knows.
      ...{ S3_ACCESS_KEY_ID: "S3RVER", S3_SECRET_ACCESS_KEY: "S3RVER" },
    },
    kill,
    freeze: () => void server.kill("SIGSTOP"),
    thaw: () => void server.kill("SIGCONT"),
    startAgain: async () => {
      server = await launch();
    },
  };
}
