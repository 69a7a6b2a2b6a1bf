import { randomBytes } from "node:crypto";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { DataFolderInUseError, lockDataFolder } from "./data-lock.ts";

function createFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "tabeeb-lock-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

test("a locked folder is refused with its owner's process id", () => {
  const folder = createFolder();
  const lock = lockDataFolder(folder);
  expect(() => lockDataFolder(folder)).toThrow(DataFolderInUseError);
  expect(() => lockDataFolder(folder)).toThrow("The shop is already running and is just starting");
  lock.announceAddress("http://localhost:3000");
  expect(() => lockDataFolder(folder)).toThrow(
    `The shop is already running at http://localhost:3000 (process ${process.pid}): ` +
      `stop it first, or set DATA_DIR to another folder than ${folder}.`,
  );
  lock.release();
  lockDataFolder(folder).release();
});

test("a stale lock is taken over, even if its process id is reused", () => {
  const folder = createFolder();
  writeFileSync(join(folder, "shop.json"), JSON.stringify({ pid: process.pid, address: "http://old" }));
  writeFileSync(join(folder, "shop.lock"), "");
  lockDataFolder(folder).release();
  expect(existsSync(join(folder, "shop.json"))).toBe(false);
});

test("an owner's file that cannot be read costs only the address", () => {
  const folder = createFolder();
  const lock = lockDataFolder(folder);
  writeFileSync(join(folder, "shop.json"), "{");
  expect(() => lockDataFolder(folder)).toThrow("The shop is already running");
  lock.release();
});

test("a lock file that a damaged disk has filled locks again", () => {
  const folder = createFolder();
  writeFileSync(join(folder, "shop.lock"), randomBytes(5_000));
  const lock = lockDataFolder(folder);
  expect(() => lockDataFolder(folder)).toThrow(DataFolderInUseError);
  lock.release();
});
