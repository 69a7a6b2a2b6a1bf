import type { Count } from "#server/platform/http/count-here.ts";
import type { FailureWatch } from "#server/platform/jobs/health-reporter.ts";
import type { Metrics } from "#server/platform/metrics/metrics.ts";
import { connectRedis, type RedisConnection } from "./connect-redis.ts";

const retryDelay = 500;

type RedisCountOptions = {
  url: string;
  secretKey: Buffer;
  otherwise: Count;
  watch: FailureWatch;
  metrics: Pick<Metrics, "noteCount">;
};

/**
 * Counts in Redis what all machines of the shop limit, from the first try to reach it on. It never fails: while Redis
 * is away, `otherwise` counts. The requests that find it gone have waited for `timeout`; later ones do not wait, until
 * a try in the background has reached it again.
 */
export async function countInRedis(
  options: RedisCountOptions,
): Promise<{ count: Count; stop(): Promise<void> }> {
  const { url, secretKey, otherwise, watch, metrics } = options;
  let connection: RedisConnection | undefined;
  let retry: NodeJS.Timeout | undefined;
  let isStopped = false;
  let connecting = connect();
  await connecting;

  async function connect(): Promise<void> {
    let made: RedisConnection | undefined;
    try {
      made = await connectRedis(url, secretKey, (error) => {
        if (made !== undefined && connection === made) lose(error);
      });
    } catch (error) {
      return tryLater(error);
    }
    if (isStopped) return made.close();
    connection = made;
    watch.over();
  }

  function lose(error: unknown): void {
    connection?.close();
    connection = undefined;
    tryLater(error);
  }

  function tryLater(error: unknown): void {
    if (isStopped) return;
    watch.met(withReason(error));
    retry = setTimeout(() => {
      connecting = connect();
    }, retryDelay);
  }

  return {
    async count(key, window, by) {
      const asked = connection;
      if (asked) {
        try {
          const counted = await asked.count(key, window, by);
          metrics.noteCount("redis");
          watch.over();
          return counted;
        } catch (error) {
          // Of many that wait, the first one finds it lost; by the last one there may be another.
          if (connection === asked) lose(error);
        }
      }
      metrics.noteCount("here");
      return otherwise(key, window, by);
    },
    async stop() {
      isStopped = true;
      clearTimeout(retry);
      connection?.close();
      connection = undefined;
      await connecting;
    },
  };
}

/**
 * The error code for the log: the system's code, the first word that Redis answers (OOM, READONLY), or the client's
 * kind of error.
 */
function withReason(error: unknown): unknown {
  if (!(error instanceof Error) || "code" in error) return error;
  const reason = /^[A-Z]{3,}\b/.exec(error.message)?.[0] ?? error.constructor.name;
  return Object.assign(new Error(error.message, { cause: error }), { reason });
}
