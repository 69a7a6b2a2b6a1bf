import { spawn } from "node:child_process";
import { constants } from "node:os";
import { root } from "./project.mjs";

/**
 * Runs a program with its output shown, or captured with `quiet`, and gives `{ code, output }`. Its standard
 * input is empty.
 */
export function runProgram(file, args, { env = {}, quiet = false, shell = false, cwd = root } = {}) {
  const output = quiet ? "pipe" : "inherit";
  const child = spawn(file, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ["ignore", output, output],
    shell,
  });
  let text = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on("data", (chunk) => {
      text += chunk;
    });
  }
  return new Promise((resolve) => {
    child.on("error", (error) => resolve({ code: 1, output: error.message }));
    child.on("close", (code, signal) => resolve({ code: toExitCode(code, signal), output: text }));
  });
}

/** Hands the terminal over to a program that runs until somebody stops it, and gives its exit code. */
export function handOver(file, args, env) {
  const child = spawn(file, args, { cwd: root, env: { ...process.env, ...env }, stdio: "inherit" });
  for (const signal of ["SIGTERM", "SIGHUP"]) process.on(signal, () => child.kill(signal));
  // Ctrl-C in a terminal reaches the program as well; elsewhere it is on us to pass it on.
  process.on("SIGINT", () => {
    if (!process.stdin.isTTY) child.kill("SIGINT");
  });
  return new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("close", (code, signal) => resolve(toExitCode(code, signal)));
  });
}

function toExitCode(code, signal) {
  return code ?? 128 + constants.signals[signal];
}
