import { performance } from "node:perf_hooks";
import type { Executor } from "#database/query.ts";
import { untraced } from "#database/trace-step.ts";
import type { FailureWatch } from "#server/platform/jobs/health-reporter.ts";
import { planRetry } from "#server/platform/jobs/retry-plan.ts";
import { retryUntilPersisted, startWorkers } from "#server/platform/jobs/workers.ts";
import { unseal } from "#server/platform/secrets/sealed-secret.ts";
import type { Services } from "#server/services.ts";
import {
  type ClaimedMessage,
  claim,
  findUndelivered,
  markDelivered,
  markFailed,
  type TriedMessage,
} from "./message-outbox.ts";
import { type Answer, postMessage } from "./post-message.ts";
import { signMessage } from "./sign-message.ts";

export const sealPurpose = "webhooks";

const defaultTimeout = 10_000;

/** Upper limit of Retry-After in seconds. */
const longestHold = 3_600;

type WebhookDelivery = Pick<Services, "database" | "secretKey" | "webhooksGoAnywhere" | "traces"> & {
  log: { warn(facts: object, words: string): void };
  watch: FailureWatch;
  timeout: number;
  cut: AbortSignal;
};

class DeliveryFailedError extends Error {
  readonly reason = "not-told";
}

/** Throws while a webhook is switched off for its failures, and for a day after a message was given up. */
export async function assertWebhooksDelivered(executor: Executor): Promise<void> {
  const [found] = await findUndelivered(executor);
  if (found?.isUntold) throw new DeliveryFailedError();
}

/** Sends the message that is due longest; returns whether there was one. */
async function deliverNextMessage(delivery: WebhookDelivery): Promise<boolean> {
  const { database, cut, traces } = delivery;
  const [message] = await claim(database.pool);
  if (!message) return false;
  const start = performance.now();
  const step = { name: `webhook ${message.event}`, isOutgoing: true } as const;
  const result = await (traces?.root ?? untraced)(step, () => attempt(message, delivery));
  const tried = { id: message.id, webhookId: message.webhookId, took: Math.round(performance.now() - start) };
  await retryUntilPersisted(async () => {
    if (result.outcome === "delivered") await markDelivered(database.pool, { ...tried, ...result.answer });
    else await noteFailure(delivery, message, { ...result, took: tried.took });
  }, cut);
  return true;
}

/** `holds`: the receiver is unreachable, so its other messages wait too. */
type FailedAttempt = { outcome: "failed"; answer: Answer | undefined; problem: string; holds: boolean };
type Attempt = { outcome: "delivered"; answer: Answer } | FailedAttempt;

async function attempt(message: ClaimedMessage, delivery: WebhookDelivery): Promise<Attempt> {
  const secrets = secretsOf(message, delivery.secretKey);
  if (!secrets)
    return { outcome: "failed", answer: undefined, problem: "kept under another secret key", holds: true };
  const { id, event, data, at, url } = message;
  const body = JSON.stringify({ type: event, timestamp: at.toISOString(), data });
  const headers = signMessage({ id, body, at: new Date() }, secrets);
  const { timeout, cut, webhooksGoAnywhere: mayGoAnywhere } = delivery;
  try {
    const answer = await postMessage({ url, headers, body, mayGoAnywhere, timeout, cut });
    if (answer.status >= 200 && answer.status < 300) return { outcome: "delivered", answer };
    const holds = [429, 502, 503, 504].includes(answer.status);
    return { outcome: "failed", answer, problem: problemOfStatus(answer.status), holds };
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    return { outcome: "failed", answer: undefined, problem: problemOf(error, cut), holds: !cut.aborted };
  }
}

function secretsOf(
  { webhookId: owner, secret, oldSecret }: ClaimedMessage,
  secretKey: Buffer,
): Buffer[] | undefined {
  const sealed = oldSecret ? [secret, oldSecret] : [secret];
  const opened = sealed.flatMap((each) => unseal({ secretKey, purpose: sealPurpose, owner }, each) ?? []);
  return opened.length === sealed.length ? opened : undefined;
}

function problemOfStatus(status: number): string {
  return status >= 300 && status < 400 ? "redirects are not followed" : "refused";
}

/** A fixed text or a code: network errors quote addresses. */
function problemOf(error: Error, cut: AbortSignal): string {
  if (cut.aborted) return "the shop was stopped";
  if (error.name === "TimeoutError" || (error.cause instanceof Error && error.cause.name === "TimeoutError"))
    return "no answer in time";
  const code = "code" in error && typeof error.code === "string" ? error.code : error.name;
  return code === "ENOTPUBLIC" ? "not a public address" : code;
}

async function noteFailure(
  { database, log, watch }: WebhookDelivery,
  { id, webhookId, ...message }: ClaimedMessage,
  { answer, problem, holds, took }: FailedAttempt & Pick<TriedMessage, "took">,
): Promise<void> {
  const wait = planRetry({ attempts: message.attempts, age: message.age * 1_000, refused: false });
  const pause = planRetry({ attempts: message.failures + 1, age: 0, refused: false });
  const hold = holds ? Math.max(answer?.retryAfter ?? 0, Number(pause) / 1_000) : 0;
  const [now] = await markFailed(database.pool, {
    id,
    webhookId,
    took,
    problem,
    attempts: message.attempts,
    status: answer?.status ?? null,
    answer: answer?.answer ?? "",
    wait: wait === "give-up" ? null : wait / 1_000,
    hold: Math.min(hold, longestHold),
  });
  const facts = { webhook: webhookId, message: id, status: answer?.status, problem };
  if (wait === "give-up") log.warn(facts, "message to a webhook given up");
  if (now?.isSwitchedOff) log.warn({ webhook: webhookId }, "webhook switched off after days of failures");
  if (wait === "give-up" || now?.isSwitchedOff) watch.met(new DeliveryFailedError());
}

/** Milliseconds; short, because a message is a request, which does not block the thread. */
const pause = 5;

type WebhookWorkerOptions = {
  services: Pick<Services, "database" | "secretKey" | "webhooksGoAnywhere" | "failures" | "traces">;
  log: WebhookDelivery["log"];
  timeout?: number;
  pollInterval?: number;
  shutdownTimeout?: number;
};

/**
 * Delivers messages to webhooks until the returned function is called. Any number of processes may run it on one
 * database.
 */
export function startWebhookWorker({ services, log, ...times }: WebhookWorkerOptions): () => Promise<void> {
  const { timeout = defaultTimeout, pollInterval = 1_000, shutdownTimeout = 3_000 } = times;
  const watch = services.failures.watch("webhooks");
  return startWorkers({
    lanes: 4,
    deliverNext: (cut) => deliverNextMessage({ ...services, log, watch, timeout, cut }),
    outage: services.failures.watch("webhooks", "outbox"),
    pause: () => pause,
    pollInterval,
    shutdownTimeout,
  });
}
