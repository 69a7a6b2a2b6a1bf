import type { FastifyBaseLogger } from "fastify";
import type { Shop } from "#contract/settings/shop-settings.ts";
import type { Database } from "#database/connect.ts";
import { untraced } from "#database/trace-step.ts";
import type { PictureFiles } from "#server/pictures/picture-files.ts";
import { withoutRows } from "#server/platform/http/errors.ts";
import type { ShopApp } from "#server/platform/http/shop-app.ts";
import { isTransientError } from "#server/platform/http/transient-error.ts";
import type { FailureWatch } from "#server/platform/jobs/health-reporter.ts";
import { planRetry } from "#server/platform/jobs/retry-plan.ts";
import { withDeadline } from "#server/platform/jobs/with-deadline.ts";
import { retryUntilPersisted } from "#server/platform/jobs/workers.ts";
import type { Traces } from "#server/platform/tracing/traces.ts";
import { composeMail } from "./compose-mail.ts";
import { carriedLogo, readLogoPart } from "./logo-in-mail.ts";
import { checkRecipient, isHeldBack } from "./mails-to-strangers.ts";
import { type ClaimedMail, claimMail, lease, type Outcome, settleMail } from "./outgoing-mails.ts";
import { SendFailure, type SendMail } from "./ready-mail.ts";

/** Milliseconds that a whole send may take, half of the lease. */
const longestSend = (lease * 1_000) / 2;

export type MailDelivery = {
  database: Database;
  secretKey: Buffer;
  shop: Shop;
  uploads: PictureFiles;
  takeOf: ShopApp["takeOf"];
  origin: () => string;
  send: SendMail;
  log: Pick<FastifyBaseLogger, "warn" | "error">;
  mailServer: FailureWatch;
  traces?: Traces | undefined;
  cut: AbortSignal;
};

/** Sends the mail that is due longest; returns whether there was one. */
export async function deliverNext(delivery: MailDelivery): Promise<boolean> {
  const { database, cut } = delivery;
  const mail = await claimMail(database.pool);
  if (mail === undefined) return false;
  const trace = delivery.traces?.root ?? untraced;
  const outcome = await trace({ name: `mail ${mail.kind}` }, () => attempt(mail, delivery));
  if (outcome.outcome === "given-up")
    delivery.log.warn({ mail: mail.id, kind: mail.kind, reason: outcome.reason }, "mail given up");
  await retryUntilPersisted(() => settleMail(database.pool, mail, outcome), cut);
  return true;
}

async function attempt(mail: ClaimedMail, delivery: MailDelivery): Promise<Outcome> {
  const { database, shop, secretKey, send, cut, takeOf } = delivery;
  try {
    const standing = await checkRecipient(database.pool, mail);
    if (await isHeldBack(takeOf, mail, standing))
      return { outcome: "given-up", reason: "too many mails to this address; send it by hand" };
    const logo = await readLogoPart(delivery.uploads, shop.logo, delivery.log);
    const context = {
      database,
      shop,
      secretKey,
      origin: delivery.origin(),
      logoAddress: logo && carriedLogo,
    };
    const ready = await composeMail(mail, { ...standing, ...context });
    if ("pointless" in ready) return { outcome: "given-up", reason: ready.pointless };
    const traceStep = delivery.traces?.step ?? untraced;
    await withDeadline(cut, longestSend, (signal) =>
      traceStep({ name: "send mail", isOutgoing: true }, () => send({ ...ready, logo }, signal)),
    );
    delivery.mailServer.over();
    return { outcome: "sent" };
  } catch (error) {
    if (error instanceof SendFailure && !error.refused && !cut.aborted) delivery.mailServer.met(error);
    return failed(mail, error, delivery.log);
  }
}

function failed(mail: ClaimedMail, error: unknown, log: MailDelivery["log"]): Outcome {
  const { reason, refused } = readFailure(error);
  if (!(error instanceof SendFailure || isTransientError(error)))
    log.error({ mail: mail.id, kind: mail.kind, err: error instanceof Error ? withoutRows(error) : reason });
  else if (mail.attempts === 1) log.warn({ mail: mail.id, kind: mail.kind, reason }, "mail not sent yet");
  const wait = planRetry({ attempts: mail.attempts, age: mail.age * 1_000, refused });
  return wait === "give-up" ? { outcome: "given-up", reason } : { outcome: "put-off", wait, reason };
}

function readFailure(error: unknown): { reason: string; refused: boolean } {
  if (error instanceof SendFailure) return error;
  const parts = error instanceof Error ? [error.name, "code" in error ? error.code : ""] : ["failed"];
  return { reason: parts.join(" ").trim(), refused: false };
}
