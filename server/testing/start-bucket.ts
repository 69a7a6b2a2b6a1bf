import { randomBytes } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { S3mini } from "s3mini";
import { afterAll } from "vitest";
import { findFreePort } from "#database/embedded/connection-file.ts";
import { findProjectRoot } from "#database/project-root.ts";
import { endServer, launchServer } from "#database/testing/launch-server.ts";

export type BucketSettings = Record<string, string>;

export type TestBucket = {
  readonly env: BucketSettings;
  kill(): Promise<void>;
  freeze(): void;
  thaw(): void;
  /** After `kill`, with its content. */
  startAgain(): Promise<void>;
};

/** The only ones that the store knows. */
const keys = { S3_ACCESS_KEY_ID: "S3RVER", S3_SECRET_ACCESS_KEY: "S3RVER" };

/** For a shop with pictures in its data folder, in any run. */
export const withoutBucket: BucketSettings = {
  S3_BUCKET: "",
  S3_ACCESS_KEY_ID: "",
  S3_SECRET_ACCESS_KEY: "",
};

/** An S3 store (s3rver) with one bucket; `remove` stops it and deletes the content. */
export async function launchBucket(): Promise<TestBucket & { remove(): Promise<void> }> {
  const port = await findFreePort();
  const folder = await mkdtemp(join(tmpdir(), "tabeeb-bucket-"));
  // Its package lacks the program that this line is.
  const cli = join(findProjectRoot(), "node_modules/@20minutes/s3rver/lib/cli.js");
  const program = ["-e", `require(${JSON.stringify(cli)}).parseAsync()`, "s3rver"];
  // It compares signatures without the last slash of an address that was signed with it, as S3 wants it.
  const rules = ["--allow-mismatched-signatures", "--silent"];
  const place = ["--address", "127.0.0.1", "--port", String(port), "--directory", folder];
  const launch = () =>
    launchServer(process.execPath, [...program, ...place, ...rules, "--configure-bucket", "pictures"], port);
  let server = await launch();
  const kill = () => endServer(server, "SIGKILL");
  return {
    env: { S3_BUCKET: "pictures", S3_ENDPOINT: `http://127.0.0.1:${port}`, ...keys },
    kill,
    freeze: () => void server.kill("SIGSTOP"),
    thaw: () => void server.kill("SIGCONT"),
    startAgain: async () => {
      server = await launch();
    },
    remove: async () => {
      await kill();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** The same until the end of the test file. Await it at the top of the file. */
export async function startBucket(): Promise<TestBucket> {
  const bucket = await launchBucket();
  afterAll(bucket.remove);
  return bucket;
}

export async function addBucket(env: BucketSettings): Promise<BucketSettings> {
  const name = `shop-${randomBytes(6).toString("hex")}`;
  const store = new S3mini({
    endpoint: `${env.S3_ENDPOINT}/${name}`,
    accessKeyId: keys.S3_ACCESS_KEY_ID,
    secretAccessKey: keys.S3_SECRET_ACCESS_KEY,
  });
  if (!(await store.createBucket())) throw new Error(`The store has not made ${name}.`);
  return { ...env, S3_BUCKET: name };
}
