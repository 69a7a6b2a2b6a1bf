import { execFile } from "node:child_process";
import { chownSync, existsSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";
import { findFreePort } from "../embedded/connection-file.ts";
import { chooseRunAs, type RunAs } from "../embedded/run-as.ts";
import { endServer, launchServer } from "./launch-server.ts";
import { execute } from "./test-server.ts";

const packages = "/usr/lib/postgresql";
const versions = existsSync(packages) ? readdirSync(packages).map(Number) : [];
const programs = join(packages, String(Math.max(...versions)), "bin");

/**
 * Whether this machine has a PostgreSQL of Debian's packages, which this project does not bring: what needs it is
 * skipped without.
 */
export const hasExternalServer = versions.length > 0;

const owner = "tabeeb";
const password = "only-on-this-machine";

type RunningServer = {
  /** Of its one role, which may do everything. */
  readonly url: string;
  readonly pid: number;
  stop(): Promise<void>;
};

export type ExternalServer = RunningServer & {
  /** Starts a server that follows this one, in a folder below the same one. */
  startReplica(): Promise<RunningServer>;
};

/**
 * Starts Debian's PostgreSQL in a new cluster below `folder`, as a shop of several machines would have one elsewhere.
 */
export async function startExternalServer(folder: string): Promise<ExternalServer> {
  const runAs = chooseRunAs();
  const place = makeFolder(join(folder, "primary"), runAs);
  const passwordFile = join(place, "password");
  writeFileSync(passwordFile, password);
  hand(passwordFile, runAs);
  const cluster = makeFolder(join(place, "cluster"), runAs);
  await run(runAs, [
    ...[join(programs, "initdb"), `--pgdata=${cluster}`, `--username=${owner}`, `--pwfile=${passwordFile}`],
    ...["--auth=scram-sha-256", "--encoding=UTF8", "--locale=C.UTF-8"],
  ]);
  const primary = await launch(cluster, runAs);
  return {
    ...primary,
    startReplica: async () => {
      const copy = makeFolder(join(folder, "replica"), runAs);
      const basebackup = join(programs, "pg_basebackup");
      await run(runAs, [basebackup, "-D", copy, "-R", "-X", "stream", "-c", "fast", "-d", primary.url]);
      return launch(copy, runAs);
    },
  };
}

async function launch(cluster: string, runAs: RunAs): Promise<RunningServer> {
  const port = await findFreePort();
  const settings = {
    listen_addresses: "127.0.0.1",
    unix_socket_directories: "",
    max_connections: 60,
    port,
    shared_buffers: "256MB",
    work_mem: "16MB",
    random_page_cost: 1.1,
    jit: "off",
    timezone: "UTC",
  };
  const given = Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  const [program, ...args] = runAs.wrap([join(programs, "postgres"), "-D", cluster, ...given]);
  const server = await launchServer(program, args, port, runAs.identity);
  const url = `postgres://${owner}:${password}@127.0.0.1:${port}/postgres`;
  // It listens before it lets anybody in.
  for (const begin = Date.now(); ; await sleep(50)) {
    const failure = await execute(url, "select 1").then(
      () => undefined,
      (error: Error) => error,
    );
    if (!failure) break;
    if (Date.now() - begin > 30_000) throw failure;
  }
  return { url, pid: server.pid ?? 0, stop: () => endServer(server, "SIGINT") };
}

function makeFolder(folder: string, runAs: RunAs): string {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  return hand(folder, runAs);
}

function hand(path: string, { owner: user }: RunAs): string {
  if (user !== undefined) chownSync(path, user, user);
  return path;
}

async function run(runAs: RunAs, command: string[]): Promise<void> {
  const [program, ...args] = runAs.wrap(command);
  await promisify(execFile)(program, args, runAs.identity);
}
