import { describeDay, englishDays } from "#contract/delivery/describe-promise.ts";
import { urduDays } from "#contract/delivery/urdu-names.ts";
import type { TextKind } from "#contract/notifications/text-kinds.ts";
import { consignmentOf, otherByHand } from "#contract/orders/couriers.ts";
import { formatRupees } from "#contract/values/money.ts";
import { internationalPhone } from "#contract/values/phone.ts";
import { untraced } from "#database/trace-step.ts";
import { hasOptedOut } from "#server/customers/people/opt-outs.ts";
import { againPath } from "#server/orders/again/again-link.ts";
import { confirmToken } from "#server/orders/confirming/confirm-token.ts";
import { readOrder } from "#server/orders/reading/read-orders.ts";
import { describeCourier } from "#server/parcels/describe-courier.ts";
import type { ShopApp } from "#server/platform/http/shop-app.ts";
import type { FailureWatch } from "#server/platform/jobs/health-reporter.ts";
import { planRetry } from "#server/platform/jobs/retry-plan.ts";
import { retryUntilPersisted, startWorkers } from "#server/platform/jobs/workers.ts";
import { formatOrderNumber } from "#server/platform/order-number.ts";
import { lastDayToAsk } from "#server/returns/last-day-to-ask.ts";
import type { Services } from "#server/services.ts";
import { type TemplateId, textTemplates } from "./templates.ts";
import { type ClaimedText, claimText, loseDeadTexts, settleText } from "./text-outbox.ts";
import type { TextProvider, TextSent } from "./text-provider.ts";

/** Seconds after which a message is outdated and not sent. */
const newsFor = 24 * 3_600;

/** Tries after which a temporary failure of the provider is given up. */
const mostTries = 8;

type TextDelivery = Pick<Services, "database" | "secretKey" | "traces" | "shop"> & {
  takeOf: ShopApp["takeOf"];
  provider: TextProvider;
  log: { warn(facts: object, words: string): void };
  watch: FailureWatch;
  cut: AbortSignal;
};

/** A message was not sent, or its outcome is unknown. */
class TextFailure extends Error {
  readonly reason: string;
  constructor(reason: string) {
    super(reason);
    this.reason = reason;
  }
}

/** Sends the message that is due longest; returns whether there was one. */
export async function deliverNextText(delivery: TextDelivery): Promise<boolean> {
  const { database, provider, watch, cut, traces } = delivery;
  if ((await loseDeadTexts(database.pool)) > 0) watch.met(new TextFailure("lost"));
  const text = await claimText(database.pool);
  if (!text) return false;
  const why = await findReasonAgainst(delivery, text);
  if (why !== undefined) {
    await settleText(database.pool, {
      id: text.id,
      state: "not-sent",
      problem: why,
      providerId: null,
      wait: 0,
    });
    return true;
  }
  const exchangeDay = await readExchangeDay(delivery, text);
  const template = templateOf(text, exchangeDay);
  const message = {
    id: text.id,
    to: internationalPhone(text.phone),
    template: textTemplates[template].name,
    language: text.language,
    values: valuesOf(text, exchangeDay),
    link: linkOf(template, text, delivery),
  };
  const traceText = traces?.root ?? untraced;
  const sent = await traceText({ name: `text ${text.kind}` }, () => provider.send(message, cut));
  await retryUntilPersisted(() => settleText(database.pool, asSettled(text, sent)), cut);
  tell(delivery, text, sent);
  return true;
}

async function findReasonAgainst(
  { database, secretKey, takeOf }: TextDelivery,
  text: ClaimedText,
): Promise<string | undefined> {
  const { age, phone, kind, progress, isWanted, isAwaited, dueNow } = text;
  if (phone === "") return "the order has no phone any more";
  if (age > newsFor) return "it was too late";
  if (kind !== "order-cancelled" && progress === "Cancelled") return "the order is cancelled";
  if (kind === "order-placed" && !isAwaited) return "nothing is to be confirmed";
  if (kind === "advance-asked" && dueNow === 0) return "nothing is to be sent ahead";
  if (!isWanted) return "they have switched messages off in their profile";
  if (await hasOptedOut(database.pool, { secretKey, phone })) return "they want no messages";
  return (await isHeldBack(takeOf, text))
    ? "too many orders were placed and cancelled with this phone"
    : undefined;
}

/**
 * Whether customers' actions with a phone have used up their limit, as with mails (mail/mails-to-strangers.ts): one
 * message an hour to an unknown phone, ten to any other. Counted at the first try.
 */
async function isHeldBack(
  takeOf: ShopApp["takeOf"],
  { attempts, phone, isKnown, isShoppersDoing }: ClaimedText,
): Promise<boolean> {
  if (attempts > 1 || !isShoppersDoing) return false;
  const limit = isKnown ? "textsToKnownPhone" : "textsToStranger";
  return (await takeOf(limit, internationalPhone(phone))).outcome === "refused";
}

const valueMakers: Record<TextKind, (text: ClaimedText) => string[]> = {
  "order-placed": ({ total }) => [formatRupees(total)],
  "advance-asked": ({ dueNow }) => [formatRupees(dueNow)],
  "order-dispatched": (text) => [
    describeCourier(text.courier || otherByHand, text.language),
    ...[numberOf(text)].filter((known) => known !== ""),
  ],
  "out-for-delivery": ({ collects }) => [formatRupees(collects ?? 0)],
  "order-delivered": () => [],
  "order-cancelled": () => [],
};

function numberOf({ consignmentNumber, number }: ClaimedText): string {
  return consignmentOf(consignmentNumber, formatOrderNumber(number));
}

/** The last day on which something of a delivered order may be exchanged, in words; empty where nothing may. */
async function readExchangeDay({ database, shop }: TextDelivery, text: ClaimedText): Promise<string> {
  if (text.kind !== "order-delivered") return "";
  const order = await readOrder(database.pool, text.orderId);
  const day = order && lastDayToAsk("exchange", order, shop);
  return day === undefined ? "" : describeDay(day, text.language === "ur" ? urduDays : englishDays);
}

function templateOf(text: ClaimedText, exchangeDay: string): TemplateId {
  if (text.kind === "order-delivered" && exchangeDay !== "") return "order-delivered-with-exchange";
  const isWithout = text.kind === "order-dispatched" && numberOf(text) === "";
  return isWithout ? "order-dispatched-without-number" : text.kind;
}

/** The dynamic end of the button's address. */
function linkOf(
  template: TemplateId,
  { orderId }: ClaimedText,
  { secretKey }: TextDelivery,
): string | undefined {
  if (template === "order-placed") return `${orderId}/${confirmToken(secretKey, orderId)}`;
  if (template === "order-delivered-with-exchange")
    return againPath(secretKey, orderId).replace("/order-again/", "");
  return undefined;
}

/** Template parameters take one non-empty line each. */
function valuesOf(text: ClaimedText, exchangeDay: string): string[] {
  const own = exchangeDay === "" ? valueMakers[text.kind](text) : [exchangeDay];
  const values = [formatOrderNumber(text.number), ...own];
  return values.map((value) => value.replace(/\s+/g, " ").trim() || "-");
}

function asSettled({ id, attempts, age }: ClaimedText, sent: TextSent) {
  const settled = { id, providerId: null, wait: 0 };
  switch (sent.outcome) {
    case "accepted":
      return { ...settled, state: "accepted", providerId: sent.providerId, problem: "" } as const;
    case "unknown":
      return { ...settled, state: "unknown", problem: sent.problem } as const;
    case "refused": {
      const wait = planRetry({ attempts, age: age * 1_000, refused: false });
      if (!sent.isPassing || attempts >= mostTries || wait === "give-up")
        return { ...settled, state: "failed", problem: sent.problem } as const;
      return { ...settled, state: "waiting", problem: sent.problem, wait: wait / 1_000 } as const;
    }
  }
}

function tell({ watch, log }: TextDelivery, { id, kind }: ClaimedText, sent: TextSent): void {
  if (sent.outcome === "accepted") {
    watch.over();
    return;
  }
  log.warn({ text: id, kind, outcome: sent.outcome, problem: sent.problem }, "WhatsApp message not sent");
  // A phone without WhatsApp is no failure of the shop.
  if (sent.outcome === "unknown" || sent.isPassing) watch.met(new TextFailure(sent.problem));
}

type TextWorkerOptions = {
  services: Pick<Services, "database" | "secretKey" | "failures" | "traces" | "shop">;
  provider: TextProvider;
  log: TextDelivery["log"];
  takeOf: ShopApp["takeOf"];
  pollInterval?: number;
};

/**
 * Sends messages to phones until the returned function is called. Any number of processes may run it on one database.
 */
export function startTextWorker({
  services,
  provider,
  log,
  takeOf,
  pollInterval = 1_000,
}: TextWorkerOptions): () => Promise<void> {
  const watch = services.failures.watch("texts");
  return startWorkers({
    lanes: 1,
    deliverNext: (cut) => deliverNextText({ ...services, provider, log, takeOf, watch, cut }),
    outage: services.failures.watch("texts", "outbox"),
    pause: () => 50,
    pollInterval,
    shutdownTimeout: 3_000,
  });
}
