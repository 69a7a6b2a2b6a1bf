import { createServer, type Server } from "node:http";
import { sql } from "kysely";
import { collectDefaultMetrics, type Registry } from "prom-client";
import { type Executor, namedQuery } from "#database/named-query.ts";
import type { Config } from "../config.ts";
import { listWorkFailures } from "../failures/work-failures.ts";
import type { Services } from "../services.ts";
import type { Figures, Metrics } from "./metrics.ts";

/**
 * Serves the metrics of this process, and those of Node by their usual names, at `/metrics` of METRICS_PORT: a port of its own, so
 * that no proxy in front of the shop passes it on by mistake. Without the setting it does nothing. Gives what ends it; throws a
 * sentence where the port cannot be had.
 */
export async function serveMetrics(
  { metricsPort: port, host }: Pick<Config, "metricsPort" | "host">,
  { metrics, database }: Pick<Services, "metrics" | "database">,
): Promise<() => Promise<void>> {
  if (port === undefined) return async () => {};
  const { registry } = metrics;
  const server = answerWith(registry);
  await new Promise<void>((resolve, reject) => {
    const fail = ({ message }: Error) => {
      reject(new Error(`METRICS_PORT ${port} cannot be used (${message}): set it to another number.`));
    };
    server.once("error", fail).listen({ port, host }, resolve);
  });
  collectDefaultMetrics({ register: registry });
  watchDatabaseFigures(metrics, database.pool);
  return () =>
    new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
}

function answerWith(registry: Registry): Server {
  const server = createServer(({ url, method }, response) => {
    if (url !== "/metrics" || method !== "GET") {
      response.writeHead(404).end();
      return;
    }
    registry.metrics().then(
      (text) => response.writeHead(200, { "content-type": registry.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  server.requestTimeout = 5_000;
  server.maxConnections = 16;
  return server;
}

const countUnsentMails = namedQuery(
  "count-unsent-mails",
  () => sql<{ waiting: number; given_up: number; oldest: number }>`
    select count(*) filter (where given_up_at is null) as waiting,
      count(*) filter (where given_up_at > now() - interval '1 day') as given_up,
      coalesce(extract(epoch from now() - min(created_at) filter (where given_up_at is null)), 0)::double precision as oldest
    from outgoing_mails where sent_at is null`,
);

/** What the database knows, the same in every process: mails that wait, and work that fails. */
function watchDatabaseFigures({ watchFigures }: Metrics, executor: Executor): void {
  watchFigures(
    {
      name: "tabeeb_unsent_mails",
      help: "Mails that wait, those given up in the last day, and the seconds that the oldest has waited.",
      label: "what",
    },
    async (): Promise<Figures> => {
      const [row] = await countUnsentMails.run(executor, {});
      return row ? { waiting: row.waiting, given_up: row.given_up, oldest_seconds: row.oldest } : {};
    },
  );
  watchFigures(
    { name: "tabeeb_failing_work", help: "1 for each work in the background that fails now.", label: "work" },
    async () => Object.fromEntries((await listWorkFailures(executor)).map(({ work }) => [work, 1])),
  );
}
