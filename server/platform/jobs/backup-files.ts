import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";

const backupName = /^tabeeb-\d{4}-\d\d-\d\dT\d{4}\.tar\.gz(\.age)?$/;

/** The names of the backups in a folder, newest first. */
export async function backupsIn(folder: string): Promise<string[]> {
  const names = await readdir(folder);
  return names
    .filter((name) => backupName.test(name))
    .sort()
    .reverse();
}

/** When the newest backup of a folder was made; undefined without one. */
export async function newestBackup(folder: string): Promise<Date | undefined> {
  const [newest] = await backupsIn(folder);
  return newest === undefined ? undefined : (await stat(join(folder, newest))).mtime;
}
