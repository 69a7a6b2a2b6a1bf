import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readConnection, shopUrl } from "#database/embedded/connection-file.ts";
import { type ProcessOptions, type RunningProcess, startProcess } from "./start-process.ts";

export type ProductionShop = RunningProcess & {
  databaseUrl: string;
  dataDir: string;
};

type ShopOptions = ProcessOptions & {
  /** Everything that it asks the database is written to this file. */
  statementsFile?: string;
  /** A module that is loaded before it. */
  preload?: string;
  /** For Node itself. */
  flags?: string[];
  workers?: number;
  env?: Record<string, string>;
};

/**
 * Starts the built shop on `dataDir`, with its rate limits far away. With `onOutput` it logs every request to there.
 */
export async function startProductionShop(
  dataDir: string,
  { statementsFile, preload, flags = [], workers = 1, env = {}, ...options }: ShopOptions = {},
): Promise<ProductionShop> {
  const settings = {
    PORT: "0",
    WORKERS: String(workers),
    DATA_DIR: dataDir,
    RATE_LIMIT_FACTOR: "1000000",
    // As `npm start` does, and its flag below.
    MALLOC_ARENA_MAX: "1",
    LOG_LEVEL: options.onOutput ? "info" : "error",
    ...(statementsFile ? { STATEMENTS_FILE: statementsFile } : {}),
    ...env,
  };
  const recorder = statementsFile ? ["--import", "./bench/record-statements.ts"] : [];
  const loadedFirst = preload ? ["--import", preload] : [];
  const shop = await startProcess(
    ["--max-semi-space-size=8", ...flags, ...recorder, ...loadedFirst, "dist/server/index.js"],
    settings,
    options,
  );
  return { ...shop, dataDir, databaseUrl: shopUrl(readConnection(join(dataDir, "postgres"))) };
}

/** Runs `work` on a data folder that is gone afterwards. */
export async function withDataFolder<Result>(work: (dataDir: string) => Promise<Result>): Promise<Result> {
  const dataDir = await mkdtemp(join(tmpdir(), "tabeeb-bench-"));
  try {
    return await work(dataDir);
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** Runs `work` on a built shop of its own, which is stopped and gone afterwards, also when `work` fails. */
export function withProductionShop<Result>(
  options: ShopOptions,
  work: (shop: ProductionShop) => Promise<Result>,
): Promise<Result> {
  return withDataFolder(async (dataDir) => {
    const shop = await startProductionShop(dataDir, options);
    try {
      return await work(shop);
    } finally {
      await shop.stop();
    }
  });
}
