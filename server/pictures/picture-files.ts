import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";

export type PictureFiles = {
  /** The folder, for serving files directly. */
  readonly folder?: string;
  /** Undefined if there is none of this name. */
  read(name: string): Promise<Buffer | undefined>;
  /** Atomic, and durable once it resolves. */
  write(name: string, content: Buffer): Promise<void>;
  /** Idempotent. */
  remove(name: string): Promise<void>;
  /** All names with their write times in milliseconds. */
  list(): Promise<{ name: string; at: number }[]>;
};

const types = new Map([
  ["avif", "image/avif"],
  ["webp", "image/webp"],
  ["png", "image/png"],
  ["jpg", "image/jpeg"],
]);

export function pictureTypeOf(name: string): string {
  return types.get(name.split(".").at(-1) ?? "") ?? "application/octet-stream";
}

/** Whether the name is of a finished file of an uploaded picture. */
export function isUploadName(name: string): boolean {
  return /^[0-9a-f]{32}-\d+\.(avif|webp|png|jpg)$/.test(name);
}

const unfinished = ".part";

export function filesInFolder(folder: string): PictureFiles {
  return {
    folder,
    read: (name) =>
      readFile(join(folder, name)).catch((error) => {
        if (error.code === "ENOENT") return undefined;
        throw error;
      }),
    write: async (name, content) => {
      const path = join(folder, name);
      await mkdir(folder, { recursive: true });
      await writeFile(path + unfinished, content, { flush: true });
      await rename(path + unfinished, path);
    },
    remove: async (name) => {
      await rm(join(folder, name), { force: true });
      await rm(join(folder, name + unfinished), { force: true });
    },
    list: async () => {
      const names = await readdir(folder).catch(() => []);
      const files = await Promise.all(
        names.map(async (name) => {
          const info = await stat(join(folder, name)).catch(() => undefined);
          return info && { name, at: info.mtimeMs };
        }),
      );
      return files.filter((file) => file !== undefined);
    },
  };
}
