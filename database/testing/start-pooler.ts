import { spawnSync } from "node:child_process";
import { chmod, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findFreePort } from "../embedded/connection-file.ts";
import { endServer, launchServer } from "./launch-server.ts";
import { inDatabase } from "./test-server.ts";

/** Whether this machine has a `pgbouncer`, which this project does not bring: what needs it is skipped without. */
export const hasPooler = spawnSync("pgbouncer", ["--version"]).status === 0;

export type TestPooler = {
  /** Of a database of the server: it is in the path. */
  readonly url: string;
  stop(): Promise<void>;
};

export async function startPooler(url: string, poolSize = 4): Promise<TestPooler> {
  const { hostname, port: serverPort, username, password } = new URL(url);
  const folder = await mkdtemp(join(tmpdir(), "tabeeb-pooler-"));
  await chmod(folder, 0o755);
  const file = join(folder, "pgbouncer.ini");
  const port = await findFreePort();
  const server = `host=${hostname} port=${serverPort} user=${username} password='${decodeURIComponent(password)}'`;
  const settings = {
    listen_addr: "127.0.0.1",
    listen_port: port,
    unix_socket_dir: "",
    auth_type: "any",
    pool_mode: "transaction",
    default_pool_size: poolSize,
    max_client_conn: 500,
  };
  const lines = Object.entries(settings).map(([name, value]) => `${name} = ${value}`);
  await writeFile(file, `[databases]\n* = ${server}\n[pgbouncer]\n${lines.join("\n")}\n`);
  // It refuses to run as root.
  const user = process.getuid?.() === 0 ? ["-u", "nobody"] : [];
  const pooler = await launchServer("pgbouncer", [...user, file], port);
  const pooledUrl = new URL(inDatabase(url, "postgres"));
  pooledUrl.port = String(port);
  return {
    url: pooledUrl.href,
    stop: async () => {
      await endServer(pooler, "SIGTERM");
      await rm(folder, { recursive: true, force: true });
    },
  };
}
