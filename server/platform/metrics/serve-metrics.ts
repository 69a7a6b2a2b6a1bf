import { createServer, type Server } from "node:http";
import { AggregatorRegistry, collectDefaultMetrics } from "prom-client";
import type { Database } from "#database/connect.ts";
import { type Executor, readFirst } from "#database/query.ts";
import type { Config } from "../config.ts";
import { listWorkFailures } from "../jobs/work-failures.ts";
import type { Figures, Metrics } from "./metrics.ts";

type MetricsConfig = Pick<Config, "metricsPort" | "metricsHost">;
type Watched = { metrics: Metrics; database: Pick<Database, "pool"> };

export async function serveMetrics(config: MetricsConfig, watched: Watched): Promise<() => Promise<void>> {
  const { registry } = watched.metrics;
  const stop = await answerMetrics(config, registry.contentType, () => registry.metrics());
  if (config.metricsPort !== undefined) watchProcess(watched);
  return stop;
}

/** Gives the primary, which answers for all workers, the metrics of this one whenever it asks. */
export function lendMetrics({ metricsPort }: MetricsConfig, watched: Watched): () => Promise<void> {
  if (metricsPort !== undefined) {
    AggregatorRegistry.setRegistries([watched.metrics.registry]);
    // Making one is what makes this worker listen.
    new AggregatorRegistry();
    watchProcess(watched);
  }
  return async () => {};
}

function watchProcess({ metrics, database }: Watched): void {
  collectDefaultMetrics({ register: metrics.registry });
  watchDatabaseFigures(metrics, database.pool);
}

/**
 * Answers `/metrics` of METRICS_PORT with what `read` gives: a port of its own, so that no proxy in front of the shop
 * passes it on by mistake. Without the setting it does nothing. Gives what ends it; throws a sentence where the port
 * cannot be had.
 */
export async function answerMetrics(
  { metricsPort: port, metricsHost: host }: MetricsConfig,
  contentType: string,
  read: () => Promise<string>,
): Promise<() => Promise<void>> {
  if (port === undefined) return async () => {};
  const server = answerWith(contentType, read);
  await new Promise<void>((resolve, reject) => {
    const fail = ({ message }: Error) => {
      reject(new Error(`METRICS_PORT ${port} cannot be used (${message}): set it to another number.`));
    };
    server.once("error", fail).listen({ port, host }, resolve);
  });
  return () =>
    new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
}

function answerWith(contentType: string, read: () => Promise<string>): Server {
  const server = createServer(({ url, method }, response) => {
    if (url !== "/metrics" || method !== "GET") {
      response.writeHead(404).end();
      return;
    }
    read().then(
      (text) => response.writeHead(200, { "content-type": contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  server.requestTimeout = 5_000;
  server.maxConnections = 16;
  return server;
}

function watchDatabaseFigures({ watchFigures }: Metrics, executor: Executor): void {
  watchFigures(
    {
      name: "tabeeb_unsent_mails",
      help: "Mails that wait, those given up in the last day, and the seconds that the oldest has waited.",
      label: "what",
    },
    async (): Promise<Figures> => {
      const row = await readFirst(executor)<{ waiting: number; given_up: number; oldest: number }>`
        select count(*) filter (where given_up_at is null) as waiting,
          count(*) filter (where given_up_at > now() - interval '1 day') as given_up,
          coalesce(extract(epoch from now() - min(created_at) filter (where given_up_at is null)), 0)::double precision as oldest
        from outgoing_mails where sent_at is null`;
      return row ? { waiting: row.waiting, given_up: row.given_up, oldest_seconds: row.oldest } : {};
    },
  );
  watchFigures(
    { name: "tabeeb_failing_work", help: "1 for each work in the background that fails now.", label: "work" },
    async () => Object.fromEntries((await listWorkFailures(executor)).map(({ work }) => [work, 1])),
  );
}
