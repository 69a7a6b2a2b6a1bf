import { mkdirSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import type { EmbeddedDatabase } from "#database/embedded/launch-embedded.ts";
import { describeBehind, readServerRelease } from "#database/newest-releases.ts";
import type { Executor } from "#database/query.ts";
import { createShop } from "#server/create-shop.ts";
import type { PageHandler } from "#server/pages/render-page.ts";
import { type Config, readConfig } from "#server/platform/config.ts";
import type { ShopApp } from "#server/platform/http/shop-app.ts";
import { isTransientError } from "#server/platform/http/transient-error.ts";
import { readSecretKey } from "#server/platform/secrets/secret-key.ts";
import {
  moveIntoBucket,
  readRole,
  tellPrimary,
  tryStores,
  type WorkerRole,
} from "#server/scale-out/scale-out.ts";
import { findOtherKey } from "#server/staff/find-other-key.ts";
import { explainingDatabase, UnusableDatabaseError } from "./explain-database.ts";
import { explainStartFailure } from "./explain-start-failure.ts";
import { launchDatabase } from "./launch-database.ts";
import { prepareDatabase } from "./prepare-database.ts";
import { stopOnSignal } from "./stop-on-signal.ts";

type Say = (line: string) => void;

const retryDelay = 1_000;

/**
 * Starts everything, prints the address, and stops everything again on SIGINT and SIGTERM, also when they come while it
 * starts: what is under way is answered, then the database is stopped, and the process ends with 0.
 */
export async function startShop(env: NodeJS.ProcessEnv, pages: PageHandler, say: Say): Promise<void> {
  const config = readConfig(env);
  const stopping = new AbortController();
  const starting = runShop(config, pages, stopping.signal, say);
  stopOnSignal(async () => {
    stopping.abort();
    const stop = await starting.catch(() => undefined);
    await stop?.();
  }, say);
  await starting.catch((error) => {
    throw explainStartFailure(error, config);
  });
}

/** Does a worker's part of `startShop`: the primary has the database, and tells where the shop is. */
export async function startWorker(env: NodeJS.ProcessEnv, pages: PageHandler, say: Say): Promise<void> {
  const config = readConfig(env);
  const role = readRole(env);
  const stopping = new AbortController();
  const place = { embedded: role.embedded, role, announce: tellPrimary };
  const starting = open(config, place, pages, stopping.signal, say);
  stopOnSignal(
    async () => {
      stopping.abort();
      const app = await starting.catch(() => undefined);
      await app?.close();
    },
    () => {},
  );
  await starting.catch((error) => {
    throw explainStartFailure(error, config);
  });
}

/** Opens the shop of these settings and gives what stops it; says that it is open once it can take an order. */
export async function runShop(config: Config, pages: PageHandler, stopped: AbortSignal, say: Say) {
  await tryStores(config, say);
  const embedded = await launchDatabase(config, say);
  const announce = (address: string) => {
    embedded?.announceAddress(address);
    say(`The shop is open: ${address}`);
  };
  try {
    const app = await open(config, { embedded, announce }, pages, stopped, say);
    return async () => {
      await app.close();
      await embedded?.stop();
    };
  } catch (error) {
    await embedded?.stop();
    throw error;
  }
}

type Place = {
  embedded: Pick<EmbeddedDatabase, "url" | "ownerUrl"> | undefined;
  role?: WorkerRole;
  announce: (address: string) => void;
};

async function open(
  config: Config,
  { embedded, role, announce }: Place,
  pages: PageHandler,
  stopped: AbortSignal,
  say: Say,
) {
  const url = embedded?.url ?? config.databaseUrl ?? "";
  const directUrl = embedded?.url ?? config.databaseDirectUrl ?? "";
  // With an external database and key it does not exist yet, and a shop is not ready on a disk that it cannot see.
  mkdirSync(config.dataDir, { recursive: true, mode: 0o700 });
  const shop = await createShop({ config, databaseUrl: url, directUrl, pages, ...(role && { role }) });
  const { app } = shop;
  const prepared = prepare(config, shop, embedded?.ownerUrl ?? directUrl, stopped, say);
  // It is awaited below: failures until then are reported there.
  prepared.catch(() => {});
  // With a database of our own there is nothing to answer before it is ready; another one may come later, and the
  // probes are answered until then.
  if (embedded) await prepared;
  await app.listen({ port: config.port, host: config.host });
  await prepared;
  if (!stopped.aborted) announce(addressOf(app));
  return app;
}

function addressOf(app: ShopApp): string {
  const address = app.server.address();
  const port = typeof address === "object" && address !== null ? address.port : "";
  return `http://localhost:${port}`;
}

/** Says what works, but not as it should. */
async function warn(config: Config, executor: Executor, say: Say): Promise<void> {
  const warnings = [
    await findOtherKey(executor, readSecretKey(config)),
    describeBehind(await readServerRelease(executor)),
  ];
  for (const warning of warnings) if (warning) say(warning);
}

/** A database that cannot be reached is tried again until it can, or until the shop is stopped. */
async function prepare(
  config: Config,
  { database, open }: Pick<Awaited<ReturnType<typeof createShop>>, "database" | "open">,
  ownerUrl: string,
  stopped: AbortSignal,
  say: Say,
): Promise<void> {
  let said = "";
  while (!stopped.aborted) {
    try {
      await explainingDatabase(config, () => prepareDatabase({ database, ownerUrl, config, say }));
      await warn(config, database.pool, say);
      await moveIntoBucket(config, say);
      return await open();
    } catch (error) {
      if (config.databaseUrl === undefined || !isTransientError(error)) throw error;
      const reason = error instanceof UnusableDatabaseError ? error.message : "The database does not answer.";
      if (reason !== said) say(`${reason} Trying again until it answers; the shop opens then.`);
      said = reason;
      await sleep(retryDelay);
    }
  }
}
