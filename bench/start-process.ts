import { spawn } from "node:child_process";
import { once } from "node:events";

export type RunningProcess = {
  pid: number;
  /** The first address it printed. */
  origin: string;
  stop(): Promise<void>;
};

export type ProcessOptions = {
  /** Gets everything it prints. */
  onOutput?: (text: string) => void;
};

/** Runs a program of ours under this Node and waits until it prints the address where it listens. */
export async function startProcess(
  args: string[],
  env: Record<string, string>,
  { onOutput = () => {} }: ProcessOptions = {},
): Promise<RunningProcess> {
  const child = spawn(process.execPath, ["--disable-warning=ExperimentalWarning", ...args], {
    env: { ...process.env, NODE_ENV: "production", ...env },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const origin = await new Promise<string>((resolve, reject) => {
    child.stdout.on("data", (chunk) => {
      onOutput(String(chunk));
      const address = /http:\/\/localhost:\d+/.exec(String(chunk));
      if (address) resolve(address[0]);
    });
    child.once("exit", (code) =>
      reject(new Error(`${args.join(" ")} ended with ${code} before it listened.`)),
    );
  });
  return {
    pid: child.pid ?? 0,
    origin,
    stop: async () => {
      if (child.exitCode !== null) return;
      const ended = once(child, "exit");
      child.kill("SIGTERM");
      await ended;
    },
  };
}
