import { join } from "node:path";

/** Where uploaded pictures are in the shop. */
export const uploadPrefix = "/uploads/";

/** Where pictures are that are drawn when somebody asks for them. */
export const drawingPrefix = "/drawn/";

/** Where these are in the data folder. */
export function drawingFolderOf(dataDir: string): string {
  return join(dataDir, "drawn");
}

/** Where uploaded pictures are in the data folder. */
export function uploadFolderOf(dataDir: string): string {
  return join(dataDir, "uploads");
}
