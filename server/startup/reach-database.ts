import { join } from "node:path";
import { ownerUrl, readConnection, shopUrl } from "#database/embedded/connection-file.ts";
import { DataFolderInUseError } from "#database/embedded/data-lock.ts";
import { launchEmbedded } from "#database/embedded/launch-embedded.ts";
import type { Config } from "#server/platform/config.ts";

export type ReachedDatabase = {
  url: string;
  ownerUrl: string;
  stop(): Promise<void>;
};

export async function reachDatabase(
  { databaseDirectUrl: url, dataDir }: Pick<Config, "databaseDirectUrl" | "dataDir">,
  say: (line: string) => void,
): Promise<ReachedDatabase> {
  const stop = async () => {};
  if (url !== undefined) return { url, ownerUrl: url, stop };
  try {
    return await launchEmbedded({ dataDir, log: say });
  } catch (error) {
    if (!(error instanceof DataFolderInUseError)) throw error;
    const connection = readConnection(join(dataDir, "postgres"));
    return { url: shopUrl(connection), ownerUrl: ownerUrl(connection), stop };
  }
}
