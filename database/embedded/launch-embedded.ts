import { chmodSync, existsSync, mkdirSync, realpathSync, statSync } from "node:fs";
import { join } from "node:path";
import { ownerUrl, readConnection, shopUrl } from "./connection-file.ts";
import { type DataLock, lockDataFolder } from "./data-lock.ts";
import { adoptCluster, initCluster, removeHalfMade } from "./init-cluster.ts";
import { findNativeBinaries } from "./native-binaries.ts";
import { assertReachable, chooseRunAs, type RunAs } from "./run-as.ts";
import { type ServerSettings, shopServerSettings, throwawayServerSettings } from "./server-settings.ts";
import { ensureShopRole } from "./shop-role.ts";
import { type SupervisedServer, superviseServer } from "./supervise-server.ts";

export interface EmbeddedOptions {
  /** The shop's data folder; the cluster is its subfolder `postgres`. */
  readonly dataDir: string;
  readonly log: (line: string) => void;
  /** A cluster for tests: quick, and lost with the machine's power. */
  readonly throwaway?: boolean;
}

export interface EmbeddedDatabase {
  readonly url: string;
  readonly ownerUrl: string;
  /** Makes a second start on this folder say where the shop runs. */
  announceAddress(address: string): void;
  /** Stops the server and frees the folder. Close your connections first. Safe to call twice. */
  stop(): Promise<void>;
}

/**
 * Starts the PostgreSQL that comes with the shop on `dataDir`, creating its cluster at the first start, and supervises
 * it until `stop`. Listens on 127.0.0.1 only. Throws DataFolderInUseError when another process runs the
 * shop on this folder, and otherwise an Error whose message says what to do.
 */
export async function launchEmbedded(options: EmbeddedOptions): Promise<EmbeddedDatabase> {
  mkdirSync(options.dataDir, { recursive: true, mode: 0o700 });
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
  closeToOthers(dataDir, runAs);
  assertReachable(runAs, binaries.folder);
  assertReachable(runAs, dataDir);
  removeHalfMade(folder);
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

/** Orders, addresses and keys are private to the owner; where PostgreSQL runs as another user, it has to pass. */
function closeToOthers(dataDir: string, { identity }: RunAs): void {
  const allowed = identity.uid === undefined ? 0o700 : 0o711;
  const { mode, uid } = statSync(dataDir);
  // Someone else's folder, such as a volume of a container, is theirs to close.
  if (uid === process.getuid?.() && (mode & 0o777 & ~allowed) !== 0) chmodSync(dataDir, allowed);
}

async function stop(server: SupervisedServer, lock: DataLock): Promise<void> {
  await server.stop();
  lock.release();
}
