import { join } from "node:path";

export const uploadPrefix = "/uploads/";

export const drawingPrefix = "/drawn/";

export function drawingFolderOf(dataDir: string): string {
  return join(dataDir, "drawn");
}

export function uploadFolderOf(dataDir: string): string {
  return join(dataDir, "uploads");
}
