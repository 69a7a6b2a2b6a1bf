import { type ChildProcess, type SpawnOptions, spawn } from "node:child_process";
import { once } from "node:events";
import { connect } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";

/** Starts a program that is to listen on `port` of this machine, and waits until it does. */
export async function launchServer(
  program: string,
  args: string[],
  port: number,
  identity: Pick<SpawnOptions, "uid" | "gid"> = {},
): Promise<ChildProcess> {
  const server = spawn(program, args, { ...identity, stdio: "ignore" });
  while (!(await listens(port))) {
    if (server.exitCode !== null) throw new Error(`${program} ended with ${server.exitCode}.`);
    await sleep(20);
  }
  return server;
}

/** Sends the signal to a program that may have ended already, and waits until it has. */
export async function endServer(server: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const ended = once(server, "exit");
  server.kill(signal);
  await ended;
}

function listens(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1", () => {
      socket.destroy();
      resolve(true);
    });
    socket.once("error", () => resolve(false));
  });
}
