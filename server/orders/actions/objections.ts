import type { FastifyReply } from "fastify";
import {
  type ActionQuestion,
  customerActions,
  type OrderAction,
  orderActions,
  type ParcelAction,
  parcelActions,
  type Verdict,
  type Verdicts,
} from "#contract/orders/order-actions.ts";
import { inEnglish } from "#contract/reasons/in-english.ts";
import { decodeReason, type EncodedReason, reason } from "#contract/values/reason.ts";
import { sendError } from "#server/platform/http/send-error.ts";
import { type Decision, decideAction, decideParcel, type Refused } from "./decide-actions.ts";
import type { OrderFacts, ParcelFacts } from "./order-facts.ts";

export type Objection =
  | { outcome: "ask-first"; questions: readonly EncodedReason[] }
  | { outcome: "not-allowed"; code: Refused["code"]; why: EncodedReason };

/**
 * Codes of the questions that were answered with yes; `all` of a courier that has the parcel already, or of the shop
 * itself.
 */
export type Acknowledged = readonly string[] | "all";

/** Undefined where it may be done. Once some of what is asked is not acknowledged, all of it is asked. */
export function objectionTo(decision: Decision, acknowledged: Acknowledged): Objection | undefined {
  switch (decision.may) {
    case "do":
      return undefined;
    case "not":
      return { outcome: "not-allowed", code: decision.code, why: decision.why };
    case "ask": {
      const { questions } = decision;
      const isAnswered =
        acknowledged === "all" || questions.every((each) => acknowledged.includes(codeOf(each)));
      return isAnswered ? undefined : { outcome: "ask-first", questions };
    }
  }
}

function codeOf(question: EncodedReason): string {
  return decodeReason(question)?.reason ?? question;
}

export function toQuestions(questions: readonly EncodedReason[]): ActionQuestion[] {
  return questions.map((question) => ({ code: codeOf(question), question: inEnglish(question) }));
}

/** Answers a call that does one thing; those for many say it of each. */
export function sendObjection(reply: FastifyReply, objection: Objection): FastifyReply {
  if (objection.outcome === "not-allowed") return sendError(reply, objection.code, objection.why);
  const questions = toQuestions(objection.questions);
  const sentences = questions.map(({ question }) => question).join(" ");
  return sendError(reply, "ASK_FIRST", reason("ASK_FIRST", { questions: sentences }), { questions });
}

function toVerdict(decision: Decision): Verdict {
  switch (decision.may) {
    case "do":
      return { may: "do" };
    case "ask":
      return { may: "ask", questions: toQuestions(decision.questions) };
    case "not":
      return { may: "not", why: inEnglish(decision.why) };
  }
}

/** The verdict on every action, for staff. */
export function toVerdicts(facts: OrderFacts): Verdicts {
  const verdicts = orderActions.map((action) => [action, toVerdict(decideAction(facts, action))]);
  return Object.fromEntries(verdicts) as Verdicts;
}

const isOpen = (facts: OrderFacts) => (action: OrderAction) => decideAction(facts, action).may !== "not";

export function openActionsOf(facts: OrderFacts): OrderAction[] {
  return orderActions.filter(isOpen(facts));
}

export function openParcelActionsOf(parcel: ParcelFacts, order: OrderFacts): ParcelAction[] {
  return parcelActions.filter((action) => decideParcel(parcel, order, action).may !== "not");
}

export function openCustomerActionsOf(facts: OrderFacts): (typeof customerActions)[number][] {
  return customerActions.filter(isOpen(facts));
}
