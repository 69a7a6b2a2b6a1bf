import { type ChildProcess, spawn } from "node:child_process";
import { setTimeout as sleep } from "node:timers/promises";
import type { NativeBinaries } from "./native-binaries.ts";
import type { RunAs } from "./run-as.ts";
import { type ServerSettings, toArguments } from "./server-settings.ts";

export interface ServerProcess {
  readonly ended: Promise<void>;
  /** Asks it to end without waiting: all that is possible while this process exits. */
  interrupt(): void;
  stop(): Promise<void>;
}

export interface ServerCommand {
  readonly folder: string;
  readonly port: number;
  readonly binaries: NativeBinaries;
  readonly runAs: RunAs;
  readonly settings: ServerSettings;
  readonly log: (line: string) => void;
}

/** The server ended before it was ready; `output` is what it said. */
export class ServerStartError extends Error {
  override readonly name = "ServerStartError";
  readonly output: string;
  constructor(output: string) {
    super(`PostgreSQL did not start: ${output.trim() || "it said nothing about the reason."}`);
    this.output = output;
  }
}

const ready = "database system is ready to accept connections";
const trouble = /PANIC|FATAL|terminated by signal|No space left/;
const keptOutput = 4_000;

/** Starts the server and waits until it accepts connections, which after a crash includes its recovery. */
export function startServerProcess(command: ServerCommand): Promise<ServerProcess> {
  const child = spawnServer(command);
  const ended = new Promise<void>((resolve) => {
    child.once("close", () => resolve());
    child.once("error", () => resolve());
  });
  let output = "";
  let state: "starting" | "running" | "stopping" = "starting";
  const server: ServerProcess = {
    ended,
    interrupt: () => child.kill("SIGINT"),
    stop: () => {
      state = "stopping";
      return stop(child, ended);
    },
  };
  return new Promise((resolve, reject) => {
    child.stderr?.setEncoding("utf8").on("data", (chunk: string) => {
      output = (output + chunk).slice(-keptOutput);
      if (state === "running") reportTrouble(chunk, command.log);
      if (state !== "starting" || !output.includes(ready)) return;
      state = "running";
      resolve(server);
    });
    child.once("error", reject);
    child.once("close", () => reject(new ServerStartError(output)));
  });
}

function spawnServer({ folder, port, binaries, runAs, settings }: ServerCommand): ChildProcess {
  const [file, ...args] = runAs.wrap([
    binaries.postgres,
    "-D",
    folder,
    "-p",
    String(port),
    ...toArguments(settings),
  ]);
  return spawn(file, args, {
    ...runAs.identity,
    stdio: ["ignore", "ignore", "pipe"],
    // In a process group of its own: Ctrl-C in a terminal must reach the shop alone, which first answers the
    // requests it has accepted and then stops the server.
    detached: process.platform !== "win32",
    windowsHide: true,
  });
}

function reportTrouble(chunk: string, log: (line: string) => void): void {
  for (const line of chunk.split("\n")) {
    if (trouble.test(line)) log(`PostgreSQL: ${line.trim()}`);
  }
}

/** Fast shutdown, then immediate, then none at all; the last two make the next start recover. */
async function stop(child: ChildProcess, ended: Promise<void>): Promise<void> {
  for (const signal of ["SIGINT", "SIGQUIT", "SIGKILL"] as const) {
    if (child.exitCode !== null || child.signalCode !== null) break;
    child.kill(signal);
    await Promise.race([ended, sleep(5_000, undefined, { ref: false })]);
  }
  await ended;
}
