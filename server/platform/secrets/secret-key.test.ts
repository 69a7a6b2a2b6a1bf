import { execFile } from "node:child_process";
import { mkdtemp, readdir, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, expect, test } from "vitest";
import { readSecretKey } from "./secret-key.ts";

const folder = await mkdtemp(join(tmpdir(), "tabeeb-key-"));
afterAll(() => rm(folder, { recursive: true, force: true }));

const keyIn = (dataDir: string) => readSecretKey({ secretKey: undefined, dataDir });

test("makes a key at the first start and keeps it, for its owner alone", async () => {
  const dataDir = join(folder, "first", "start");
  const key = keyIn(dataDir);
  expect(key).toHaveLength(32);
  expect(keyIn(dataDir)).toEqual(key);
  expect(await readdir(dataDir)).toEqual(["secret-key"]);
  expect((await stat(join(dataDir, "secret-key"))).mode & 0o077).toBe(0);
  expect(keyIn(join(folder, "another"))).not.toEqual(key);
});

test("takes the setting where there is one", () => {
  const secretKey = "a secret of thirty-two characters";
  expect(readSecretKey({ secretKey, dataDir: folder })).toEqual(Buffer.from(secretKey));
});

test("reports a damaged stored key", async () => {
  const dataDir = await mkdtemp(join(folder, "damaged-"));
  await writeFile(join(dataDir, "secret-key"), "");
  expect(() => keyIn(dataDir)).toThrow("is damaged");
});

test("processes that start at the same moment share one whole key", async () => {
  const dataDir = join(folder, "shared");
  const program = `
    import { readSecretKey } from ${JSON.stringify(join(import.meta.dirname, "secret-key.ts"))};
    process.stdout.write(readSecretKey({ secretKey: undefined, dataDir: process.argv[1] }).toString("hex"));`;
  const start = () => promisify(execFile)(process.execPath, ["--input-type=module", "-e", program, dataDir]);
  const keys = await Promise.all(Array.from({ length: 6 }, start));
  expect(new Set(keys.map(({ stdout }) => stdout)).size).toBe(1);
  expect(keys[0]?.stdout).toHaveLength(64);
  expect(await readdir(dataDir)).toEqual(["secret-key"]);
});
