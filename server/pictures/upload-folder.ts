import { join } from "node:path";

/** Where uploaded pictures are in the shop. */
export const uploadPrefix = "/uploads/";

/** Where uploaded pictures are in the data folder. */
export function uploadFolderOf(dataDir: string): string {
  return join(dataDir, "uploads");
}
