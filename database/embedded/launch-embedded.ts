import { existsSync, mkdirSync, realpathSync } from "node:fs";
import { join } from "node:path";
import { ownerUrl, readConnection, shopUrl } from "./connection-file.ts";
import { type DataLock, lockDataFolder } from "./data-lock.ts";
import { adoptCluster, initCluster } from "./init-cluster.ts";
import { findNativeBinaries } from "./native-binaries.ts";
import { assertReachable, chooseRunAs } from "./run-as.ts";
import { type ServerSettings, shopServerSettings, throwawayServerSettings } from "./server-settings.ts";
import { ensureShopRole } from "./shop-role.ts";
import { type SupervisedServer, superviseServer } from "./supervise-server.ts";

export interface EmbeddedOptions {
  /** The shop's data folder; the cluster is its subfolder `postgres`. */
  readonly dataDir: string;
  /** Told of slow steps and of trouble, one sentence at a time. */
  readonly log: (line: string) => void;
  /** A cluster for tests: quick, and lost with the machine's power. */
  readonly throwaway?: boolean;
}

export interface EmbeddedDatabase {
  /** For the shop: may read and write rows, not change tables. */
  readonly url: string;
  /** For migrations: owns everything. */
  readonly ownerUrl: string;
  /** Makes a second start on this folder say where the shop runs. */
  announceAddress(address: string): void;
  /** Stops the server and frees the folder. Close your connections first. Safe to call twice. */
  stop(): Promise<void>;
}

/**
 * Starts the PostgreSQL that comes with the shop on `dataDir`, creating its cluster at the first start, and keeps
 * it running until `stop`. Listens on 127.0.0.1 only. Throws DataFolderInUseError when another process runs the
 * shop on this folder, and otherwise an Error whose message says what to do.
 */
export async function launchEmbedded(options: EmbeddedOptions): Promise<EmbeddedDatabase> {
  mkdirSync(options.dataDir, { recursive: true });
  const dataDir = realpathSync(options.dataDir);
  const lock = lockDataFolder(dataDir);
  try {
    const { server, folder } = await launchLocked(dataDir, options);
    const connection = readConnection(folder);
    return {
      url: shopUrl(connection),
      ownerUrl: ownerUrl(connection),
      announceAddress: lock.announceAddress,
      stop: () => stop(server, lock),
    };
  } catch (error) {
    lock.release();
    throw error;
  }
}

async function launchLocked(dataDir: string, options: EmbeddedOptions) {
  const folder = join(dataDir, "postgres");
  const throwaway = options.throwaway ?? false;
  const settings: ServerSettings = throwaway ? throwawayServerSettings : shopServerSettings;
  const binaries = findNativeBinaries();
  const runAs = chooseRunAs();
  assertReachable(runAs, binaries.folder);
  assertReachable(runAs, dataDir);
  if (!existsSync(folder)) {
    options.log("Creating the database");
    await initCluster({ folder, binaries, runAs, throwaway });
  }
  adoptCluster(folder, runAs);
  const server = await superviseServer({ folder, binaries, runAs, settings, log: options.log });
  try {
    await ensureShopRole(readConnection(folder));
  } catch (error) {
    await server.stop();
    throw error;
  }
  return { server, folder };
}

async function stop(server: SupervisedServer, lock: DataLock): Promise<void> {
  await server.stop();
  lock.release();
}
