import { setTimeout as sleep } from "node:timers/promises";
import type { Database } from "#database/connect.ts";
import { type EmbeddedDatabase, launchEmbedded } from "#database/embedded/launch-embedded.ts";
import { type Config, readConfig } from "../config.ts";
import { createShop } from "../create-shop.ts";
import { isTransientError } from "../http/transient-error.ts";
import type { PageHandler } from "../pages/render-page.ts";
import { readSecretKey } from "../secrets/secret-key.ts";
import type { ShopApp } from "../shop-app.ts";
import { findOtherKey } from "../staff/find-other-key.ts";
import { explainStartFailure } from "./explain-start-failure.ts";
import { prepareDatabase } from "./prepare-database.ts";

type Say = (line: string) => void;

/** Milliseconds between two tries to reach a database that is not there yet. */
const retryDelay = 1_000;

/** Milliseconds in which the shop has ended after a signal, whatever hangs. */
const stopTime = 10_000;

/**
 * Starts everything, prints the address, and stops everything again on SIGINT and SIGTERM, also when they come while it
 * starts: what is under way is answered, then the database is stopped, and the process ends with 0.
 */
export async function startShop(env: NodeJS.ProcessEnv, pages: PageHandler, say: Say): Promise<void> {
  const config = readConfig(env);
  const stopping = new AbortController();
  const starting = start(config, pages, stopping.signal, say);
  stopOnSignal(async () => {
    stopping.abort();
    const stop = await starting.catch(() => undefined);
    await stop?.();
  }, say);
  await starting.catch((error) => {
    throw explainStartFailure(error, config);
  });
}

/** Gives what stops it all again. */
async function start(config: Config, pages: PageHandler, stopped: AbortSignal, say: Say) {
  const embedded = config.databaseUrl === undefined ? await launch(config, say) : undefined;
  try {
    const shop = await open(config, embedded, pages, stopped, say);
    return async () => {
      await shop.close();
      await embedded?.stop();
    };
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
  const shop = await createShop({ config, databaseUrl: url, pages });
  const { app, database } = shop;
  const prepared = prepare(config, database, embedded?.ownerUrl ?? url, stopped, say).then((isDone) => {
    if (isDone) shop.open();
  });
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

/**
 * Prepares the database and says whether it is; one that cannot be reached is tried again until it can, or until the shop
 * is stopped.
 */
async function prepare(
  config: Config,
  database: Database,
  ownerUrl: string,
  stopped: AbortSignal,
  say: Say,
): Promise<boolean> {
  for (let attempt = 1; !stopped.aborted; attempt += 1) {
    try {
      await prepareDatabase({ database, ownerUrl, config, say });
      const otherKey = await findOtherKey(database.pool, readSecretKey(config));
      if (otherKey) say(otherKey);
      return true;
    } catch (error) {
      if (config.databaseUrl === undefined || !isTransientError(error)) throw error;
      if (attempt === 1) say("The database does not answer; trying again until it does.");
      await sleep(retryDelay);
    }
  }
  return false;
}

function stopOnSignal(stop: () => Promise<void>, say: Say): void {
  let stopping = false;
  const onSignal = async () => {
    if (stopping) return;
    stopping = true;
    say("Closing the shop …");
    setTimeout(() => process.exit(1), stopTime).unref();
    await stop();
    process.exit(0);
  };
  process.on("SIGINT", onSignal);
  process.on("SIGTERM", onSignal);
}
