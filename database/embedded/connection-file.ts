import { readFileSync, renameSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { z } from "zod";

/** Owns the tables and changes them: for migrations. */
export const ownerRole = "tabeeb";
/** Reads and writes rows, and nothing else: for the shop. */
export const shopRole = "tabeeb_shop";

const connection = z.object({ ownerPassword: z.string(), shopPassword: z.string(), port: z.number() });

export type Connection = z.infer<typeof connection>;

/** Throws a sentence when the file is missing or damaged. */
export function readConnection(folder: string): Connection {
  const path = pathIn(folder);
  try {
    return connection.parse(JSON.parse(readFileSync(path, "utf8")));
  } catch (error) {
    throw new Error(
      `The file ${path}, without which the database cannot be reached, is missing or damaged: restore the folder from a backup. Nothing was changed.`,
      { cause: error },
    );
  }
}

export function writeConnection(folder: string, content: Connection): void {
  const path = pathIn(folder);
  writeFileSync(`${path}.new`, JSON.stringify(content), { mode: 0o600, flush: true });
  renameSync(`${path}.new`, path);
}

function pathIn(folder: string): string {
  return join(folder, "tabeeb.json");
}

export function ownerUrl({ ownerPassword, port }: Connection): string {
  return `postgres://${ownerRole}:${ownerPassword}@127.0.0.1:${port}/postgres`;
}

export function shopUrl({ shopPassword, port }: Connection): string {
  return `postgres://${shopRole}:${shopPassword}@127.0.0.1:${port}/postgres`;
}

export function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => {
        if (address !== null && typeof address === "object") resolve(address.port);
        else reject(new Error("The system gave no free port."));
      });
    });
  });
}
