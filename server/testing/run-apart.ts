import { spawn } from "node:child_process";
import { once } from "node:events";

/** Runs a program in a separate process, which can be killed without a clean shutdown. */
export function runApart(program: string, env: Record<string, string>) {
  const args = ["--input-type=module", "-e", program];
  const child = spawn(process.execPath, args, { env: { ...process.env, ...env }, stdio: "ignore" });
  return { died: once(child, "exit"), kill: () => child.kill("SIGKILL") };
}
