import { AggregatorRegistry } from "prom-client";
import { type Config, readConfig } from "#server/platform/config.ts";
import { answerMetrics } from "#server/platform/metrics/serve-metrics.ts";
import { employWorkers, tryStores } from "#server/scale-out/scale-out.ts";
import { explainStartFailure } from "./explain-start-failure.ts";
import { launchDatabase } from "./launch-database.ts";
import { stopOnSignal } from "./stop-on-signal.ts";

type Say = (line: string) => void;

/**
 * Starts the database if it is our own, and as many workers as are set, which share the port. Stops everything again on
 * SIGINT and SIGTERM, the workers first. `say` tells what is usual, `complain` what is not.
 */
export async function startWorkers(env: NodeJS.ProcessEnv, say: Say, complain: Say): Promise<void> {
  const config = readConfig(env);
  const starting = start(config, say, complain);
  stopOnSignal(async () => {
    const stop = await starting.catch(() => undefined);
    await stop?.();
  }, say);
  await starting.catch((error) => {
    throw explainStartFailure(error, config);
  });
}

async function start(config: Config, say: Say, complain: Say): Promise<() => Promise<void>> {
  await tryStores(config, say);
  const embedded = await launchDatabase(config, say);
  try {
    const registry = new AggregatorRegistry();
    const stopMetrics = await answerMetrics(config, registry.contentType, () => registry.clusterMetrics());
    const team = employWorkers({
      count: config.workers,
      embedded: embedded && { url: embedded.url, ownerUrl: embedded.ownerUrl },
      complain,
      onOpen: (port) => {
        const address = `http://localhost:${port}`;
        embedded?.announceAddress(address);
        say(`The shop is open: ${address} (${config.workers} workers)`);
      },
      onRefusal: async () => {
        await embedded?.stop();
        process.exit(1);
      },
    });
    return async () => {
      await team.stop();
      await stopMetrics();
      await embedded?.stop();
    };
  } catch (error) {
    await embedded?.stop();
    throw error;
  }
}
