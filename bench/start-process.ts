import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";

export type RunningProcess = {
  pid: number;
  origin: string;
  stop(): Promise<void>;
};

export type ProcessOptions = {
  onOutput?: (text: string) => void;
  /** Files and connections that it may have open, if not as many as the system allows. */
  openFiles?: number;
  /** Called when it ends before it is stopped, with the manner and the last complaint. */
  onUnexpectedEnd?: (reason: string) => void;
};

/** Characters of the complaints that say why a program ended; a stack is in them whole. */
const lastComplaints = 2_000;

/** Runs a program of ours under this Node and waits until it prints the address where it listens. */
export async function startProcess(
  args: string[],
  env: Record<string, string>,
  { onOutput = () => {}, onUnexpectedEnd = () => {}, openFiles }: ProcessOptions = {},
): Promise<RunningProcess> {
  const command = [process.execPath, ...args];
  const [file = "", ...words] =
    openFiles === undefined ? command : ["sh", "-c", `ulimit -n ${openFiles} && exec "$0" "$@"`, ...command];
  const child = spawn(file, words, {
    env: { ...process.env, NODE_ENV: "production", ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  child.stdout.on("data", (chunk) => onOutput(String(chunk)));
  let complaints = "";
  child.stderr.on("data", (chunk) => {
    process.stderr.write(chunk);
    complaints = (complaints + String(chunk)).slice(-lastComplaints);
  });
  let isStopped = false;
  child.once("close", (code, signal) => {
    if (!isStopped) onUnexpectedEnd(`${args.join(" ")} ended by itself (${signal ?? code}). ${complaints}`);
  });
  const origin = await originOf(child, args.join(" "));
  return {
    pid: child.pid ?? 0,
    origin,
    stop: async () => {
      isStopped = true;
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, "exit");
      child.kill("SIGTERM");
      await ended;
    },
  };
}

/** The first address that a program of ours prints; `name` is for the error if it ends before. */
export function originOf(child: ChildProcess, name: string): Promise<string> {
  return new Promise((resolve, reject) => {
    child.stdout?.on("data", (chunk) => {
      const address = /http:\/\/localhost:\d+/.exec(String(chunk));
      if (address) resolve(address[0]);
    });
    child.once("exit", (code) => reject(new Error(`${name} ended with ${code} before it listened.`)));
  });
}
