import { setTimeout as sleep } from "node:timers/promises";
import type { Database } from "#database/connect.ts";
import { type EmbeddedDatabase, launchEmbedded } from "#database/embedded/launch-embedded.ts";
import { type Config, readConfig } from "./config.ts";
import { createShop } from "./create-shop.ts";
import type { PageHandler } from "./pages/render-page.ts";
import { isPassingFailure } from "./plugins/passing-failure.ts";
import { prepareDatabase } from "./prepare-database.ts";
import type { ShopApp } from "./shop-app.ts";

type Say = (line: string) => void;

/** Milliseconds between two tries to reach a database that is not there yet. */
const retryDelay = 1_000;

/** Time for the answers under way when the shop stops, in milliseconds. */
const drainTime = 25_000;

/** Starts everything, prints the address, and stops everything again on SIGINT and SIGTERM. */
export async function startShop(env: NodeJS.ProcessEnv, pages: PageHandler, say: Say): Promise<void> {
  const config = readConfig(env);
  const embedded = config.databaseUrl === undefined ? await launch(config, say) : undefined;
  const stopping = new AbortController();
  try {
    const shop = await open(config, embedded, pages, stopping.signal, say);
    stopOnSignal(async () => {
      stopping.abort();
      await shop.close();
      await embedded?.stop();
    }, say);
  } catch (error) {
    await embedded?.stop();
    throw error;
  }
}

function launch(config: Config, say: Say): Promise<EmbeddedDatabase> {
  say("Starting the database …");
  return launchEmbedded({ dataDir: config.dataDir, log: say });
}

async function open(
  config: Config,
  embedded: EmbeddedDatabase | undefined,
  pages: PageHandler,
  stopped: AbortSignal,
  say: Say,
) {
  const url = embedded?.url ?? config.databaseUrl ?? "";
  const { app, database } = await createShop({ config, databaseUrl: url, pages });
  const prepared = prepare(config, database, embedded?.ownerUrl ?? url, stopped, say);
  // With a database of our own there is nothing to answer before it is ready; another one may come later.
  if (embedded) await prepared;
  await app.listen({ port: config.port, host: config.host });
  const address = addressOf(app);
  embedded?.announceAddress(address);
  say(`The shop is open: ${address}`);
  await prepared;
  return app;
}

function addressOf(app: ShopApp): string {
  const address = app.server.address();
  const port = typeof address === "object" && address !== null ? address.port : "";
  return `http://localhost:${port}`;
}

/** Prepares the database; one that cannot be reached is tried again until it can, or until the shop is stopped. */
async function prepare(config: Config, database: Database, ownerUrl: string, stopped: AbortSignal, say: Say) {
  for (let attempt = 1; !stopped.aborted; attempt += 1) {
    try {
      return await prepareDatabase({ database, ownerUrl, config, say });
    } catch (error) {
      if (config.databaseUrl === undefined || !isPassingFailure(error)) throw error;
      if (attempt === 1) say("The database does not answer; trying again until it does.");
      await sleep(retryDelay);
    }
  }
}

function stopOnSignal(stop: () => Promise<void>, say: Say): void {
  let stopping = false;
  const onSignal = async () => {
    if (stopping) return;
    stopping = true;
    say("Closing the shop …");
    setTimeout(() => process.exit(1), drainTime).unref();
    await stop();
    process.exit(0);
  };
  process.on("SIGINT", onSignal);
  process.on("SIGTERM", onSignal);
}
