import { type ChildProcess, spawnSync } from "node:child_process";
import { tmpdir } from "node:os";
import { onTestFinished } from "vitest";
import { findFreePort } from "#database/embedded/connection-file.ts";
import { endServer, launchServer } from "#database/testing/launch-server.ts";

/** Whether this machine has a `redis-server`, which is not a dependency: tests that need it are skipped otherwise. */
export const hasRedis = spawnSync("redis-server", ["--version"]).status === 0;

export type TestRedis = {
  readonly url: string;
  readonly port: number;
  kill(): Promise<void>;
  freeze(): void;
  thaw(): void;
  /** After `kill`, on the same port and empty. */
  startAgain(): Promise<void>;
};

/** A Redis without persistence that ends with the test. */
export async function startRedis(...settings: string[]): Promise<TestRedis> {
  const redis = await launchRedis(...settings);
  onTestFinished(redis.kill);
  return redis;
}

/** The same until it is killed. */
export async function launchRedis(...settings: string[]): Promise<TestRedis> {
  const port = await findFreePort();
  let server = await launch(port, settings);
  return {
    url: `redis://127.0.0.1:${port}`,
    port,
    kill: () => endServer(server, "SIGKILL"),
    freeze: () => void server.kill("SIGSTOP"),
    thaw: () => void server.kill("SIGCONT"),
    startAgain: async () => {
      server = await launch(port, settings);
    },
  };
}

function launch(port: number, settings: string[]): Promise<ChildProcess> {
  const place = ["--bind", "127.0.0.1", "--port", String(port), "--dir", tmpdir()];
  return launchServer("redis-server", [...place, "--save", "", "--appendonly", "no", ...settings], port);
}
