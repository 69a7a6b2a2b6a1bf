import type { Config } from "#server/platform/config.ts";
import { connectRedis } from "./connect-redis.ts";

// Answers of Redis that no waiting mends: the password, what its user may do, the number of the database.
const isRefusal = /^(WRONGPASS|NOAUTH|NOPERM|ERR AUTH|ERR .*DB index)/;

/** That it is away the shop can do without; throws a sentence where it answers that it will not have us. */
export async function tryRedis(
  { redisUrl }: Pick<Config, "redisUrl">,
  say: (line: string) => void,
): Promise<void> {
  if (redisUrl === undefined) return;
  const { host } = new URL(redisUrl);
  try {
    const connection = await connectRedis(redisUrl, Buffer.from("trial"), () => {});
    connection.close();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    if (isRefusal.test(reason)) {
      throw new Error(
        `REDIS_URL cannot be used: the Redis at ${host} refuses (${reason}). See docs/settings.md.`,
      );
    }
    say(
      `The Redis at ${host} cannot be used yet (${reason || "no answer"}); until it can, this machine counts its limits alone.`,
    );
  }
}
