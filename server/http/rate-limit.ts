import rateLimit from "@fastify/rate-limit";
import type { FastifyReply, FastifyRequest } from "fastify";
import { say } from "#contract/http/say.ts";
import { internationalPhone } from "#contract/values/phone.ts";
import type { Executor } from "#database/named-query.ts";
import type { Services } from "../services.ts";
import type { ShopApp } from "../shop-app.ts";
import type { Count } from "../workers/shared-counts.ts";
import { addressBlock } from "./address-block.ts";
import { isInProcess } from "./in-process.ts";
import { createRateCounters, type Taken } from "./rate-counters.ts";
import { sendError } from "./send-error.ts";
import { storeThatCounts } from "./shared-store.ts";

const minute = 60_000;
const hour = 60 * minute;

type Limit = {
  max: number;
  window: number;
  /** Of `work` the feature itself says by what and when: only failures count, or only what leads to a mail. */
  by: "address" | "phone" | "user" | "work";
  /** Guesses are counted across machines and restarts; all other counters are in the memory that the workers share. */
  kept?: "in the database";
  /** A rule of the wire contract, which `RATE_LIMIT_FACTOR` leaves alone. */
  isRule?: true;
};

const inDatabase = { kept: "in the database" } as const;

export const rateLimits = {
  /** A question with each pause while typing; behind one address of a hospital several people do. */
  suggestions: { max: 600, window: minute, by: "address" },
  reads: { max: 600, window: minute, by: "address" },
  /** Pictures that have to be drawn: one processor is busy with each for a second or more. */
  drawings: { max: 120, window: 10 * minute, by: "address" },
  /** Whoever asks may learn whether anything was delivered to a phone before: more than a checkout needs is refused. */
  advance: { max: 60, window: hour, by: "address" },
  track: { max: 30, window: minute, by: "address" },
  coupon: { max: 20, window: 10 * minute, by: "address" },
  orderByAddress: { max: 60, window: hour, by: "address" },
  orderByPhone: { max: 20, window: hour, by: "phone" },
  cancel: { max: 30, window: minute, by: "address" },
  mend: { max: 20, window: hour, by: "address" },
  claimTransfer: { max: 20, window: hour, by: "address" },
  prove: { max: 30, window: hour, by: "address" },
  /** Wrong phones and e-mail addresses of one order from one network; who is logged in as its customer takes none. */
  contactTries: { max: 5, window: hour, by: "work", ...inDatabase, isRule: true },
  aftercare: { max: 30, window: hour, by: "address" },
  aftercarePicture: { max: 40, window: hour, by: "address" },
  transferPicture: { max: 20, window: hour, by: "address" },
  optionPicture: { max: 40, window: hour, by: "address" },
  startPayment: { max: 30, window: hour, by: "address" },
  /** Of one order, so that nobody has the gateway asked about thousands. */
  paymentsOfOrder: { max: 20, window: hour, by: "work", ...inDatabase, isRule: true },
  /** A page that waits for its payment asks every three seconds. */
  payment: { max: 120, window: minute, by: "address" },
  /** All of a gateway's come from few addresses. */
  gatewayNotice: { max: 600, window: minute, by: "address" },
  confirm: { max: 30, window: minute, by: "address" },
  review: { max: 20, window: hour, by: "user" },
  profile: { max: 30, window: hour, by: "user" },
  ownData: { max: 10, window: hour, by: "user" },
  measurements: { max: 60, window: hour, by: "user" },
  /** Of visits that are traced, behind one address of a hospital several. */
  taps: { max: 120, window: minute, by: "address" },
  contact: { max: 10, window: hour, by: "address" },
  signup: { max: 30, window: hour, by: "address", ...inDatabase },
  /** Failures of one account from one address; those of a known device have a limit of their own. */
  loginByAccount: { max: 10, window: 15 * minute, by: "work", ...inDatabase },
  loginByDevicesOfAddress: { max: 60, window: 15 * minute, by: "work", ...inDatabase },
  loginByDevicesOfAccount: { max: 30, window: 15 * minute, by: "work", ...inDatabase },
  loginByDevice: { max: 10, window: 15 * minute, by: "work", ...inDatabase },
  loginByAddress: { max: 60, window: 15 * minute, by: "work", ...inDatabase },
  recovery: { max: 30, window: hour, by: "address", ...inDatabase },
  /** Mails about orders that a shopper causes, to one address: one that the shop has never dealt with, and any other. */
  mailsToStranger: { max: 1, window: hour, by: "work", ...inDatabase },
  mailsToKnownAddress: { max: 10, window: hour, by: "work", ...inDatabase },
  /** Codes to one mailbox: those asked for from one network or a known device, and all that strangers may cause. */
  recoveryMailsByNetwork: { max: 3, window: hour, by: "work", ...inDatabase },
  recoveryMailsByDevices: { max: 3, window: hour, by: "work", ...inDatabase },
  recoveryMails: { max: 12, window: hour, by: "work", ...inDatabase },
  /** Codes that confirm an address: those of one customer, and those that come to one mailbox, whoever claims it. */
  emailCodesByUser: { max: 10, window: 24 * hour, by: "work", ...inDatabase },
  emailCodesToAddress: { max: 6, window: 24 * hour, by: "work", ...inDatabase },
  emailCode: { max: 60, window: hour, by: "user" },
  newDeviceMails: { max: 3, window: 24 * hour, by: "work", ...inDatabase },
  /** Tries at the code of a recovery that there is not, as many as at one that there is. */
  unknownRecovery: { max: 5, window: 24 * hour, by: "work", ...inDatabase, isRule: true },
  recoveryCode: { max: 60, window: hour, by: "address", ...inDatabase },
  enrolDevice: { max: 20, window: hour, by: "address", ...inDatabase },
  /** Wrong PINs at one tablet of the workshop, of all people together. */
  pinByDevice: { max: 20, window: 15 * minute, by: "work", ...inDatabase, isRule: true },
  /** Guesses at keys of the merchant's own tools, and all that they ask. */
  keysByAddress: { max: 600, window: minute, by: "address" },
  callsOfKey: { max: 300, window: minute, by: "work", ...inDatabase },
  /** What providers tell of; much of it at once where many messages were sent. */
  notices: { max: 6000, window: minute, by: "address" },
  backOffice: { max: 1200, window: minute, by: "address" },
  choosePassword: { max: 60, window: hour, by: "address", ...inDatabase },
  /** Wrong codes of one member of staff; only who knows the password comes so far. */
  secondFactor: { max: 10, window: hour, by: "work", ...inDatabase, isRule: true },
  resetPassword: { max: 60, window: hour, by: "address", ...inDatabase },
} as const satisfies Record<string, Limit>;

type NameBy<By extends Limit["by"]> = {
  [Name in keyof typeof rateLimits]: (typeof rateLimits)[Name]["by"] extends By ? Name : never;
}[keyof typeof rateLimits];

export type LimitName = NameBy<"address" | "phone" | "user">;
export type AddressLimitName = NameBy<"address">;
export type WorkLimitName = NameBy<"work">;

type Guard = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply | undefined>;

declare module "fastify" {
  interface FastifyInstance {
    limit(name: LimitName): Guard;
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
  return sendError(reply, "TOO_MANY", say("TOO_MANY_REQUESTS", { seconds: Math.ceil(seconds) }), {
    retryAfter: seconds,
  });
}

/**
 * Limits by the table above, each but the rules multiplied by `factor`. `app.limit(name)` is the check of one of them, to
 * be hung on any number of routes, which then count together; requests that this process makes for its own pages are not
 * counted. With `count` the processes of the shop count together.
 */
export async function registerRateLimits(
  app: ShopApp,
  services: Pick<Services, "database" | "secretKey">,
  factor: number,
  count?: Count,
): Promise<void> {
  await app.register(rateLimit, { global: false, ...(count && { store: storeThatCounts(count) }) });
  const counters = createRateCounters(services);
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
    const { window, by } = rateLimits[name];
    const check = app.createRateLimit({
      max: allowed(name),
      timeWindow: window,
      keyGenerator: async (request) => `${name} ${await subjectOf(request, by)}`,
    });
    return async (request, reply) => {
      if (isInProcess(request)) return undefined;
      const result = await check(request);
      if (result.isAllowed || !result.isExceeded) return undefined;
      return sendTooManyError(reply, result.ttlInSeconds);
    };
  }

  async function subjectOf(request: FastifyRequest, by: Limit["by"]): Promise<string | undefined> {
    if (by === "phone") return phoneOf(request.body);
    if (by === "user") return (await app.findUser(request))?.id;
    return addressBlock(request.ip);
  }

  app.decorate("takeOf", take);
  const guards = new Map<LimitName, Guard>();
  app.decorate("limit", (name: LimitName) => {
    const guard = guards.get(name) ?? ("kept" in rateLimits[name] ? inDatabaseGuard : inMemoryGuard)(name);
    guards.set(name, guard);
    return guard;
  });
}
