import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { onTestFinished } from "vitest";

export interface Owner {
  /** The first line it prints, see embedded-owner.ts; empty when it ended without one. */
  readonly line: Promise<string>;
  /** Once it has ended; null when it was killed. */
  readonly exitCode: Promise<number | null>;
  signal(name: "SIGTERM" | "SIGKILL"): void;
}

export function runOwner(dataDir: string, options: { address?: string; path?: string } = {}): Owner {
  const script = join(import.meta.dirname, "embedded-owner.ts");
  const child = spawn(process.execPath, [script, dataDir, options.address ?? ""], {
    stdio: ["ignore", "pipe", "inherit"],
    env: {
      ...process.env,
      PATH: options.path ?? process.env.PATH,
    },
  });
  onTestFinished(() => {
    child.kill("SIGKILL");
  });
  return {
    line: firstLine(child),
    exitCode: once(child, "exit").then(() => child.exitCode),
    signal: (name) => child.kill(name),
  };
}

async function firstLine({ stdout }: ChildProcess): Promise<string> {
  if (!stdout) return "";
  for await (const line of createInterface(stdout)) return line;
  return "";
}
