import rateLimit from "@fastify/rate-limit";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { ShopApp } from "../shop-app.ts";
import { isInProcess } from "./in-process.ts";
import { refuse } from "./refuse.ts";

const minute = 60_000;
const hour = 60 * minute;

type Limit = { max: number; window: number; by: "address" | "phone" | "user" };

/** Every limit of the shop in one table: how often, in how many milliseconds, counted by what. */
export const rateLimits = {
  reads: { max: 600, window: minute, by: "address" },
  track: { max: 30, window: minute, by: "address" },
  coupon: { max: 20, window: 10 * minute, by: "address" },
  orderByAddress: { max: 60, window: hour, by: "address" },
  orderByPhone: { max: 20, window: hour, by: "phone" },
  cancel: { max: 30, window: minute, by: "address" },
  review: { max: 20, window: hour, by: "user" },
  profile: { max: 30, window: hour, by: "user" },
  measurements: { max: 60, window: hour, by: "user" },
  contact: { max: 10, window: hour, by: "address" },
} as const satisfies Record<string, Limit>;

export type LimitName = keyof typeof rateLimits;

type Guard = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply | undefined>;

declare module "fastify" {
  interface FastifyInstance {
    limit(name: LimitName): Guard;
  }
}

function phoneOf(body: unknown): string {
  if (typeof body !== "object" || body === null || !("phone" in body)) return "";
  // 0300…, +92300… and 92300… are one phone.
  return String(body.phone)
    .replace(/\D/g, "")
    .replace(/^(0092|92|0)/, "");
}

/** How long until the next try, for people. */
function inWords(seconds: number): string {
  if (seconds <= 90) return `${Math.max(1, Math.ceil(seconds))} seconds`;
  return `${Math.ceil(seconds / 60)} minutes`;
}

/**
 * Limits by the table above, each multiplied by `factor`. `app.limit(name)` is the check of one of them, to be hung on
 * a route; requests that this process makes for its own pages are not counted.
 */
export async function registerRateLimits(app: ShopApp, factor: number): Promise<void> {
  await app.register(rateLimit, { global: false, ipv6Subnet: 64 });
  app.decorate("limit", (name: LimitName): Guard => {
    const { max, window, by } = rateLimits[name];
    const check = app.createRateLimit({
      max: Math.ceil(max * factor),
      timeWindow: window,
      ...(by === "phone" ? { keyGenerator: (request) => `${name} ${phoneOf(request.body)}` } : {}),
      ...(by === "user"
        ? { keyGenerator: async (request) => `${name} ${(await app.findUser(request))?.id}` }
        : {}),
    });
    return async (request, reply) => {
      if (isInProcess(request)) return undefined;
      const result = await check(request);
      if (result.isAllowed || !result.isExceeded) return undefined;
      return refuse(reply, "TOO_MANY", `Too many requests. Try again in ${inWords(result.ttlInSeconds)}.`, {
        retryAfter: result.ttlInSeconds,
      });
    };
  });
}
