import type { FastifyReply, FastifyRequest } from "fastify";
import type { Metrics } from "../metrics/metrics.ts";
import { addressBlock } from "./address-block.ts";
import { isInProcess } from "./in-process.ts";
import { hasBody } from "./receive-time.ts";
import { sendBusyError } from "./send-error.ts";
import type { ShopApp } from "./shop-app.ts";
import { createWorkQueues, type WorkClass, type WorkLimits, workClasses } from "./work-queues.ts";

/** What is not queued answers at once from memory, or stays open for hours. */
export type WorkOfRoute = WorkClass | "unqueued";

declare module "fastify" {
  interface FastifyRequest {
    work: WorkOfRoute;
  }
  interface FastifyInstance {
    /** Whether requests are under way or wait for their turn; files and what is in memory do not count. */
    isAnswering: () => boolean;
  }
  interface FastifyContextConfig {
    /** How urgent the work of this route is, where it is not `browsing`. */
    work?: WorkOfRoute | ((request: FastifyRequest) => WorkOfRoute);
    /** Answers whoever is refused, if not with the error body. */
    sendBusy?: (request: FastifyRequest, reply: FastifyReply, retryAfter: number) => void;
  }
}

/** Files cost next to nothing, and a page that lost half of them is worse than a slow one. */
const files = /^(\/[a-z-]+)?\/(assets|pictures)\//;

/** Milliseconds between two looks at the event loop and at who waits. */
const lookEvery = 20;

/** Seconds after which who was refused may ask again. */
const askAgainIn = 5;

const tellEvery = 10_000;

/**
 * Lets in as much as can be finished soon, the most urgent first, and refuses the rest at once (load shedding): each class of
 * work has its own places and its own bounded queue. What is refused has begun nothing.
 */
export function registerOverloadProtection(
  app: ShopApp,
  limits: Record<WorkClass, WorkLimits>,
  metrics: Pick<Metrics, "noteRefusal" | "watchWork">,
): void {
  let lastLook = performance.now();
  let lag = 0;
  const queues = createWorkQueues(limits, {
    now: () => performance.now(),
    soon: setImmediate,
    delay: () => lag,
  });
  const classes = Object.keys(workClasses) as WorkClass[];
  metrics.watchWork(classes, queues.load);
  app.decorate("isAnswering", () =>
    classes.some((name) => {
      const { underWay, waiting } = queues.load(name);
      return underWay + waiting > 0;
    }),
  );
  const timer = setInterval(() => {
    const now = performance.now();
    lag = Math.max(0, now - lastLook - lookEvery);
    lastLook = now;
    queues.refuseLate();
  }, lookEvery);
  timer.unref();
  app.addHook("onClose", async () => clearInterval(timer));

  /** Of each request that has a place: gives it back. */
  const leaves = new WeakMap<FastifyRequest, () => void>();
  const told = new Map<WorkClass, number>();
  const tell = (request: FastifyRequest, name: WorkClass) => {
    const now = performance.now();
    if (now - (told.get(name) ?? -tellEvery) < tellEvery) return;
    told.set(name, now);
    request.log.warn({ work: name }, "too much to do: requests are refused");
  };

  const jobOf = (name: WorkClass, request: FastifyRequest, reply: FastifyReply, done: () => void) => ({
    start: () => {
      const leave = () => {
        if (leaves.delete(request)) queues.leave(name);
      };
      leaves.set(request, leave);
      reply.raw.once("close", leave);
      done();
    },
    refuse: () => {
      tell(request, name);
      metrics.noteRefusal(name);
      const { sendBusy } = request.routeOptions.config;
      if (sendBusy) sendBusy(request, reply, askAgainIn);
      else sendBusyError(reply, askAgainIn);
    },
    owner: name === "drawings" ? addressBlock(request.ip) : undefined,
    isGone: () => reply.sent || reply.raw.destroyed,
  });

  app.decorateRequest("work", "unqueued");
  app.addHook("onRequest", (request, reply, done) => {
    const name = workOf(request);
    request.work = name;
    if (name === "unqueued") return done();
    queues.enter(name, jobOf(name, request, reply, done));
  });
  // Whoever sends slowly holds no place either: the turn to read a body ends with it, and the work upon it has a turn of its own.
  app.addHook("preParsing", (request, _reply, payload, done) => {
    if (hasBody(request) && !request.raw.complete) leaves.get(request)?.();
    done(null, payload);
  });
  app.addHook("preValidation", (request, reply, done) => {
    const { work } = request;
    if (work === "unqueued" || leaves.has(request)) done();
    else queues.enterAgain(work, jobOf(work, request, reply, done));
  });
  // Whoever reads slowly holds no place, nor does a file that is long to send.
  app.addHook("onSend", (request, _reply, payload, done) => {
    leaves.get(request)?.();
    done(null, payload);
  });
}

function workOf(request: FastifyRequest): WorkOfRoute {
  if (files.test(request.url) || isInProcess(request)) return "unqueued";
  const { work = "browsing" } = request.routeOptions.config;
  return typeof work === "function" ? work(request) : work;
}
