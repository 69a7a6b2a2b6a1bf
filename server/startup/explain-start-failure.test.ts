import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { launchEmbedded } from "#database/embedded/launch-embedded.ts";
import { explainStartFailure } from "./explain-start-failure.ts";

function createFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "tabeeb-start-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** The message that an operator reads when the shop starts on `dataDir`. */
async function startOn(dataDir: string): Promise<string> {
  const failure = await launchEmbedded({ dataDir, log: () => {}, throwaway: true }).then(
    (database) => database.stop(),
    (error: unknown) => explainStartFailure(error, { dataDir, port: 3000 }),
  );
  return failure instanceof Error ? failure.message : "started";
}

test("a port that is taken is named", async () => {
  const first = createServer().listen(0, "127.0.0.1");
  await once(first, "listening");
  onTestFinished(() => {
    first.close();
  });
  const address = first.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  const error = await new Promise((resolve) => {
    createServer().on("error", resolve).listen(port, "127.0.0.1");
  });
  expect(explainStartFailure(error, { dataDir: "data", port })).toHaveProperty(
    "message",
    `Port ${port} is taken by another program: end that one, or set PORT to another number.`,
  );
});

test("a file where the folder should be is named", async () => {
  const file = join(createFolder(), "data");
  writeFileSync(file, "");
  expect(await startOn(file)).toContain(`${file} is not a folder`);
});

test("a full disk and a damaged one give different messages", async () => {
  const full = Object.assign(new Error("ENOSPC: no space left on device, write"), {
    errno: -28,
    code: "ENOSPC",
  });
  expect(explainStartFailure(full, { dataDir: "data", port: 3000 })).toHaveProperty(
    "message",
    "The disk of data is full: free some space, then start again. Nothing is lost.",
  );
});

test("a database of another version, without its files, or without the way to it says what to do", async () => {
  const dataDir = createFolder();
  expect(await startOn(dataDir)).toBe("started");
  const cluster = join(dataDir, "postgres");

  writeFileSync(join(cluster, "PG_VERSION"), "9.6\n");
  expect(await startOn(dataDir)).toContain("was made by another version of PostgreSQL");

  rmSync(join(cluster, "PG_VERSION"));
  expect(await startOn(dataDir)).toContain("are missing or damaged: restore the folder from a backup");

  writeFileSync(join(cluster, "tabeeb.json"), "{");
  expect(await startOn(dataDir)).toContain("tabeeb.json, without which the database cannot be reached");
});

test("an error that is no failure of the system stays as it is", () => {
  const own = new Error("The setting PORT cannot be used.");
  expect(explainStartFailure(own, { dataDir: "data", port: 3000 })).toBe(own);
});
