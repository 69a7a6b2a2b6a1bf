// node ask-data-lock.mjs <data folder>: ends with code 2 and a sentence when a shop runs on the folder.
// Run by the project's own Node, which reads TypeScript.
import { DataFolderInUseError, lockDataFolder } from "../../database/embedded/data-lock.ts";

try {
  lockDataFolder(process.argv[2]).release();
} catch (error) {
  if (!(error instanceof DataFolderInUseError)) throw error;
  console.log(error.message);
  process.exitCode = 2;
}
