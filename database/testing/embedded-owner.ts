// A process that owns an embedded database and nothing else, to be killed by tests:
// node embedded-owner.ts <data folder> [address to announce]
// Prints one line: the URL of the owner role, or "refused: " and the sentence.
import { launchEmbedded } from "../embedded/launch-embedded.ts";

const [dataDir = "", address] = process.argv.slice(2);
try {
  const database = await launchEmbedded({ dataDir, log: () => {} });
  if (address) database.announceAddress(address);
  process.once("SIGTERM", () => {
    void database.stop();
  });
  process.stdout.write(`${database.ownerUrl}\n`);
} catch (error) {
  process.stdout.write(`refused: ${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
}
