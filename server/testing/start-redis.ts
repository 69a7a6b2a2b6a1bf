import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { setTimeout as sleep } from "node:timers/promises";
import { onTestFinished } from "vitest";
import { findFreePort } from "#database/embedded/connection-file.ts";

/** Whether this machine has a `redis-server`, which this project does not bring: what needs it is skipped without. */
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

/** A Redis that keeps nothing on the disk and ends with the test. */
export async function startRedis(...settings: string[]): Promise<TestRedis> {
  const port = await findFreePort();
  let server = await launch(port, settings);
  const kill = async () => {
    if (server.exitCode !== null || server.signalCode !== null) return;
    const ended = once(server, "exit");
    server.kill("SIGKILL");
    await ended;
  };
  onTestFinished(kill);
  return {
    url: `redis://127.0.0.1:${port}`,
    port,
    kill,
    freeze: () => void server.kill("SIGSTOP"),
    thaw: () => void server.kill("SIGCONT"),
    startAgain: async () => {
      server = await launch(port, settings);
    },
  };
}

async function launch(port: number, settings: string[]): Promise<ChildProcess> {
  const place = ["--bind", "127.0.0.1", "--port", String(port), "--dir", tmpdir()];
  const server = spawn("redis-server", [...place, "--save", "", "--appendonly", "no", ...settings], {
    stdio: "ignore",
  });
  while (!(await listens(port))) {
    if (server.exitCode !== null) throw new Error(`redis-server ended with ${server.exitCode}.`);
    await sleep(20);
  }
  return server;
}

function listens(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1", () => {
      socket.destroy();
      resolve(true);
    });
    socket.once("error", () => resolve(false));
  });
}
