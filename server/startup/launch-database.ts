import { type EmbeddedDatabase, launchEmbedded } from "#database/embedded/launch-embedded.ts";
import type { Config } from "#server/platform/config.ts";

export async function launchDatabase(
  { databaseUrl, dataDir }: Pick<Config, "databaseUrl" | "dataDir">,
  say: (line: string) => void,
): Promise<EmbeddedDatabase | undefined> {
  if (databaseUrl !== undefined) return undefined;
  say("Starting the database …");
  return launchEmbedded({ dataDir, log: say });
}
