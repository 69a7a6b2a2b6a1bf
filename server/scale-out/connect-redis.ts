import { createHmac } from "node:crypto";
import { z } from "zod";
import type { Count, Counted } from "#server/platform/http/count-here.ts";

export const timeout = 100;

/** Milliseconds until a connection is made and has counted once; no request waits for it. */
const connectTimeout = 1_000;

class RedisTimeout extends Error {
  readonly code = "NO_ANSWER_IN_TIME";
}

export type RedisConnection = {
  /** Counts a key in a window that begins with its first; rejects after `timeout` at the latest. */
  count: Count;
  close(): void;
};

// The window begins with the first of a key, and nothing falls below none. In one script, so that no key is ever left
// without an end.
const countOne = `
local current = redis.call("INCRBY", KEYS[1], ARGV[2])
if current < 0 then
  current = redis.call("INCR", KEYS[1])
end
local ttl = redis.call("PTTL", KEYS[1])
if ttl < 0 then
  redis.call("PEXPIRE", KEYS[1], ARGV[1])
  ttl = tonumber(ARGV[1])
end
return {current, ttl}`;

const counted = z.tuple([z.number(), z.number()]);

/**
 * Connects to the Redis at `url` and counts once on trial, because one that only reads, or is full, takes connections
 * all the same. `onLost` is called when it goes away later. The client is loaded here, for who has a Redis alone.
 */
export async function connectRedis(
  url: string,
  secretKey: Buffer,
  onLost: (error: Error) => void,
): Promise<RedisConnection> {
  const { createClient } = await import("@redis/client");
  const client = createClient({ url, socket: { reconnectStrategy: false, connectTimeout } });
  client.on("error", onLost);
  const close = () => {
    if (client.isOpen) client.destroy();
  };

  async function ask(...[key, window, by = 1]: Parameters<Count>): Promise<Counted> {
    const options = { keys: [keyOf(key, secretKey)], arguments: [String(Math.ceil(window)), String(by)] };
    const [current, ttl] = counted.parse(await client.eval(countOne, options));
    return { current, ttl };
  }

  try {
    await inTime(connectTimeout, async () => {
      await client.connect();
      await ask("trial", 1_000);
    });
  } catch (error) {
    close();
    throw error;
  }
  return { count: (...counted) => inTime(timeout, () => ask(...counted)), close };
}

/** The name of the limit stays readable; the address or phone counted is stored as a keyed digest alone. */
function keyOf(key: string, secretKey: Buffer): string {
  const [name] = key.split(" ", 1);
  const digest = createHmac("sha256", secretKey).update(`limit ${key}`).digest("base64url");
  return `tabeeb:${name}:${digest}`;
}

async function inTime<Result>(most: number, work: () => Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    // When this process was the one that stood still, the answer has come meanwhile: it is read before `setImmediate`.
    timer = setTimeout(() => setImmediate(() => reject(new RedisTimeout(`no answer in ${most} ms`))), most);
  });
  try {
    return await Promise.race([work(), late]);
  } finally {
    clearTimeout(timer);
  }
}
