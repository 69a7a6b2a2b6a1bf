import rateLimit, { type FastifyRateLimitStore } from "@fastify/rate-limit";
import type { FastifyReply, FastifyRequest } from "fastify";
import { internationalPhone } from "#contract/values/phone.ts";
import { reason } from "#contract/values/reason.ts";
import type { Executor } from "#database/query.ts";
import { type Count, countHere } from "./count-here.ts";
import { type CounterStore, createRateCounters, type Taken } from "./rate-counters.ts";
import { type Limit, rateLimits } from "./rate-limits.ts";
import { sendError } from "./send-error.ts";
import { addressBlock, isInProcess } from "./sender.ts";
import type { ShopApp } from "./shop-app.ts";

type NameBy<By extends Limit["by"]> = {
  [Name in keyof typeof rateLimits]: (typeof rateLimits)[Name]["by"] extends By ? Name : never;
}[keyof typeof rateLimits];

export type LimitName = NameBy<Exclude<Limit["by"], "work">>;
export type AddressLimitName = NameBy<"address">;
export type WorkLimitName = NameBy<"work">;
type DoneLimitName = NameBy<"phone">;

type Guard = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply | undefined>;

declare module "fastify" {
  interface FastifyContextConfig {
    /** How a route says that it was asked too often, if not by the contract's error; `seconds` until the next try. */
    sendTooMany?: (reply: FastifyReply, seconds: number) => FastifyReply;
  }
  interface FastifyInstance {
    limit(name: LimitName): Guard;
    /** Undoes what the guard of a limit has counted of a request, where only what was done counts. */
    giveBack(name: DoneLimitName, request: FastifyRequest): Promise<void>;
    /** Takes one of what `subject` has left of a limit; see RateCounters. */
    takeOf(name: WorkLimitName, subject: string, executor?: Executor): Promise<Taken>;
  }
}

function phoneOf(body: unknown): string {
  if (typeof body !== "object" || body === null || !("phone" in body)) return "";
  return internationalPhone(String(body.phone));
}

/** `seconds` until the next try. */
export function sendTooManyError(reply: FastifyReply, seconds: number): FastifyReply {
  return sendError(reply, "TOO_MANY", reason("TOO_MANY_REQUESTS", { seconds: Math.ceil(seconds) }), {
    retryAfter: seconds,
  });
}

/**
 * Limits by the table above, each but the rules multiplied by `factor`. `app.limit(name)` is the check of one of them,
 * to be hung on any number of routes, which then count together; requests that this process makes for its own pages are
 * not counted. With a `count` of their own the processes of the shop count together.
 */
export async function registerRateLimits(
  app: ShopApp,
  store: CounterStore,
  factor: number,
  count: Count = countHere(),
): Promise<void> {
  await app.register(rateLimit, { global: false, store: storeThatCounts(count) });
  const counters = createRateCounters(store);
  const allowed = (name: keyof typeof rateLimits) => {
    const limit: Limit = rateLimits[name];
    return limit.isRule ? limit.max : Math.ceil(limit.max * factor);
  };
  const take = (name: keyof typeof rateLimits, subject: string, executor?: Executor) =>
    counters.take({ name, max: allowed(name), window: rateLimits[name].window }, subject, executor);

  function inDatabaseGuard(name: LimitName): Guard {
    return async (request, reply) => {
      if (isInProcess(request)) return undefined;
      const result = await take(name, addressBlock(request.ip));
      return result.outcome === "taken" ? undefined : sendTooManyError(reply, result.seconds);
    };
  }

  function inMemoryGuard(name: LimitName): Guard {
    const { window } = rateLimits[name];
    const check = app.createRateLimit({
      max: allowed(name),
      timeWindow: window,
      keyGenerator: (request) => keyOf(name, request),
    });
    return async (request, reply) => {
      if (isInProcess(request)) return undefined;
      const result = await check(request);
      if (result.isAllowed || !result.isExceeded) return undefined;
      const { sendTooMany = sendTooManyError } = request.routeOptions.config;
      return sendTooMany(reply, result.ttlInSeconds);
    };
  }

  const keyOf = async (name: LimitName, request: FastifyRequest) =>
    `${name} ${await subjectOf(request, rateLimits[name].by)}`;

  async function subjectOf(request: FastifyRequest, by: Limit["by"]): Promise<string | undefined> {
    const network = addressBlock(request.ip);
    if (by === "address") return network;
    const user = await app.findUser(request);
    if (by === "user" || user) return user?.id;
    if (by === "visitor") return app.findProvenOrder(request) ?? network;
    return `${phoneOf(request.body)}\n${network}`;
  }

  app.decorate("takeOf", take);
  app.decorate("giveBack", async (name: DoneLimitName, request: FastifyRequest) => {
    await count(await keyOf(name, request), rateLimits[name].window, -1);
  });
  const guards = new Map<LimitName, Guard>();
  app.decorate("limit", (name: LimitName) => {
    const guard = guards.get(name) ?? ("kept" in rateLimits[name] ? inDatabaseGuard : inMemoryGuard)(name);
    guards.set(name, guard);
    return guard;
  });
}

/**
 * Lets the limits count by `count`, which the processes of the shop share. Their keys begin with the name of the limit.
 */
export function storeThatCounts(count: Count) {
  return class SharedStore implements FastifyRateLimitStore {
    incr(
      key: string,
      callback: (error: Error | null, counted?: { current: number; ttl: number }) => void,
      window: number,
    ): void {
      count(key, window).then((counted) => callback(null, counted), callback);
    }

    child(): SharedStore {
      return this;
    }
  };
}
