import { setTimeout as sleep } from "node:timers/promises";
import { findFreePort, readConnection, writeConnection } from "./connection-file.ts";
import { clearPreviousServer } from "./previous-server.ts";
import {
  type ServerCommand,
  type ServerProcess,
  ServerStartError,
  startServerProcess,
} from "./server-process.ts";

export type SupervisedCommand = Omit<ServerCommand, "port">;

export interface SupervisedServer {
  stop(): Promise<void>;
}

// The end of a killed predecessor takes a moment to be noticed by everybody.
const startAttempts = 20;
const startPause = 250;

const portTaken = /could not bind|Address already in use/;
const predecessorEnding = /postmaster\.pid" already exists|shared memory block .* still in use/;

/**
 * Starts the server on the port in its folder, or on another if that is taken, and starts it again on the same
 * port whenever it ends unexpectedly, so that a crashed database does not take the shop with it.
 */
export async function superviseServer(command: SupervisedCommand): Promise<SupervisedServer> {
  let server = await startPatiently(command, { mayMove: true });
  let stopping = false;
  const interrupt = () => server.interrupt();
  process.once("exit", interrupt);

  const watch = async () => {
    for (;;) {
      await server.ended;
      if (stopping) return;
      command.log("PostgreSQL ended unexpectedly and is started again.");
      server = (await restart(command, () => stopping)) ?? server;
      // Asked to stop meanwhile: the new one is stopped by who waits for us.
      if (stopping) return;
    }
  };
  const watching = watch();

  return {
    stop: async () => {
      stopping = true;
      await server.stop();
      await watching;
      // A restart under way when we were called has given a new server.
      await server.stop();
      process.off("exit", interrupt);
    },
  };
}

async function restart(
  command: SupervisedCommand,
  isCancelled: () => boolean,
): Promise<ServerProcess | undefined> {
  for (let pause = startPause; !isCancelled(); pause = Math.min(pause * 2, 4_000)) {
    try {
      return await startPatiently(command, { mayMove: false });
    } catch (error) {
      command.log(error instanceof Error ? error.message : String(error));
      await sleep(pause);
    }
  }
  return undefined;
}

async function startPatiently(
  command: SupervisedCommand,
  { mayMove }: { mayMove: boolean },
): Promise<ServerProcess> {
  for (let attempt = 1; ; attempt += 1) {
    await clearPreviousServer(command.folder);
    try {
      const { port } = readConnection(command.folder);
      return await startServerProcess({ ...command, port });
    } catch (error) {
      if (!(error instanceof ServerStartError) || attempt === startAttempts) throw error;
      if (portTaken.test(error.output) && mayMove) await moveToFreePort(command.folder);
      else if (predecessorEnding.test(error.output)) await sleep(startPause);
      else throw error;
    }
  }
}

async function moveToFreePort(folder: string): Promise<void> {
  writeConnection(folder, { ...readConnection(folder), port: await findFreePort() });
}
