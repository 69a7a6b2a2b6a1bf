import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { assertReachable, chooseRunAs } from "./run-as.ts";

test("the chosen way runs a program, and never as root", () => {
  const { wrap, identity } = chooseRunAs();
  const [file, ...args] = wrap(["id", "-u"]);
  const { status, stdout } = spawnSync(file, args, { ...identity, encoding: "utf8" });
  expect(status).toBe(0);
  expect(stdout.trim()).not.toBe("0");
});

test("a private folder in the way of another user is named, and its own user passes", () => {
  const secret = mkdtempSync(join(tmpdir(), "tabeeb-private-"));
  onTestFinished(() => rmSync(secret, { recursive: true }));
  const inside = join(secret, "data");
  mkdirSync(inside, { mode: 0o755 });
  const asNobody = { ...chooseRunAs(), identity: { uid: 65_534, gid: 65_534 } };
  expect(() => assertReachable(asNobody, inside)).toThrow(
    `nobody cannot enter ${secret}: run chmod o+x on it`,
  );
  expect(() => assertReachable({ ...asNobody, identity: {} }, inside)).not.toThrow();
});
